import Foundation
import Testing
import TriptoGame
import TriptoPlan
import TriptoShow
import TriptoTestTable

@Suite("EX39 the host's pace")
struct PaceTests {
  private func settings(_ pace: GameSettings.Pace, extraTime: Double = 1) -> GameSettings {
    var settings = GameSettings()
    settings.pace = pace
    settings.extraTime = extraTime
    return settings
  }

  @Test(
    "EX39 pauses and clues follow the pace, the times to answer in do not",
    arguments: [(GameSettings.Pace.calm, 1.25), (.normal, 1), (.quick, 0.8)])
  func factors(pace: GameSettings.Pace, factor: Double) throws {
    let table = try GameTable.lobby(settings: settings(pace))
    let (paced, normal) = (table.state.pacing, PacingTable.standard)
    let times = { (ms: Int) in Int((Double(ms) * factor).rounded()) }
    #expect(paced.introMs == normal.introMs.map(times))
    #expect(paced.discussionMs == normal.discussionMs.map(times))
    #expect(paced.finaleOffsetsMs == normal.finaleOffsetsMs.map(times))
    let scaled: [KeyPath<Pacing, Int>] = [
      \.afterLockMs, \.revealSilenceMs, \.revealBanterMs, \.revealToResultsMs, \.resultsHoldMs,
      \.bridgeMs, \.followupGapMs, \.lastFollowupMs, \.scoreboardMs,
    ]
    for part in scaled { #expect(paced[keyPath: part] == times(normal[keyPath: part])) }
    let kept: [KeyPath<Pacing, Int>] = [
      \.brakeAnswerMs, \.followupMs, \.brakeWindowMs, \.graceMs, \.awayMs, \.idleExpiryMs,
      \.endedExpiryMs, \.reactionGapMs,
    ]
    for part in kept { #expect(paced[keyPath: part] == normal[keyPath: part]) }
    #expect(paced.brake == normal.brake)
    #expect(paced.speech?.afterIntroMs == normal.speech.map { times($0.afterIntroMs) })
    #expect(paced.speech?.breathMs == normal.speech?.breathMs)
  }

  @Test("EX39 EX30 PA26 what is announced is enforced, and extra time comes on top")
  func announced() throws {
    var table = try GameTable.atClue(10, settings: settings(.quick, extraTime: 1.5))
    #expect(table.state.clock?.durationMs == 36_000 && table.state.clueMs == 36_000)
    try table.brake(1)
    #expect(table.state.clock?.durationMs == 45_000)
    try table.play(to: .results)
    #expect(table.state.clock?.durationMs == 4_800)
    try table.play(to: .question)
    #expect(table.state.clock?.durationMs == 37_500)
    try table.play(to: .questionGap)
    #expect(table.state.clock?.durationMs == 2_400)
  }

  @Test("EX39 RE47 it goes with a factor of the server's, PA7 keeps its floor")
  func composed() throws {
    let pacing = PacingTable.pacing(.factor(0.5))
    let table = try GameTable.lobby(settings: settings(.quick), pacing: pacing)
    #expect(table.state.pacing.discussionMs[0] == 12_000)
    #expect(table.state.pacing.afterLockMs == 600)
    #expect(table.state.pacing.scoreboardMs == 4_800)
  }

  @Test("EX39 PA25 the instant show has one pace", arguments: GameSettings.Pace.allCases)
  func instant(pace: GameSettings.Pace) throws {
    let table = try GameTable.lobby(settings: settings(pace), pacing: PacingTable.instant)
    #expect(table.state.pacing == PacingTable.instant)
  }

  @Test("EX39 EX20 it is chosen in the lobby only, and may be taken back")
  func lobbyOnly() throws {
    var table = try GameTable.lobby()
    try table.host(.setSettings(settings(.calm)))
    #expect(table.state.pacing.scoreboardMs == 15_000)
    try table.host(.setSettings(settings(.normal)))
    #expect(table.state.pacing == PacingTable.standard)
    try table.host(.start(TestContent.itinerary()))
    expectRefused(.setSettings(settings(.quick)), by: .host, .invalidPhase, at: table)
  }

  @Test("EX39 ST40 a game comes back from its journal at its pace; one from before has the normal")
  func journaled() throws {
    var table = try GameTable.lobby()
    try table.host(.setSettings(settings(.quick)))
    try table.host(.start(TestContent.itinerary()))
    try table.play(toPhase: .revealDestination)
    let lines = try JSONDecoder().decode(
      [GameTable.Line].self, from: JSONEncoder().encode(table.journal))
    #expect(try GameTable.replay(lines, on: table.genesis) == table.state)
    let plain = try JSONEncoder().encode(GameSettings())
    #expect(!String(decoding: plain, as: UTF8.self).lowercased().contains("pace"))
    #expect(try JSONDecoder().decode(GameSettings.self, from: plain).pace == .normal)
  }
}
