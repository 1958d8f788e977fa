/// What the QR says: where phones join a game (ID18, UI-H3).
public struct JoinLink: Equatable, Sendable {
  /// `<public address>/join/<CODE>`.
  public let text: String
  /// It leads to the device itself, so that no phone gets there (UI-X1, UI-T3).
  public let isOutOfReach: Bool

  /// By the server's own template, which has the literal text `{joinCode}`.
  /// - Returns: nil when it has not, or is no link.
  public init?(template: String, code: String) {
    guard template.contains("{joinCode}") else { return nil }
    self.init(text: template.replacing("{joinCode}", with: code))
  }

  /// At an address, for whoever joined by the code and got no template.
  public init?(at address: ServerAddress, code: String) {
    self.init(text: "\(address)/join/\(code)")
  }

  private init?(text: String) {
    guard let address = try? ServerAddress(typed: text) else { return nil }
    self.text = text
    isOutOfReach = address.isLoopback
  }
}
