package import Foundation

/// RFC 4648 §5 without padding: every character is legal in a URL query unescaped (ID11).
package enum Base64URL {
  package static func encode(_ data: Data) -> String {
    var text = data.base64EncodedString()
    text.replace("+", with: "-")
    text.replace("/", with: "_")
    text.replace("=", with: "")
    return text
  }

  /// Gives nil for padding, characters of plain base64 and every non-canonical spelling, so that a
  /// signature has exactly one text.
  package static func decode(_ bytes: some Collection<UInt8>) -> Data? {
    var text = String(decoding: bytes, as: UTF8.self)
    let original = text
    text.replace("-", with: "+")
    text.replace("_", with: "/")
    text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    guard let data = Data(base64Encoded: text), encode(data) == original else { return nil }
    return data
  }
}
