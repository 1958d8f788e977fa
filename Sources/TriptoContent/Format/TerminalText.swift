/// Texts of strangers, made fit to be printed: a control character may move the cursor, rewrite what
/// stands above, or worse.
public enum TerminalText {
  /// The text without control characters; line breaks stay.
  public static func lines(_ text: String) -> String {
    var plain = ""
    plain.unicodeScalars.append(
      contentsOf: text.unicodeScalars.filter { $0 == "\n" || !isControl($0) })
    return plain
  }

  /// The text on one line: breaks become spaces.
  public static func cell(_ text: String) -> String {
    lines(text.replacing("\r\n", with: "\n")).replacing("\n", with: " ")
  }

  /// The same JSON document; control characters that JSON lets stand are written as `\u009b`.
  public static func json(_ document: String) -> String {
    var plain = ""
    for scalar in document.unicodeScalars {
      if scalar.value > 0x20 && isControl(scalar) {
        plain += "\\u00" + String(scalar.value, radix: 16)
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}
