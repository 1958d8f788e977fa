extension PlayerJoinedPlayer {
  /// The facts that `joined` has said already.
  init(_ joined: PlayerJoined) {
    self.init(playerId: joined.playerId, name: joined.name, joinedAtMs: joined.joinedAtMs)
  }
}
