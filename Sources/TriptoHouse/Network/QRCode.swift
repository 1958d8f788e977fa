import CQREncode
import Foundation

/// A text that does not fit in a QR code, or that the library refused.
public struct QRCodeError: Error, Sendable, Equatable {
  /// `errno` of the library: ERANGE for too long a text.
  public let code: Int32
}

/// A QR code, drawn for terminals.
public struct QRCode: Sendable, Equatable {
  /// Light modules around the code, demanded by ISO/IEC 18004.
  public static let quietZone = 4

  /// The code row by row, true = dark, without the quiet zone; always square.
  public let matrix: [[Bool]]

  /// Encodes `text` with medium error correction (15 % may be hidden).
  /// - Throws: `QRCodeError` when the text is empty or longer than a code holds.
  public init(_ text: String) throws(QRCodeError) {
    guard let code = QRcode_encodeString(text, 0, QR_ECLEVEL_M, QR_MODE_8, 1) else {
      throw QRCodeError(code: errno)
    }
    defer { QRcode_free(code) }
    let width = Int(code.pointee.width)
    guard let modules = code.pointee.data else { throw QRCodeError(code: EINVAL) }
    matrix = (0..<width).map { row in
      (0..<width).map { column in modules[row * width + column] & 1 == 1 }
    }
  }

  /// The code with its quiet zone on all sides.
  var framed: [[Bool]] {
    let width = matrix.count + 2 * Self.quietZone
    let blank = Array(repeating: false, count: width)
    let edge = Array(repeating: false, count: Self.quietZone)
    let margin = Array(repeating: blank, count: Self.quietZone)
    return margin + matrix.map { edge + $0 + edge } + margin
  }

  /// Two rows of modules in each line, by half blocks. Colours are set, not assumed: black on white
  /// can be scanned on dark and light terminals alike.
  public var terminal: String {
    let blackOnWhite = "\u{1B}[38;5;16;48;5;231m"
    let reset = "\u{1B}[0m"
    let rows = framed
    return stride(from: 0, to: rows.count, by: 2).map { top in
      let bottom = top + 1 < rows.count ? rows[top + 1] : rows[top].map { _ in false }
      let line = zip(rows[top], bottom).map(Self.halfBlock).joined()
      return blackOnWhite + line + reset
    }.joined(separator: "\n")
  }

  private static func halfBlock(_ top: Bool, _ bottom: Bool) -> String {
    switch (top, bottom) {
    case (true, true): "█"
    case (true, false): "▀"
    case (false, true): "▄"
    case (false, false): " "
    }
  }
}
