import TriptoKernel

/// Everything that is said, read and written in one language; `Content/words` holds it as data.
public struct Words: Sendable {
  /// What the language calls itself.
  public let name: String
  /// The lines of the show's host, by the pool they are drawn from.
  public let banter: [String: [String]]
  /// What the host of the show says of something that happened this night, by what that is (EVE89).
  public let memory: [String: [String]]
  let server: [ServerText: String]
  public let numbers: NumberWords
  public let judge: JudgeWords
  public let speech: SpeechWords

  /// What the server says, with `{name}` and the like filled in.
  public func text(_ text: ServerText, _ values: [String: String] = [:]) -> String {
    guard let template = server[text], !values.isEmpty else { return server[text] ?? "" }
    return Self.filled(template, values)
  }

  /// NB: in one pass, so that a value with braces of its own stays as it is.
  private static func filled(_ template: String, _ values: [String: String]) -> String {
    var output = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      output += rest[..<open] + (values[name] ?? "{\(name)}")
      rest = rest[rest.index(after: close)...]
    }
    return output + rest
  }

  /// The words of every language.
  public static var all: [Words] { Language.allCases.map(of) }
}
