import Testing
import TriptoBrake
import TriptoGame
import TriptoPlan
import TriptoShow
import TriptoTestTable

@Suite("Reveal, questions, scoreboard, finale")
struct RevealTests {
  /// Each event with the ms since the table's clock stood at `from`.
  private func timeline(_ table: GameTable, from startMs: Int) -> [String] {
    table.moments.map { "\($0.atMs - startMs) \($0.event)" }
  }

  @Test("ST23 ST24 ST25 ST26 ST27 ST30 PA8 PA9 PA10 PA11 PA12 the reveal by the clock")
  func reveal() throws {
    var table = try GameTable.atClue(2)
    let startMs = table.nowMs
    try table.host(.nextClue)
    try table.play { $0.step == .question }
    #expect(
      timeline(table, from: startMs) == [
        "0 revealStarted", "800 revealBanter", "2800 destinationRevealed", "6800 resultsShown",
        "12800 totalsShown(isGameOver: false, bridge: true)", "18300 questionStarted",
      ])
  }

  @Test("PA25 PA8 instant pacing reveals up to the totals in less than 300 ms")
  func instant() throws {
    var table = try GameTable.atClue(2, pacing: PacingTable.instant)
    let startMs = table.nowMs
    try table.host(.nextClue)
    try table.play(to: .question)
    #expect(table.nowMs - startMs < 300)
  }

  @Test("ST29 between reveal and question the phase stays REVEAL_DESTINATION")
  func noScoreboard() throws {
    var table = try GameTable.atClue(2, destinations: 2)
    try table.play(to: .question)
    let phases = Set(table.moments.map(\.state.phase))
    #expect(!phases.contains(.scoreboard) && phases.contains(.revealDestination))
  }

  @Test("ST17 ST18 ST20 PA13 PA14 PA15 PA16 questions, scoreboard, next destination by the clock")
  func betweenDestinations() throws {
    var table = try GameTable.atClue(2, destinations: 2)
    try table.play(to: .question)
    let startMs = table.nowMs
    table.clearMoments()
    try table.play { $0.roundIndex == 1 }
    #expect(
      timeline(table, from: startMs) == [
        "25000 questionClosed(isLast: false, isGameOver: false)", "28000 questionStarted",
        "53000 questionClosed(isLast: true, isGameOver: false)", "56000 scoreboardShown",
        "68000 nextDestination", "70000 clueStarted(TriptoGame.ClueCause.nextDestination)",
      ])
  }

  @Test("ST19 ST22 FI1–FI7 PA17 PA18 after the last destination the finale, by the clock")
  func finale() throws {
    var table = try GameTable.atClue(2)
    try table.play(to: .lastQuestion)
    let startMs = table.nowMs
    table.clearMoments()
    try table.play(toPhase: .roundEnd)
    let stages: [(Int, Event)] = [
      (3_000, .gameEnded(.allCompleted)), (3_800, .finaleStage(.drumroll, isCorrected: false)),
      (4_600, .finaleStage(.third, isCorrected: false)),
      (5_400, .finaleStage(.second, isCorrected: false)),
      (6_200, .finaleStage(.winner, isCorrected: false)),
      (10_000, .finaleStage(.standings, isCorrected: false)), (14_000, .roundEnded),
    ]
    #expect(table.moments.map { $0.atMs - startMs } == stages.map(\.0))
    #expect(table.events == stages.map(\.1))
    #expect(!table.moments.contains { $0.state.phase == .scoreboard })
  }

  @Test("ST20 the next destination starts at clue 10 with nothing locked and every brake open")
  func nextDestination() throws {
    var table = try GameTable.atClue(destinations: 2)
    try table.brake(1)
    try table.lock(1)
    try table.play(toPhase: .scoreboard)
    let events = try table.host(.nextDestination)
    #expect(events == [.nextDestination])
    #expect(table.state.phase == .scoreboard && table.state.roundIndex == 0)
    #expect(try table.wait(1_999).isEmpty)
    #expect(try table.wait(1) == [.clueStarted(.nextDestination)])
    #expect(table.state.level == 10 && table.state.roundIndex == 1)
    #expect(table.state.round?.answers.isEmpty == true && table.state.round?.brakes == [:])
    #expect(decision(try table.brake(1))?.winner == seat(1))
  }

  @Test(
    "ST3 ST20 PA27 what moves the game ends the announcement at once, and nothing of it comes later",
    arguments: [
      (Command.nextDestination, Event.clueStarted(.nextDestination)),
      (.skip, .clueStarted(.nextDestination)), (.endGame, .gameEnded(.hostEnded)),
    ])
  func announced(command: Command, event: Event) throws {
    var table = try GameTable.atClue(destinations: 2)
    try table.play(to: .departure)
    try table.wait(500)
    #expect(try table.host(command).last == event)
    #expect(try !table.wait(29_000).contains(.clueStarted(.nextDestination)))
  }

  @Test("ST32 PA27 the announcement waits in a pause")
  func announcedInPause() throws {
    var table = try GameTable.atClue(destinations: 2)
    try table.play(to: .departure)
    try table.wait(500)
    try table.host(.pause)
    #expect(try table.wait(50_000).isEmpty)
    try table.host(.resume)
    #expect(try table.wait(1_499).isEmpty)
    #expect(try table.wait(1) == [.clueStarted(.nextDestination)])
  }

  @Test("ST40 a game from before the announcement goes on without it, as its journal tells")
  func oldGame() throws {
    var pacing = PacingTable.standard
    pacing.nextDestinationMs = nil
    var table = try GameTable.atClue(destinations: 2, pacing: pacing)
    try table.play(to: .scoreboard)
    #expect(
      try table.host(.nextDestination) == [.nextDestination, .clueStarted(.nextDestination)])
  }

  @Test("ST20 with introEveryDestination an intro comes first")
  func introAgain() throws {
    var settings = GameSettings()
    settings.introEveryDestination = true
    var table = try GameTable.atClue(destinations: 2, settings: settings)
    try table.play(toPhase: .scoreboard)
    #expect(try table.host(.nextDestination) == [.nextDestination])
    #expect(try table.wait(2_000) == [.introStarted])
    #expect(try table.wait(3_000) == [.clueStarted(.introOver)])
  }

  @Test("ST21 EV10 END_GAME from every phase in play leads to the finale, host_ended")
  func endGame() throws {
    let phases: [Phase] = [
      .roundIntro, .clueLevel, .pausedForBrake, .revealDestination, .followupQuestion, .scoreboard,
    ]
    for phase in phases {
      var table = try GameTable.started(destinations: 2)
      if phase == .pausedForBrake { try table.brake(1) } else { try table.play(toPhase: phase) }
      #expect(try table.host(.endGame).last == .gameEnded(.hostEnded))
      #expect(table.state.phase == .finalResults && table.state.endReason == .hostEnded)
      expectRefused(.endGame, by: .host, .invalidPhase, at: table)
    }
    expectRefused(.endGame, by: .host, .invalidPhase, at: try GameTable.lobby())
  }

  @Test("ST21 unscored answers stay unscored, and only shown results count as completed")
  func unscored() throws {
    var table = try GameTable.atClue(destinations: 2)
    try table.brake(1)
    try table.lock(1)
    try table.host(.endGame)
    #expect(table.state.score(of: seat(1)) == 0)
    #expect(table.state.destinationsCompleted == 0)
    var later = try GameTable.atClue(destinations: 2)
    try later.play { $0.roundIndex == 1 }
    try later.host(.endGame)
    #expect(later.state.destinationsCompleted == 1)
  }

  @Test("ST31 a destination without questions goes from the totals to the scoreboard or finale")
  func noQuestions() throws {
    var table = try GameTable.atClue(2, destinations: 2, questions: 0)
    try table.play(to: .results)
    let between = try table.next()
    #expect(between == [.totalsShown(isGameOver: false, bridge: false), .scoreboardShown])
    try table.play { $0.roundIndex == 1 && $0.step == .results }
    let end = try table.next()
    #expect(
      end == [.totalsShown(isGameOver: true, bridge: false), .gameEnded(.allCompleted)])
  }

  @Test("RE9 followupsPerDestination says how many questions are asked", arguments: [2, 3])
  func followupCount(count: Int) throws {
    var settings = GameSettings()
    settings.followupsPerDestination = count
    var table = try GameTable.atClue(2, questions: 3, settings: settings)
    try table.play(toPhase: .roundEnd)
    #expect(table.events.count { $0 == .questionStarted } == count)
  }
}
