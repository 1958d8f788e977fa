public import TriptoKernel

/// From a join code to its game, for all nodes: no code belongs to two games.
public struct JoinCodes: Sendable {
  private let client: RedisClient
  private let keys: RedisKeys

  public init(_ client: RedisClient, _ keys: RedisKeys) {
    (self.client, self.keys) = (client, keys)
  }

  /// Takes a code for a game, or prolongs it.
  ///
  /// - Returns: False when it is another game's.
  public func claim(
    _ code: String, for session: SessionID, forMs: Int64
  ) async throws(RedisError) -> Bool {
    try await GameScripts.claim.run(
      on: client, keys: [keys.joinCode(code)], [.text(session.rawValue), .int(forMs)]
    ).int == 1
  }

  public func session(of code: String) async throws(RedisError) -> SessionID? {
    try await client.send(RedisCommand("GET", .text(keys.joinCode(code))))
      .text.map(SessionID.init(rawValue:))
  }

  /// Gives a code back, if it is still this game's.
  @discardableResult
  public func release(_ code: String, of session: SessionID) async throws(RedisError) -> Bool {
    try await GameScripts.deleteIfSame.run(
      on: client, keys: [keys.joinCode(code)], [.text(session.rawValue)]
    ).int == 1
  }
}
