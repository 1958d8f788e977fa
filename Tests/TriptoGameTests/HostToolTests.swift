import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("The host's tools")
struct HostToolTests {
  @Test("EX17 a rename is seen everywhere; an unknown seat is a validation error")
  func rename() throws {
    var table = try GameTable.atClue()
    #expect(
      try table.host(.rename(seat(1), name: "Åsa")) == [.seatRenamed(seat(1)), .lobbyChanged])
    #expect(table.state.standings.contains { $0.name == "Åsa" })
    expectRefused(
      .rename(seat(9), name: "X"), by: .host, .validation("There is no such player"), at: table)
  }

  @Test("EX20 most settings belong to the lobby; extraTime, language and voice don't")
  func settings() throws {
    var table = try GameTable.lobby()
    var settings = table.state.settings
    settings.speedBonus = true
    try table.host(.setSettings(settings))
    try table.host(.start(TestContent.itinerary()))
    settings.extraTime = 2
    settings.language = .en
    settings.voice = false
    #expect(try table.host(.setSettings(settings)) == [.settingsChanged])
    settings.hostPlays = true
    expectRefused(.setSettings(settings), by: .host, .invalidPhase, at: table)
  }

  @Test("EX29 hostPlays is switched in the lobby only")
  func hostPlays() throws {
    var table = try GameTable.lobby()
    var settings = table.state.settings
    settings.hostPlays = true
    try table.host(.setSettings(settings))
    try table.host(.start(TestContent.itinerary()))
    settings.hostPlays = false
    expectRefused(.setSettings(settings), by: .host, .invalidPhase, at: table)
    #expect(try table.host(.nextClue) == [.clueStarted(.introSkipped)])
  }

  @Test("EX30 extraTime multiplies every answering time", arguments: [1.0, 1.5, 2.0])
  func extraTime(factor: Double) throws {
    var settings = GameSettings()
    settings.extraTime = factor
    var table = try GameTable.atClue(10, settings: settings)
    #expect(table.state.clock?.durationMs == Int(30_000 * factor))
    try table.brake(1)
    #expect(table.state.clock?.durationMs == Int(30_000 * factor))
    try table.play(to: .question)
    #expect(table.state.clock?.durationMs == Int(25_000 * factor))
    try table.play(to: .questionGap)
    #expect(table.state.clock?.durationMs == 3_000)
  }

  @Test("EX21 HOST_REPLAY_CLUE speaks the clue again, in CLUE_LEVEL only")
  func replayClue() throws {
    var table = try GameTable.atClue()
    #expect(try table.host(.replayClue) == [.clueReplayed])
    try table.brake(1)
    expectRefused(.replayClue, by: .host, .invalidPhase, at: table)
  }

  @Test("EX22 HOST_EXTEND_TIMER adds 5–60 s to a clue, a brake or a question")
  func extendTimer() throws {
    var table = try GameTable.atClue()
    try table.host(.extendTimer(addMs: 60_000))
    #expect(try table.wait(89_999).isEmpty)
    try table.wait(1)
    #expect(table.state.level == 8)
    for addMs in [4_999, 60_001, -5_000] {
      expectRefused(.extendTimer(addMs: addMs), by: .host, at: table)
    }
    try table.brake(1)
    let before = try #require(table.state.clock)
    try table.host(.extendTimer(addMs: 5_000))
    let after = try #require(table.state.clock)
    #expect(after.endMs == before.endMs + 5_000)
    #expect(after.startMs > before.startMs, "ID6: or a v1 ticker goes on to the old end")
    #expect(try table.wait(34_999).isEmpty)
    try table.play(to: .revealSilence)
    expectRefused(.extendTimer(addMs: 5_000), by: .host, .invalidPhase, at: table)
  }

  @Test("EX24 reactions: one a second per player, never during a brake")
  func reactions() throws {
    var table = try GameTable.atClue()
    #expect(try table.run(.react("👏"), by: .player(1)) == [.reaction(seat(1), "👏")])
    try table.wait(999)
    expectRefused(.react("👏"), by: .player(1), .rateLimited, at: table)
    #expect(table.trial(.react("👏"), by: .player(2)).refusal == nil)
    try table.wait(1)
    try table.run(.react("👏"), by: .player(1))
    try table.brake(1)
    expectRefused(.react("👏"), by: .player(2), .invalidPhase, at: table)
    expectRefused(.react("👏"), by: .tv, .unauthorized, at: table)
  }

  @Test("AU12 EV11 the host's gain is clamped to −40…+6", arguments: [(-99, -40), (3, 3), (9, 6)])
  func gain(asked: Double, kept: Double) throws {
    var table = try GameTable.lobby()
    try table.host(.setMusicGain(asked))
    #expect(table.state.musicGainDb == kept)
    expectRefused(.setMusicGain(.nan), by: .host, at: table)
  }
}
