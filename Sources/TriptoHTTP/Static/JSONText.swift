/// Writes flat JSON objects of texts: log lines and error bodies need nothing more.
package enum JSONText {
  package static func object(_ pairs: some Sequence<(String, String)>) -> String {
    "{" + pairs.map { string($0) + ":" + string($1) }.joined(separator: ",") + "}"
  }

  /// A JSON string literal, with everything escaped that RFC 8259 demands, on one line.
  package static func string(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      case "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
