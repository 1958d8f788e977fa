public import NIOCore
public import TriptoKernel

/// What the nodes share of a game besides its lease: its state (DA10), its brake lock (DA11, BR20), its timers
/// (DA12), its join code.
public struct GameKeys: Sendable {
  /// The latest state of a game, written by the holder of a lease.
  public struct State: Sendable, Equatable {
    public let version: Int64
    public let token: Int64
    public let bytes: ByteBuffer
  }

  /// A timer of a game.
  public struct Timer: Sendable, Equatable {
    public let id: String
    /// In ms since 1970.
    public let deadlineMs: Int64
    public let data: ByteBuffer
  }

  let client: RedisClient
  let keys: RedisKeys

  public init(_ client: RedisClient, _ keys: RedisKeys) {
    (self.client, self.keys) = (client, keys)
  }

  /// Keeps the state if it is later than what is kept: a greater version of the same lease, or a later lease.
  ///
  /// - Returns: Whether it was.
  @discardableResult
  public func keepState(
    _ bytes: ByteBuffer, version: Int64, of lease: Lease, forMs: Int64
  ) async throws(RedisError) -> Bool {
    try await GameScripts.keepState.run(
      on: client, keys: [keys.state(lease.session)],
      [.int(lease.token), .int(version), .bytes(bytes), .int(forMs)]
    ).int == 1
  }

  public func state(of session: SessionID) async throws(RedisError) -> State? {
    let answer = try await client.send(
      RedisCommand("HMGET", .text(keys.state(session)), "version", "token", "state"))
    guard let parts = answer.elements, parts.count == 3 else { throw .unexpected("HMGET") }
    guard let version = parts[0].int, let token = parts[1].int, let bytes = parts[2].bytes else {
      return nil
    }
    return State(version: version, token: token, bytes: bytes)
  }

  /// Takes the brake lock for a short while.
  ///
  /// - Parameter mark: Tells this taking from every other one.
  /// - Returns: Whether nobody had it.
  public func lockBrake(
    of session: SessionID, mark: String, forMs: Int64
  ) async throws(RedisError) -> Bool {
    let answer = try await client.send(
      RedisCommand("SET", .text(keys.brakeLock(session)), .text(mark), "NX", "PX", .int(forMs)))
    return !answer.isNull
  }

  /// Gives the brake lock back, if it is still this taking's.
  @discardableResult
  public func unlockBrake(of session: SessionID, mark: String) async throws(RedisError) -> Bool {
    try await GameScripts.deleteIfSame.run(
      on: client, keys: [keys.brakeLock(session)], [.text(mark)]
    ).int == 1
  }

  /// Keeps a timer until some time after its deadline.
  public func keepTimer(
    _ timer: Timer, of session: SessionID, forMs: Int64
  ) async throws(RedisError) {
    _ = try await GameScripts.keepTimer.run(
      on: client, keys: [keys.timer(session, timer.id), keys.timers(session)],
      [.text(timer.id), .int(timer.deadlineMs), .bytes(timer.data), .int(forMs)])
  }

  public func dropTimer(_ id: String, of session: SessionID) async throws(RedisError) {
    _ = try await GameScripts.dropTimer.run(
      on: client, keys: [keys.timer(session, id), keys.timers(session)], [.text(id)])
  }

  /// The timers that are kept, first the one that is due first.
  public func timers(of session: SessionID) async throws(RedisError) -> [Timer] {
    let list = try await client.send(
      RedisCommand("ZRANGE", .text(keys.timers(session)), 0, -1))
    var timers: [Timer] = []
    for id in (list.elements ?? []).compactMap(\.text) {
      let answer = try await client.send(
        RedisCommand("HMGET", .text(keys.timer(session, id)), "deadline", "data"))
      guard let deadline = answer.elements?.first?.int, let data = answer.elements?.last?.bytes
      else { continue }
      timers.append(Timer(id: id, deadlineMs: deadline, data: data))
    }
    return timers
  }
}
