import NIOCore
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

/// A session with its host, TV and players connected.
struct Table: Sendable {
  struct Player: Sendable {
    let name: String
    let id: String
    let token: String
    var socket: GameSocket
  }

  let session: NewSession
  let version: ProtocolVersion
  var host: GameSocket
  var tv: GameSocket
  var players: [Player]

  var server: ServerUnderTest { session.server }
  var sockets: [GameSocket] { sockets(besides: nil) }
  subscript(index: Int) -> Player { players[index] }

  /// - Parameter packs: the game plan; empty leaves the choice to the server.
  static func open(
    _ names: [String] = ["Alva", "Bo"], packs: [TestPack] = [.alpha], settings: JSONValue = [:],
    version: ProtocolVersion = .v1, on server: ServerUnderTest? = nil
  ) async throws -> Table {
    try await open(
      names, packs: packs, in: NewSession.create(settings, on: server), version: version)
  }

  static func open(
    _ names: [String] = ["Alva", "Bo"], packs: [TestPack] = [.alpha], in session: NewSession,
    version: ProtocolVersion = .v1
  ) async throws -> Table {
    if !packs.isEmpty { try await session.plan(packs.map(\.id)) }
    let host = try await session.connect(session.hostToken, version)
    let tv = try await session.connect(session.tvToken, version)
    var players: [Player] = []
    for name in names {
      let (id, token) = try await session.join(name)
      let socket = try await session.connect(token, version)
      players.append(Player(name: name, id: id, token: token, socket: socket))
    }
    let table = Table(session: session, version: version, host: host, tv: tv, players: players)
    try await table.settle()
    return table
  }

  /// The same people with new sockets, on a server that was booted on the data of theirs.
  func reopened(
    on server: ServerUnderTest, _ version: ProtocolVersion? = nil
  ) async throws -> Table {
    let session = session.moved(to: server)
    let version = version ?? self.version
    let host = try await session.connect(session.hostToken, version)
    let tv = try await session.connect(session.tvToken, version)
    var seated: [Player] = []
    for player in players {
      let socket = try await session.connect(player.token, version)
      seated.append(Player(name: player.name, id: player.id, token: player.token, socket: socket))
    }
    return Table(session: session, version: version, host: host, tv: tv, players: seated)
  }

  /// - Parameter lost: a player whose socket is closed.
  func sockets(besides lost: Int?) -> [GameSocket] {
    [host, tv] + players.enumerated().filter { $0.offset != lost }.map(\.element.socket)
  }

  /// Reads everything that has been sent so far.
  func settle(besides lost: Int? = nil) async throws {
    for socket in sockets(besides: lost) { try await socket.settled() }
  }

  /// HOST_START_GAME, up to the first clue on every socket.
  func start() async throws {
    host.send("HOST_START_GAME")
    for socket in sockets { try await socket.expect("CLUE_PRESENT") }
  }

  func nextClue() async throws {
    host.send("HOST_NEXT_CLUE")
    for socket in sockets { try await socket.expect("CLUE_PRESENT") }
  }

  /// Brakes and waits until everybody knows.
  func brake(_ index: Int, besides lost: Int? = nil) async throws {
    players[index].socket.send("BRAKE_PULL")
    for socket in sockets(besides: lost) { try await socket.expect("BRAKE_ACCEPTED") }
  }

  /// Brakes and locks an answer.
  func lock(_ index: Int, _ answer: String, besides lost: Int? = nil) async throws {
    try await brake(index, besides: lost)
    players[index].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": .string(answer)])
    for socket in sockets(besides: lost) {
      try await socket.snapshot("CLUE_LEVEL") { $0.int("lockedAnswersCount") != 0 }
    }
  }

  /// To the first question.
  ///
  /// - Parameter isLong: gives the question another minute, so that a busy machine does not close
  ///   it while a test is at work in it.
  func reveal(isLong: Bool = true) async throws {
    host.send("HOST_FORCE_REVEAL")
    for socket in sockets { try await socket.expect("FOLLOWUP_QUESTION_PRESENT") }
    guard isLong else { return }
    host.send("HOST_EXTEND_TIMER", ["addMs": 60_000])
    for socket in sockets {
      try await socket.snapshot("FOLLOWUP_QUESTION") { ($0.int("timer.durationMs") ?? 0) > 60_000 }
    }
  }

  /// Closes the running question and waits for what it brought.
  func closeQuestion() async throws {
    host.send("HOST_SKIP")
    for socket in sockets { try await socket.expect("FOLLOWUP_RESULTS") }
  }

  /// From the first question to the end of the destination's last one.
  func playQuestions() async throws {
    try await closeQuestion()
    for socket in sockets { try await socket.expect("FOLLOWUP_QUESTION_PRESENT") }
    try await closeQuestion()
  }
}
