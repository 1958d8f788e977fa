import Foundation

extension GazetteerFile {
  /// The last block whose first key is not after `wanted`.
  func block(of wanted: UnsafeRawBufferPointer, _ reader: ByteReader) -> Int? {
    let next = Self.first(of: header.blockCount) { block in
      let start = header.blocks + reader.u32(header.index + 4 * block)
      return !Self.isOrdered(reader.slice(start + 2, reader.u8(start + 1)), wanted)
    }
    return next == 0 ? nil : next - 1
  }

  /// Reads one block of front-coded keys until `wanted` has come.
  func scan(
    _ block: Int, for wanted: UnsafeBufferPointer<UInt8>, _ reader: ByteReader
  ) -> [Posting] {
    var found: [Posting] = []
    walk(block, reader) { key, postings, count in
      guard key.elementsEqual(wanted) else { return true }
      found = (0..<count).map { Self.posting(reader.u24(postings + 3 * $0)) }
      return false
    }
    return found
  }

  /// Every key of the file, in order.
  var keys: [String] {
    read { reader in
      var all: [String] = []
      for block in 0..<header.blockCount {
        walk(block, reader) { key, _, _ in
          all.append(String(decoding: key, as: UTF8.self))
          return true
        }
      }
      return all
    }
  }

  /// Gives each key of a block with the offset and number of its postings, until told to stop.
  private func walk(_ block: Int, _ reader: ByteReader, _ visit: ([UInt8], Int, Int) -> Bool) {
    var offset = header.blocks + reader.u32(header.index + 4 * block)
    var key: [UInt8] = []
    for _ in 0..<min(16, header.keyCount - 16 * block) {
      let length = reader.u8(offset + 1)
      key.removeLast(max(0, key.count - reader.u8(offset)))
      key.append(contentsOf: reader.slice(offset + 2, length))
      let count = reader.u8(offset + 2 + length)
      guard visit(key, offset + 3 + length, count) else { return }
      offset += 3 + length + 3 * count
    }
  }

  private static func posting(_ value: Int) -> Posting {
    Posting(place: value >> 2, tier: NameTier(rawValue: UInt8(value & 3)) ?? .alternate)
  }

  /// Whether `left` is not after `right`, byte by byte.
  private static func isOrdered(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Bool {
    let order =
      left.count == 0 || right.count == 0
      ? 0 : memcmp(left.baseAddress!, right.baseAddress!, min(left.count, right.count))
    return order == 0 ? left.count <= right.count : order < 0
  }
}
