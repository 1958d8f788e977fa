/// The bytes of a code: what is said, padded, with error correction, interleaved.
enum QRCodewords {
  static func all(_ text: [UInt8], _ version: QRVersion) -> [UInt8] {
    let data = padded(text, version)
    let divisor = Field.divisor(version.checks)
    let (short, long) = (version.dataCount / version.blocks, version.dataCount % version.blocks)
    var blocks: [(data: [UInt8], checks: [UInt8])] = []
    var begin = 0
    for block in 0..<version.blocks {
      let length = short + (block >= version.blocks - long ? 1 : 0)
      let part = Array(data[begin..<begin + length])
      blocks.append((part, Field.remainder(part, divisor)))
      begin += length
    }
    let words = (0...short).flatMap { at in
      blocks.compactMap { at < $0.data.count ? $0.data[at] : nil }
    }
    return words + (0..<version.checks).flatMap { at in blocks.map { $0.checks[at] } }
  }

  private static func padded(_ text: [UInt8], _ version: QRVersion) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, _ count: Int) {
      for place in (0..<count).reversed() { bits.append(value >> place & 1 == 1) }
    }
    add(0b0100, 4)
    add(text.count, version.countBits)
    for byte in text { add(Int(byte), 8) }
    add(0, min(4, version.dataCount * 8 - bits.count))
    add(0, (8 - bits.count % 8) % 8)
    var bytes = stride(from: 0, to: bits.count, by: 8).map { at in
      bits[at..<at + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let pads: [UInt8] = [0xEC, 0x11]
    var place = 0
    while bytes.count < version.dataCount {
      bytes.append(pads[place % 2])
      place += 1
    }
    return bytes
  }

  /// The numbers of GF(2⁸) modulo 0x11D, for Reed–Solomon.
  private enum Field {
    static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
      var sum = 0
      for place in (0..<8).reversed() {
        sum = sum << 1 ^ (sum >> 7) * 0x11D
        sum ^= (Int(b) >> place & 1) * Int(a)
      }
      return UInt8(sum)
    }

    static func divisor(_ degree: Int) -> [UInt8] {
      var factors = [UInt8](repeating: 0, count: degree - 1) + [1]
      var root: UInt8 = 1
      for _ in 0..<degree {
        for place in 0..<degree {
          factors[place] = product(factors[place], root)
          if place + 1 < degree { factors[place] ^= factors[place + 1] }
        }
        root = product(root, 2)
      }
      return factors
    }

    static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
      data.reduce([UInt8](repeating: 0, count: divisor.count)) { rest, byte in
        let factor = byte ^ rest[0]
        return zip(rest.dropFirst() + [0], divisor).map { $0 ^ product($1, factor) }
      }
    }
  }
}
