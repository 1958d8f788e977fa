/// The six characters people type to find a game (ID4).
public enum JoinCode {
  /// Number of characters in a code.
  public static let length = 6
  /// A–Z and 2–9 without I and O, which are read as 1 and 0.
  public static let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")

  /// A random code; the caller checks that nobody else has it.
  public static func random(
    length: Int = length, using generator: inout some RandomNumberGenerator
  ) -> String {
    String((0..<length).map { _ in alphabet[Int.random(in: alphabet.indices, using: &generator)] })
  }

  /// A code from a client as the server stores it: upper-cased, without white space. Nil when it
  /// cannot be a code at all, so that no look-up is spent on it.
  ///
  /// - Parameter length: Codes of screens have another (RE70).
  public static func normalized(_ text: String, length: Int = length) -> String? {
    let code = text.uppercased().filter { !$0.isWhitespace }
    guard code.count == length, code.allSatisfy(alphabet.contains) else { return nil }
    return code
  }
}
