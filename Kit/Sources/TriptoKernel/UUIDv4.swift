/// A UUID of version 4 (RFC 9562) as text in lower case.
public enum UUIDv4 {
  /// - Parameter bytes: Sixteen of them, by chance; six bits give way to version and variant.
  public static func text(_ bytes: [UInt8]) -> String {
    precondition(bytes.count == 16)
    var bytes = bytes
    bytes[6] = bytes[6] & 0x0f | 0x40
    bytes[8] = bytes[8] & 0x3f | 0x80
    return [0..<4, 4..<6, 6..<8, 8..<10, 10..<16].map { Hex.text(bytes[$0]) }
      .joined(separator: "-")
  }
}
