import NIOCore

/// Checks UTF-8 piece by piece, as RFC 3629 has it: no overlong forms, no surrogates, nothing above
/// U+10FFFF. A sequence may be cut anywhere between two pieces.
struct UTF8Validator {
  private var missing = 0
  private var lowest: UInt8 = 0x80
  private var highest: UInt8 = 0xBF

  /// Whether the text so far ends between two characters.
  var isComplete: Bool { missing == 0 }

  /// Takes the next piece; false as soon as no continuation could make the text valid.
  mutating func consume(_ piece: ByteBuffer) -> Bool {
    piece.withUnsafeReadableBytes { consume($0) }
  }

  private mutating func consume(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index < bytes.count {
      if missing == 0 {
        index = UTF8Validator.skipASCII(bytes, from: index)
        guard index < bytes.count else { break }
      }
      guard take(bytes[index]) else { return false }
      index += 1
    }
    return true
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard missing == 0 else {
      guard lowest...highest ~= byte else { return false }
      expect(missing - 1)
      return true
    }
    switch byte {
    case 0x00...0x7F: return true
    case 0xC2...0xDF: expect(1)
    case 0xE0: expect(2, from: 0xA0)
    case 0xED: expect(2, upTo: 0x9F)
    case 0xE1...0xEF: expect(2)
    case 0xF0: expect(3, from: 0x90)
    case 0xF1...0xF3: expect(3)
    case 0xF4: expect(3, upTo: 0x8F)
    default: return false
    }
    return true
  }

  private mutating func expect(_ count: Int, from low: UInt8 = 0x80, upTo high: UInt8 = 0xBF) {
    missing = count
    lowest = low
    highest = high
  }

  private static func skipASCII(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var index = start
    while index + 8 <= bytes.count,
      bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      index += 8
    }
    return index
  }
}
