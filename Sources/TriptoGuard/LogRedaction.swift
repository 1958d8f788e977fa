/// Takes out of a text what no log may hold (SE6): tokens, `Authorization` values, the query of
/// `/ws` and `/join`, join codes in paths, and the server's own keys.
public struct LogRedaction: Sendable {
  /// What stands where something was taken out.
  public static let mark = "•••"

  private let secrets: [String]

  /// - Parameter secrets: Texts that are secret as such: `ServerConfiguration.secrets`.
  public init(secrets: [String] = []) {
    // NB: a key of a few characters would black out ordinary words; longest first, since one key
    // may begin with another.
    self.secrets = secrets.filter { $0.count >= 6 }.sorted { $0.count > $1.count }
  }

  /// `text` without secrets; safe for every message and metadata value.
  public func clean(_ text: String) -> String {
    var clean = text
    for secret in secrets where clean.contains(secret) {
      clean.replace(secret, with: Self.mark)
    }
    guard clean.contains(where: Self.isTrigger) else { return clean }
    clean.replace(Self.authorization) { "\($0.output.1)\(Self.mark)" }
    clean.replace(Self.token, with: Self.mark)
    clean.replace(Self.houseKey, with: Self.mark)
    clean.replace(Self.query) { "\($0.output.1)\(Self.mark)" }
    clean.replace(Self.joinPath) { "\($0.output.1)\(Self.mark)" }
    return clean
  }

  /// The path of a request as logs show it: without query, token, join code or the name of a pack,
  /// which may be tonight's destination.
  public func path(_ uri: String) -> String {
    clean(String(uri.prefix { $0 != "?" && $0 != "#" }))
      .replacing(Self.packPath) { "\($0.output.1)\(Self.mark)" }
  }

  /// NB: every pattern below needs one of these, so most messages skip the patterns.
  private static func isTrigger(_ character: Character) -> Bool {
    character == "/" || character == "=" || character == " " || character == "."
      || character == ":" || character == "-"
  }

  private static let authorization = FixedPattern(
    /(?i)(\b(?:bearer|basic)\s+|\bauthorization["']?\s*[:=]\s*["']?(?!bearer|basic))[^\s,"']+/)
  /// Three parts of base64url: a JWT, wherever it stands.
  private static let token = FixedPattern(
    /eyJ[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]*/)
  /// The form of a house key, wherever it stands (SE10).
  private static let houseKey = FixedPattern(
    /(?i)[0-9a-z]{4}(?:-[0-9a-z]{4}){6}/)
  private static let query = FixedPattern(
    /(?i)(\/(?:ws|join)\b[^\s?"']*\?|[?&#](?:token|t|joinToken|key)=|\btripto-key["']?\s*[:=]\s*["']?)[^\s"']+/
  )
  private static let joinPath = FixedPattern(
    /(\/(?:join|by-code)\/)[A-Za-z0-9]+/)
  private static let packPath = FixedPattern(
    /(\/content\/+packs\/+)(?!import$)[^\/]+/)
}
