import NIOCore
import NIOEmbedded
import Testing
import TriptoContent
import TriptoGame
import TriptoWire

@testable import TriptoServer
@testable import TriptoSocket

@Suite("WS11 the snapshot of a new phase goes to everybody before what follows it")
struct StepOrderTests {
  /// A game with host, TV and two players whose sockets are never written to, since nothing of what
  /// they are told becomes durable.
  private func game() async throws -> Session {
    let disk = try Disk()
    let session = try await disk.factory.create(CreateSessionRequest())
    var seats: [SeatID] = []
    for name in ["Alva", "Bo"] {
      seats.append(
        try await session.join(name: name, claim: nil, origin: nil))
    }
    disk.store.isStuck.withLock { $0 = true }
    try await session.seat(seats)
    return session
  }

  @Test("WS11 ST9 at the first clue every socket has SNAPSHOT alone in the first wave")
  func firstClue() async throws {
    let waves = try await game().waves(of: .start(Self.itinerary), by: nil)
    #expect(waves.count == 2 && waves[0].count == 4 && waves[1].count == 4)
    #expect(waves[0].allSatisfy { $0 == ["STATE_SNAPSHOT"] })
    #expect(waves[1].allSatisfy { $0.contains("CLUE_PRESENT") && !$0.contains("STATE_SNAPSHOT") })
  }

  @Test("WS11 ST12 the phase stays at the next clue, and the step is one wave")
  func nextClue() async throws {
    let session = try await game()
    _ = try await session.waves(of: .start(Self.itinerary), by: nil)
    let waves = try await session.waves(of: .nextClue, by: nil)
    #expect(waves.count == 1)
    #expect(waves[0].allSatisfy { $0.prefix(2) == ["STATE_SNAPSHOT", "CLUE_PRESENT"] })
  }

  @Test("WS11 FI1 what a rule puts before a socket's own snapshot stays before it")
  func finale() async throws {
    let session = try await game()
    _ = try await session.waves(of: .start(Self.itinerary), by: nil)
    let waves = try await session.waves(of: .endGame, by: nil)
    #expect(waves[0].allSatisfy { $0 == ["GAME_ENDED_EVENT", "STATE_SNAPSHOT"] })
    #expect(waves[1].allSatisfy { $0.first == "FINAL_RESULTS_PRESENT" })
  }

  @Test("WS11 ST13 whoever waits for the verdict on a brake gets the whole step at once")
  func brake() async throws {
    let session = try await game()
    _ = try await session.waves(of: .start(Self.itinerary), by: nil)
    // NB: nobody else can press, so the hold ends at once (BR9).
    try await session.lose(1)
    let waves = try await session.waves(of: .pullBrake(Press()), by: 0)
    let verdicts = waves[0].filter { $0.contains("BRAKE_ACCEPTED") }
    #expect(verdicts == [["STATE_SNAPSHOT", "BRAKE_ACCEPTED"]])
    #expect(waves[0].count == 4 && waves[1].count == 3)
    #expect(waves[1].allSatisfy { $0.first == "BRAKE_ACCEPTED" })
  }

  private static let itinerary = [
    DestinationRecord(
      packID: "p", name: "N", country: "C", aliases: [], position: nil,
      clues: (1...5).map { "clue \($0)" }, questions: [])
  ]
}

extension Session {
  fileprivate func seat(_ players: [SeatID]) throws {
    guard let host = state.host else { throw StepOrderFault.noHost }
    for viewer in [Viewer.host(host.id), .tv] + players.map(Viewer.player) {
      attach(WebSocketConnection(channel: EmbeddedChannel()), as: viewer, capabilities: [])
    }
  }

  fileprivate func lose(_ player: Int) throws {
    try perform(.disconnect(state.players[player].viewer), by: .system)
  }

  /// The types that each socket gets, by wave.
  ///
  /// - Parameter player: Who sends it, from 0; nil is the host.
  fileprivate func waves(of command: Command, by player: Int?) throws -> [[[String]]] {
    let seat = player.map { state.players[$0] } ?? state.host
    guard let viewer = seat?.viewer else { throw StepOrderFault.noHost }
    let stream = stream(of: viewer)
    stream.awaitsAnswer = true
    stream.beginRecord()
    if case .pullBrake = command { stream.pressed(atMs: nowMs) }
    try perform(command, by: .viewer(viewer))
    stream.endRecord(of: .brakePull, nil)
    return pending.last?.waves.map { $0.parcels.map { Self.types(in: $0.bytes) } } ?? []
  }

  private static func types(in frames: ByteBuffer) -> [String] {
    String(decoding: frames.readableBytesView, as: UTF8.self)
      .split(separator: "{\"type\":\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }
}

private enum StepOrderFault: Error { case noHost }
