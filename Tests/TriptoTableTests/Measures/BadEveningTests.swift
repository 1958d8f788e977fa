import Testing
import TriptoGame
import TriptoKernel
import TriptoTestEvening

/// Whatever happens in a night, everybody's screen is the one of the game (EVE87).
@Suite struct BadEveningTests {
  private func settings(_ seed: UInt64) -> JSONValue {
    [
      "evening": .bool(true), "notes": .bool(true), "carriages": .bool(seed % 3 == 0),
      "childrens": .bool(seed % 3 == 1),
    ]
  }

  @Test(
    "EVE87 20 bad evenings, 12 phones, 3 journeys: each phone ends every phase on the screen of its snapshot",
    arguments: UInt64(1)...20)
  func nights(seed: UInt64) throws {
    let night = try RandomEvening(
      seed: seed, .patching, settings: settings(seed), players: 12, journeys: 3)
    var phases = 0
    for _ in 1...6_000 where !night.isOver {
      let (phase, journey) = (night.evening.state.phase, night.evening.state.tonight.journey)
      try night.step()
      let now = night.evening.state
      guard now.phase != phase || now.tonight.journey != journey else { continue }
      phases += 1
      for socket in night.evening.sockets where socket.closed == nil { try compare(socket) }
    }
    #expect(night.isOver && phases >= 3 * 6)
  }

  /// What changes between states by messages of its own: DESTINATION_REVEAL, VERDICT_SHOWN,
  /// FINALE_STAGE, TIMER_SYNC, NEXT_DESTINATION_EVENT, FOLLOWUP_RESULTS, AUDIO_PLAY.
  private static let toldByMessages: Set<String> = [
    "reveal", "lockedAnswers", "finale", "timer", "followupQuestion", "audioState",
  ]

  /// What a client knows by patches, and what it is told when it asks for everything.
  private func compare(_ socket: TestSocket) throws {
    let known = try Mirror(of: socket.all)
    socket.send("RESUME_SESSION", ["playerId": ""])
    guard let told = socket.all("STATE_SNAPSHOT").last?.payload["state"] else { return }
    let differs = known.differs(from: told).subtracting(Self.toldByMessages)
    #expect(differs.isEmpty, "\(socket.viewer) \(told.text("phase") ?? "")")
  }
}
