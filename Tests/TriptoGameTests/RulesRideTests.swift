import Testing
import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("EVE55 EVE56 the rules ride")
struct RulesRideTests {
  private func ride(
    notes: Bool = true, players: Int = 2, clipMs: Milliseconds? = nil
  ) throws -> GameTable {
    var settings = GameSettings.ofEvening
    settings.evening?.notes = notes
    var table = try GameTable.lobby(players: players, settings: settings)
    if let clipMs {
      let clips = (1...5).map { step in
        Clip(
          line: LineID(round: 0, spoken: .rules(step)), language: .sv, assetID: "r\(step)",
          durationMs: clipMs)
      }
      try table.run(.voiced(clips), by: .system)
    }
    try table.host(.start(TestContent.itinerary(2)))
    return table
  }

  /// When each step and the first clue began, from the start of the ride.
  private func begins(_ table: GameTable) throws -> [Milliseconds] {
    var table = table
    let startMs = table.nowMs
    table.clearMoments()
    try table.play(to: .clue)
    return table.moments.map { $0.atMs - startMs }
  }

  private func isTried(_ number: Int, _ table: inout GameTable) throws -> Bool {
    try table.press(number, Press(isExtended: true)).contains(.testPulled(seat(number)))
  }

  @Test("EVE55 PA37 the steps begin at their rows, and the first clue ends the ride")
  func rows() throws {
    let table = try ride()
    #expect(table.state.step == .rules(1) && table.state.phase == .roundIntro)
    #expect(try begins(table) == [4_000, 9_000, 12_500, 16_500, 20_000])
    #expect(try begins(ride(notes: false)) == [4_000, 9_000, 12_500, 20_000])
    #expect(try begins(ride(clipMs: 2_000)) == [4_000, 9_000, 12_500, 16_500, 20_000])
  }

  @Test("EVE55 PA38 a clip pushes the step behind it by 300, and the ride takes 32 s at most")
  func clips() throws {
    #expect(try begins(ride(clipMs: 4_700)) == [5_000, 10_000, 15_000, 20_000, 25_000])
    #expect(try begins(ride(clipMs: 9_700)) == [10_000, 20_000, 30_000, 32_000, 32_000])
  }

  @Test("EVE55 a pause keeps what was left of the ride")
  func paused() throws {
    var table = try ride()
    try table.wait(3_000)
    try table.host(.pause)
    try table.wait(60_000)
    try table.host(.resume)
    #expect(try begins(table) == [1_000, 6_000, 9_500, 13_500, 17_000])
  }

  @Test("EVE55 EVE52 HOST_SKIP and HOST_NEXT_CLUE end it at once", arguments: [true, false])
  func skipped(isSkip: Bool) throws {
    var table = try ride()
    try table.host(isSkip ? .skip : .nextClue)
    #expect(table.state.step == .clue && table.state.level == 10)
    #expect(table.state.tonight.rules == nil && !table.state.tonight.rulesDone)
  }

  @Test("EVE55 rulesDone is set when step 4 has begun, and then there is no second ride")
  func once() throws {
    var table = try ride()
    try table.play(to: .rules(3))
    #expect(!table.state.tonight.rulesDone)
    try table.play(to: .rules(4))
    #expect(table.state.tonight.rulesDone)
    try table.play(toPhase: .roundEnd)
    try table.host(.rematch)
    #expect(table.state.tonight.rulesDone)
    try table.host(.start(TestContent.itinerary(1, from: 3)))
    #expect(table.state.step == .intro)
  }

  @Test("EVE55 EVE10 without rules, at instant pacing and elsewhere the intro is as before")
  func none() throws {
    var settings = GameSettings.ofEvening
    settings.evening?.rules = .off
    #expect(try GameTable.started(settings: settings).state.step == .intro)
    #expect(try GameTable.started().state.step == .intro)
    let instant = try GameTable.started(settings: .ofEvening, pacing: PacingTable.instant)
    #expect(instant.state.step == .clue)
  }

  @Test("EVE56 from step 4 on an EX press is a test pull, once for each player")
  func pulls() throws {
    var table = try ride(players: 3)
    #expect(rejection(try table.press(1, Press(isExtended: true)))?.reason == .invalidPhase)
    try table.play(to: .rules(4))
    #expect(rejection(try table.press(2))?.reason == .invalidPhase)
    let tries = [try isTried(1, &table), try isTried(1, &table)]
    try table.play(to: .rules(5))
    let later = try isTried(2, &table)
    #expect(tries == [true, false] && later)
    #expect(table.state.tonight.rules?.pulled == [seat(1), seat(2)])
    #expect(table.state.testPullers == 3 && !table.state.haveAllPulled)
  }

  @Test("EVE56 a test pull starts no rate limit: the first clue's brake counts")
  func noLimit() throws {
    var table = try ride()
    try table.play(to: .rules(5))
    _ = try isTried(1, &table)
    try table.host(.nextClue)
    try table.pull(1)
    #expect(table.state.brakeOwner == seat(1))
  }

  @Test("EVE56 PA37 when all who are connected have pulled, step 5 begins, from 15 000 on")
  func allPulled() throws {
    var early = try ride(players: 3)
    try early.disconnect(3)
    try early.play(to: .rules(4))
    _ = try (isTried(1, &early), isTried(2, &early))
    #expect(early.state.step == .rules(4))
    try early.wait(2_499)
    #expect(early.state.step == .rules(4))
    try early.wait(1)
    #expect(early.state.step == .rules(5))
    var late = try ride()
    try late.play(to: .rules(4))
    try late.wait(3_000)
    _ = try (isTried(1, &late), isTried(2, &late))
    #expect(late.state.step == .rules(5))
  }

  @Test("EVE56 without notes nothing comes sooner, and nobody has to pull")
  func withoutNotes() throws {
    var table = try ride(notes: false)
    try table.play(to: .rules(4))
    _ = try (isTried(1, &table), isTried(2, &table))
    #expect(try begins(table) == [7_500])
  }

  @Test("EVE55 ST40 a replay finds the same ride")
  func replayed() throws {
    var table = try ride(clipMs: 4_700)
    try table.play(to: .rules(4))
    _ = try isTried(2, &table)
    #expect(try GameTable.replay(table.journal, on: table.genesis) == table.state)
  }
}
