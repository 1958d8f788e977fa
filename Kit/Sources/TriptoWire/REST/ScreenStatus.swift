public import TriptoKernel

/// The game that a screen was given.
public struct PairedScreen: Equatable, Sendable {
  public var sessionId: SessionID
  public var joinCode: String
  public var tvAuthToken: String
  public var wsUrl: String

  public init(sessionId: SessionID, joinCode: String, tvAuthToken: String, wsUrl: String) {
    self.sessionId = sessionId
    self.joinCode = joinCode
    self.tvAuthToken = tvAuthToken
    self.wsUrl = wsUrl
  }
}

/// 200 of GET /v1/screens/:code (RE72).
public enum ScreenStatus: WirePayload {
  case waiting
  case paired(PairedScreen)

  private var game: PairedScreen? {
    if case .paired(let game) = self { game } else { nil }
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("status", game == nil ? ScreenState.waiting : ScreenState.paired)
      json.optional("sessionId", game?.sessionId)
      json.optional("joinCode", game?.joinCode)
      json.optional("tvAuthToken", game?.tvAuthToken)
      json.optional("wsUrl", game?.wsUrl)
    }
  }

  private enum Keys: String, CodingKey { case status, sessionId, joinCode, tvAuthToken, wsUrl }

  public init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    guard try keys.decode(ScreenState.self, forKey: .status) == .paired else {
      self = .waiting
      return
    }
    self = .paired(
      PairedScreen(
        sessionId: try keys.decode(SessionID.self, forKey: .sessionId),
        joinCode: try keys.decode(String.self, forKey: .joinCode),
        tvAuthToken: try keys.decode(String.self, forKey: .tvAuthToken),
        wsUrl: try keys.decode(String.self, forKey: .wsUrl)))
  }
}
