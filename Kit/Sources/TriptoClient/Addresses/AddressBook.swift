/// Which server an app talks to, and which address phones are shown (UI-X1).
public struct AddressBook: Equatable, Sendable {
  public enum Source: Equatable, Sendable { case environment, saved, nearby, standard }

  /// Where REST and the socket are.
  public let server: ServerAddress
  public let source: Source
  /// What the environment names for the phones' QR; nil: the server's own word.
  public let publicAddress: ServerAddress?
  /// Variables whose values are no addresses, and the saved one as `saved`.
  public let unusable: [String]

  public static let baseVariable = "BASE_URL"
  public static let publicVariable = "PUBLIC_BASE_URL"

  /// - Parameters:
  ///   - saved: what somebody typed as *Serveradress*.
  ///   - nearby: a server that Bonjour found.
  public init(environment: [String: String], saved: String? = nil, nearby: ServerAddress? = nil) {
    var unusable: [String] = []
    func read(_ text: String?, _ name: String) -> ServerAddress? {
      guard let text, !text.isEmpty else { return nil }
      do throws(ServerAddress.Fault) {
        return try ServerAddress(typed: text)
      } catch {
        unusable.append(name)
        return nil
      }
    }
    let named = read(environment[Self.baseVariable], Self.baseVariable)
    let kept = read(saved, "saved")
    publicAddress = read(environment[Self.publicVariable], Self.publicVariable)
    (server, source) =
      named.map { ($0, .environment) } ?? kept.map { ($0, .saved) }
      ?? nearby.map { ($0, .nearby) } ?? (.standard, .standard)
    self.unusable = unusable
  }
}
