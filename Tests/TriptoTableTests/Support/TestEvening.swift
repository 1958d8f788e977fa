package import TriptoGame
package import TriptoKernel
package import TriptoPlan
import TriptoShow
package import TriptoTable
package import TriptoWire

/// A table with its host, TV and players connected.
package final class TestEvening {
  /// The protocol a client speaks (EX1).
  package enum Version: String, CaseIterable, Sendable, CustomStringConvertible {
    case v1, v2
    /// With patches (EX6): to be used where nobody waits for a snapshot.
    case patching

    package static let allCases: [Version] = [.v1, .v2]

    package var description: String { rawValue }

    package var capabilities: Capabilities {
      switch self {
      case .v1: []
      case .v2: .byAddress
      case .patching: .all
      }
    }
  }

  package struct Player {
    package let name: String
    package let seat: PlayerID
    package var socket: TestSocket

    package var id: String { seat.rawValue }
  }

  package let table: TestTable
  package let version: Version
  package var host: TestSocket
  package var tv: TestSocket
  package var players: [Player]

  init(
    _ table: TestTable, _ version: Version, host: TestSocket, tv: TestSocket, players: [Player]
  ) {
    (self.table, self.version, self.host, self.tv) = (table, version, host, tv)
    self.players = players
  }

  package var sockets: [TestSocket] { sockets(besides: nil) }
  package var state: GameState { table.state }
  package subscript(index: Int) -> Player { players[index] }

  /// - Parameter packs: the game plan; empty leaves the choice to the library.
  package static func open(
    _ names: [String] = ["Alva", "Bo"], packs: [TestPack] = [.alpha], settings: JSONValue = [:],
    version: Version = .v1, household: String? = nil, isStrict: Bool = false,
    hasVoice: Bool = false, isPlain: Bool = false, pacing: Pacing = PacingTable.instant
  ) throws -> TestEvening {
    let services = TestServices(
      packs: TestPack.all, isStrict: isStrict, hasVoice: hasVoice, isPlain: isPlain)
    let table = try TestTable.empty(
      settings, household: household, services: services, pacing: pacing)
    if !packs.isEmpty { try table.plan(packs) }
    guard let hostID = table.state.host?.id else { throw NoHost() }
    let host = table.connect(.host(hostID), version.capabilities)
    let tv = table.connect(.tv, version.capabilities)
    let evening = TestEvening(table, version, host: host, tv: tv, players: [])
    for name in names { try evening.join(name) }
    evening.settle()
    return evening
  }

  /// A player with a socket.
  @discardableResult
  package func join(_ name: String) throws -> Player {
    let seat = try table.join(name)
    let socket = table.connect(.player(seat), version.capabilities)
    let player = Player(name: name, seat: seat, socket: socket)
    players.append(player)
    return player
  }

  /// The same people with new sockets, on a server that was started on the journal.
  package func restarted(afterMs: Int = 1_000, _ version: Version? = nil) throws -> TestEvening {
    let (next, version) = (try table.restarted(afterMs: afterMs), version ?? self.version)
    let host = next.connect(host.viewer, version.capabilities)
    let tv = next.connect(.tv, version.capabilities)
    let seated = players.map {
      Player(
        name: $0.name, seat: $0.seat,
        socket: next.connect(.player($0.seat), version.capabilities))
    }
    return TestEvening(next, version, host: host, tv: tv, players: seated)
  }

  /// - Parameter lost: a player whose socket is closed.
  package func sockets(besides lost: Int?) -> [TestSocket] {
    [host, tv] + players.enumerated().filter { $0.offset != lost }.map(\.element.socket)
  }

  /// Reads everything that has been sent so far.
  package func settle(besides lost: Int? = nil) {
    for socket in sockets(besides: lost) { socket.settled() }
  }
}

package struct NoHost: Error {}

extension TestTable {
  package func plan(_ packs: [TestPack]) throws(Refusal) {
    let stops = packs.map {
      PlannedStop(packID: $0.id, source: .manual, name: $0.name.sv, country: $0.country.sv)
    }
    try input { (table, now) throws(Refusal) in try table.setPlan(stops, kind: .manual, at: now) }
  }

  /// RE12
  package func join(
    _ name: String, claim: HostClaim? = nil, origin: String? = nil, travel: TravelWish? = nil
  ) throws(Refusal) -> PlayerID {
    try input { (table, now) throws(Refusal) in
      let seat = try table.join(
        name: name, claim: claim, origin: origin, travel: travel, at: now)
      _ = table.seal(at: now)
      return seat
    }
  }
}

/// The steps of a game, each read by everybody.
extension TestEvening {
  /// HOST_START_GAME, up to the first clue on every socket.
  package func start() throws {
    host.send("HOST_START_GAME")
    for socket in sockets { try socket.expect("CLUE_PRESENT") }
  }

  package func nextClue() throws {
    host.send("HOST_NEXT_CLUE")
    for socket in sockets { try socket.expect("CLUE_PRESENT") }
  }

  /// Brakes and waits until everybody knows.
  package func brake(_ index: Int, besides lost: Int? = nil) throws {
    players[index].socket.send("BRAKE_PULL")
    for socket in sockets(besides: lost) { try socket.expect("BRAKE_ACCEPTED") }
  }

  /// Brakes and locks an answer.
  package func lock(_ index: Int, _ answer: String, besides lost: Int? = nil) throws {
    try brake(index, besides: lost)
    players[index].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": .string(answer)])
    for socket in sockets(besides: lost) {
      try socket.snapshot("CLUE_LEVEL") { $0.int("lockedAnswersCount") != 0 }
    }
  }

  /// To the first question.
  package func reveal() throws {
    host.send("HOST_FORCE_REVEAL")
    for socket in sockets { try socket.expect("FOLLOWUP_QUESTION_PRESENT") }
  }

  /// Closes the running question and waits for what it brought.
  package func closeQuestion() throws {
    host.send("HOST_SKIP")
    for socket in sockets { try socket.expect("FOLLOWUP_RESULTS") }
  }

  /// From the first question to the end of the destination's last one.
  package func playQuestions() throws {
    try closeQuestion()
    for socket in sockets { try socket.expect("FOLLOWUP_QUESTION_PRESENT") }
    try closeQuestion()
  }
}
