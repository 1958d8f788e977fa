import TriptoRooms

extension ClusterDesk {
  /// A game that is somewhere else now.
  public struct Move: Sendable {
    public let session: String
    public let from, to: String
  }

  /// Games that one order is carried out for at a time: each may wait for its clue to end.
  static let inParallel = 64

  /// Moves one game.
  ///
  /// - Parameter to: the node that gets it; nil for the one with the fewest games.
  /// - Throws: `ClusterDeskError`
  public func move(_ session: String, to: String?) async throws -> Move {
    let members = try await nodes()
    guard let owner = members.first(where: { $0.sessions.contains(session) }) else {
      throw ClusterDeskError.unknownGame(
        session, silent: members.filter { $0.state == .silent }.map(\.name))
    }
    var choice = try MoveChoice(members, from: owner.name, to: to)
    return try await move(session, from: owner, to: choice.next())
  }

  /// Moves all games of a node.
  ///
  /// - Parameter each: is told what came of each game.
  /// - Throws: `ClusterDeskError`
  public func empty(
    _ node: String, to: String?, each: (Result<Move, ClusterDeskError>) -> Void
  ) async throws {
    let members = try await nodes()
    let owner = try members.member(node)
    guard owner.state != .silent else {
      throw ClusterDeskError.silent(node, owner.complaint ?? "")
    }
    var choice = try MoveChoice(members, from: node, to: to)
    await withTaskGroup(of: Result<Move, ClusterDeskError>.self) { group in
      for (index, session) in owner.sessions.enumerated() {
        if index >= Self.inParallel, let done = await group.next() { each(done) }
        let heir = choice.next()
        group.addTask {
          do throws(ClusterDeskError) {
            return .success(try await move(session, from: owner, to: heir))
          } catch {
            return .failure(error)
          }
        }
      }
      for await done in group { each(done) }
    }
  }

  private func move(
    _ session: String, from owner: ClusterMember, to heir: ClusterMember
  ) async throws(ClusterDeskError) -> Move {
    do throws(NodeFailure) {
      try await client(owner.address).handOver(session, to: heir.name)
    } catch {
      throw .notMoved(session, "\(error)")
    }
    do throws(NodeFailure) {
      try await client(heir.address).take(session)
    } catch {
      throw .notBegun(session, heir.name, "\(error)")
    }
    return Move(session: session, from: owner.name, to: heir.name)
  }
}
