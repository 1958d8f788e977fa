/// A game's code as people type it (ID4, UI-H7).
public enum GameCode {
  public static let length = 6
  /// The code that a screen shows (RE70).
  public static let screenLength = 5

  /// A–Z and 0–9 of what was typed or pasted, in upper case, at most so many: "abc 123" is ABC123.
  public static func cleaned(_ text: String, length: Int = length) -> String {
    String(text.uppercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(length))
  }
}
