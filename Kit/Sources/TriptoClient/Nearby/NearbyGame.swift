public import TriptoKernel

/// What a host tells its neighbours of a game (ID21).
public struct NearbyGame: Equatable, Hashable, Sendable {
  public var sessionId: SessionID
  public var joinCode: String
  /// How many destinations it has.
  public var destinations: Int

  public init(sessionId: SessionID, joinCode: String, destinations: Int) {
    (self.sessionId, self.joinCode, self.destinations) = (sessionId, joinCode, destinations)
  }

  init?(text: [String: String]) {
    guard let id = text["sessionId"], !id.isEmpty, let code = text["joinCode"],
      code.count == GameCode.length, GameCode.cleaned(code) == code
    else { return nil }
    self.init(
      sessionId: SessionID(id), joinCode: code,
      destinations: text["destinations"].flatMap { Int($0) } ?? 1)
  }

  /// The service's name.
  public var name: String { joinCode }

  /// The TXT record.
  public var text: [String: String] {
    [
      "sessionId": sessionId.rawValue, "joinCode": joinCode, "destinations": String(destinations),
    ]
  }
}
