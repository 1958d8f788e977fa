/// A seat (PR22).
public struct PlayerView: WirePayload {
  public var playerId: PlayerID
  public var name: String
  public var role: Role
  public var isConnected: Bool
  /// Epoch ms.
  public var joinedAtMs: Int
  public var score: Int
  /// The grace after a disconnect is over (ST37), or the host removed the seat.
  @TrueOrAbsent public var hasLeft: Bool
  /// Disconnected for 5 s (EX12); for EX connections.
  @TrueOrAbsent public var isAway: Bool
  /// HOST on EX connections: what the filter took away, until the host has decided (EX28).
  public var askedName: String?

  public init(
    playerId: PlayerID, name: String, role: Role, isConnected: Bool, joinedAtMs: Int, score: Int,
    hasLeft: Bool = false, isAway: Bool = false, askedName: String? = nil
  ) {
    self.playerId = playerId
    self.name = name
    self.role = role
    self.isConnected = isConnected
    self.joinedAtMs = joinedAtMs
    self.score = score
    self.hasLeft = hasLeft
    self.isAway = isAway
    self.askedName = askedName
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("playerId", playerId)
      json.field("name", name)
      json.field("role", role)
      json.field("isConnected", isConnected)
      json.field("joinedAtMs", joinedAtMs)
      json.field("score", score)
      json.flag("hasLeft", hasLeft)
      json.flag("isAway", isAway)
      json.optional("askedName", askedName)
    }
  }
}
