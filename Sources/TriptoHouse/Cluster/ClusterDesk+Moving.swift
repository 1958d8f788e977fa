import TriptoRooms

extension ClusterDesk {
  /// A game that is somewhere else now.
  public struct Move: Sendable {
    public let session: String
    public let from, to: String
  }

  /// Games that one order is carried out for at a time: each may wait for its clue to end.
  private static let inParallel = 64

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
      try await client(heir.address).take(session)
    } catch {
      throw .notMoved(session, "\(error)")
    }
    return Move(session: session, from: owner.name, to: heir.name)
  }
}

/// Which node gets the next game.
struct MoveChoice {
  private let heirs: [ClusterMember]
  private var counts: [String: Int]

  /// - Throws: `ClusterDeskError` when there is none.
  init(
    _ members: [ClusterMember], from owner: String, to wanted: String?
  ) throws(ClusterDeskError) {
    counts = Dictionary(
      members.map { ($0.name, $0.sessions.count) }, uniquingKeysWith: { first, _ in first })
    guard let wanted else {
      heirs = members.filter { $0.name != owner && $0.state == .serving }
      guard !heirs.isEmpty else { throw .nowhere }
      return
    }
    let heir = try members.member(wanted)
    guard heir.name != owner else { throw .sameNode(wanted) }
    switch heir.state {
    case .serving: heirs = [heir]
    case .settling: throw .settling(wanted)
    case .draining: throw .draining(wanted)
    case .silent: throw .silent(wanted, heir.complaint ?? "")
    }
  }

  /// The one with the fewest games, with those that it got since.
  mutating func next() -> ClusterMember {
    let heir = heirs.min { (counts[$0.name] ?? 0, $0.name) < (counts[$1.name] ?? 0, $1.name) }
    // NB: there is one, or it would not have been made.
    let chosen = heir ?? heirs[0]
    counts[chosen.name, default: 0] += 1
    return chosen
  }
}

extension [ClusterMember] {
  /// - Throws: `ClusterDeskError.unknownNode`
  func member(_ name: String) throws(ClusterDeskError) -> ClusterMember {
    guard let member = first(where: { $0.name == name }) else {
      throw .unknownNode(name, living: map(\.name))
    }
    return member
  }
}

/// Why a game was not moved. Nothing has changed then, but for `notMoved`.
public enum ClusterDeskError: Error, Sendable, Equatable, CustomStringConvertible {
  case unknownGame(String, silent: [String])
  case unknownNode(String, living: [String])
  case sameNode(String)
  case draining(String)
  case settling(String)
  case nowhere
  case silent(String, String)
  case notMoved(String, String)

  public var description: String {
    switch self {
    case .unknownGame(let id, let silent):
      "no node has a game \(id)"
        + (silent.isEmpty ? "" : "; these did not say: \(silent.joined(separator: ", "))")
    case .unknownNode(let name, let living):
      "no living node is called \(name); there are: \(living.joined(separator: ", "))"
    case .sameNode(let name): "the game is on \(name) already"
    case .draining(let name): "\(name) is about to stop and takes no games; choose another"
    case .settling(let name):
      "\(name) does not know yet which nodes live and takes no games; try again in 3 s"
    case .nowhere: "no other node takes games; `tripto node list` shows them all"
    case .silent(let name, let why): "\(name): \(why)"
    case .notMoved(let id, let why): "\(id) was not moved: \(why)"
    }
  }
}
