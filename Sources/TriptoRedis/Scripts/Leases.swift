public import TriptoKernel

/// Who owns which game. At most one node has a game's lease at any time, and every new lease has a greater token
/// than all before it.
public struct Leases: Sendable {
  private let client: RedisClient
  private let keys: RedisKeys

  public init(_ client: RedisClient, _ keys: RedisKeys) {
    (self.client, self.keys) = (client, keys)
  }

  /// Takes a game that nobody has.
  ///
  /// - Parameters:
  ///   - above: The new token is greater than this: the last one of which the journal knows, since a Redis that
  ///     was started empty counts from 1.
  ///   - forMs: When it runs out unless it is renewed.
  public func take(
    _ session: SessionID, for node: NodeID, above: Int64 = 0, forMs: Int64
  ) async throws(RedisError) -> LeaseAnswer {
    let asked = ContinuousClock.now
    let answer = try await LeaseScripts.take.run(
      on: client, keys: [keys.lease(session), keys.fencing, keys.leases(of: node)],
      [
        .text(node.rawValue), .int(forMs), .text(session.rawValue), .int(above),
      ])
    guard let parts = answer.elements, parts.count == 3, let isTaken = parts[0].int,
      let lease = parts[1].text.flatMap({ Lease(session, value: $0) }), let left = parts[2].int
    else { throw .unexpected("a lease") }
    return isTaken == 1
      ? .taken(lease, until: asked + .milliseconds(forMs)) : .held(lease, remainingMs: left)
  }

  /// Prolongs a lease that is still its holder's.
  ///
  /// - Returns: When it runs out now; nil when it is lost: it ran out, and may be somebody else's.
  public func renew(
    _ lease: Lease, forMs: Int64
  ) async throws(RedisError) -> ContinuousClock.Instant? {
    let asked = ContinuousClock.now
    let answer = try await LeaseScripts.renew.run(
      on: client, keys: [keys.lease(lease.session)], [.text(lease.value), .int(forMs)])
    return answer.int == 1 ? asked + .milliseconds(forMs) : nil
  }

  /// Gives a game back, so that another may have it at once.
  ///
  /// - Returns: Whether it was still its holder's.
  @discardableResult
  public func release(_ lease: Lease) async throws(RedisError) -> Bool {
    let answer = try await LeaseScripts.release.run(
      on: client, keys: [keys.lease(lease.session), keys.leases(of: lease.node)],
      [.text(lease.value), .text(lease.session.rawValue)])
    return answer.int == 1
  }

  /// Hands a game to another node in one step, so that nobody else can take it in between.
  ///
  /// - Returns: The other's lease with a new token; nil when it was not its holder's any more.
  public func hand(
    _ lease: Lease, to node: NodeID, forMs: Int64
  ) async throws(RedisError) -> Lease? {
    let answer = try await LeaseScripts.hand.run(
      on: client,
      keys: [
        keys.lease(lease.session), keys.fencing, keys.leases(of: lease.node),
        keys.leases(of: node),
      ],
      [
        .text(lease.value), .text(node.rawValue), .int(forMs), .text(lease.session.rawValue),
        .int(lease.token),
      ])
    return answer.text.flatMap { Lease(lease.session, value: $0) }
  }

  /// Who has a game now.
  public func holder(of session: SessionID) async throws(RedisError) -> Lease? {
    let answer = try await client.send(RedisCommand("GET", .text(keys.lease(session))))
    guard let value = answer.text else { return nil }
    guard let lease = Lease(session, value: value) else { throw .unexpected("GET") }
    return lease
  }

  /// Every game that a node has now.
  public func all(of node: NodeID) async throws(RedisError) -> [Lease] {
    let list = keys.leases(of: node)
    let answer = try await client.send(RedisCommand("SMEMBERS", .text(list)))
    let sessions = (answer.elements ?? []).compactMap { $0.text.map(SessionID.init(rawValue:)) }
    guard !sessions.isEmpty else { return [] }
    let held = try await client.send(
      RedisCommand("MGET", sessions.map { .text(keys.lease($0)) }))
    guard let values = held.elements, values.count == sessions.count else {
      throw .unexpected("MGET")
    }
    return zip(sessions, values).compactMap { session, value in
      value.text.flatMap { Lease(session, value: $0) }.flatMap { $0.node == node ? $0 : nil }
    }
  }

  /// Forgets which games a node had, when it is gone.
  public func forget(_ node: NodeID) async throws(RedisError) {
    _ = try await client.send(RedisCommand("DEL", .text(keys.leases(of: node))))
  }
}
