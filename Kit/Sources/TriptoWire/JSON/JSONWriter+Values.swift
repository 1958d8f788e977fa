extension JSONWriter {
  /// Writes `value` in quotes; `"`, `\` and control characters are escaped, all else stays UTF-8.
  public mutating func string(_ value: String) {
    var value = value
    quoted { bytes in
      value.withUTF8 { utf8 in
        if utf8.allSatisfy({ !Self.needsEscape($0) }) {
          bytes.append(contentsOf: utf8)
        } else {
          for byte in utf8 { Self.appendEscaped(byte, to: &bytes) }
        }
      }
    }
  }

  public mutating func int(_ value: Int) { literal(String(value)) }

  /// Writes a whole number without a fraction (`-6`, not `-6.0`, PR33) and others in their shortest
  /// exact form. JSON knows no infinities: a value that is not finite becomes `null`.
  public mutating func double(_ value: Double) {
    guard value.isFinite else { return null() }
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return int(whole) }
    literal(value.description)
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
    guard needsEscape(byte) else { return bytes.append(byte) }
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    case 0x00..<0x20:
      bytes.append(contentsOf: [UInt8(ascii: "u"), UInt8(ascii: "0"), UInt8(ascii: "0")])
      bytes.append(contentsOf: [hexDigit(byte >> 4), hexDigit(byte & 0x0F)])
    default: bytes.append(byte)
    }
  }

  private static func hexDigit(_ nibble: UInt8) -> UInt8 {
    nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10
  }
}
