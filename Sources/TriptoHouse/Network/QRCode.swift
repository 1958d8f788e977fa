import CQREncode
import Foundation

/// A text that does not fit in a QR code, or that the library refused.
public struct QRCodeError: Error, Sendable, Equatable {
  /// `errno` of the library: ERANGE for too long a text.
  public let code: Int32
}

/// A QR code, drawn for pages and terminals.
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
}
