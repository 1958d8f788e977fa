/// What makes a picture of a link: CoreImage where it is there, else the encoder below (UI-X4).
public protocol QREncoder: Sendable {
  /// - Returns: nil when the text is too long.
  func matrix(_ text: String) -> QRMatrix?
}

/// The modules of a QR code, without its quiet zone of four.
public struct QRMatrix: Equatable, Sendable {
  public static let quietZone = 4

  public let size: Int
  public internal(set) var isDark: [Bool]

  public init(size: Int, isDark: [Bool]) { (self.size, self.isDark) = (size, isDark) }

  public subscript(row: Int, column: Int) -> Bool {
    get { isDark[row * size + column] }
    set { isDark[row * size + column] = newValue }
  }
}

/// ISO/IEC 18004, byte mode, level M, versions 1–15: up to 412 bytes.
public struct PlainQREncoder: QREncoder {
  public init() {}

  public func matrix(_ text: String) -> QRMatrix? {
    guard let version = QRVersion(bytes: text.utf8.count) else { return nil }
    let frame = QRFrame(version, QRCodewords.all(Array(text.utf8), version))
    let masked = (0..<8).map { frame.masked($0) }
    return masked.min { QRPenalty.of($0) < QRPenalty.of($1) }
  }

  /// With a given mask, of 0–7.
  func matrix(_ text: String, mask: Int) -> QRMatrix? {
    QRVersion(bytes: text.utf8.count).map {
      QRFrame($0, QRCodewords.all(Array(text.utf8), $0)).masked(mask)
    }
  }
}

/// How large a code is, at level M.
struct QRVersion: Equatable {
  let number: Int
  let blocks: Int
  /// Of error correction, in each block.
  let checks: Int
  /// Of the whole code.
  let codewords: Int

  private static let table: [(codewords: Int, checks: Int, blocks: Int)] = [
    (26, 10, 1), (44, 16, 1), (70, 26, 1), (100, 18, 2), (134, 24, 2), (172, 16, 4), (196, 18, 4),
    (242, 22, 4), (292, 22, 5), (346, 26, 5), (404, 30, 5), (466, 22, 8), (532, 22, 9),
    (581, 24, 9), (655, 24, 10),
  ]

  /// The smallest that holds so many bytes.
  init?(bytes: Int) {
    for (place, row) in Self.table.enumerated() {
      let header = place + 1 < 10 ? 12 : 20
      let room = (row.codewords - row.checks * row.blocks) * 8
      guard header + bytes * 8 <= room else { continue }
      (number, codewords, checks, blocks) = (place + 1, row.codewords, row.checks, row.blocks)
      return
    }
    return nil
  }

  var size: Int { 17 + 4 * number }
  var dataCount: Int { codewords - checks * blocks }
  var countBits: Int { number < 10 ? 8 : 16 }

  /// The middles of alignment patterns.
  var alignments: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    let step = (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { size - 7 - $0 * step }.reversed()
  }
}
