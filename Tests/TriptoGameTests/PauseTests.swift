import Testing
import TriptoGame
import TriptoPlan
import TriptoTestTable

@Suite("Pause, skip and force")
struct PauseTests {
  @Test("ST32 EV12 HOST_PAUSE freezes the clock; ST34 HOST_RESUME goes on with what was left")
  func freezes() throws {
    var table = try GameTable.atClue(10)
    try table.wait(10_000)
    #expect(try table.host(.pause) == [.paused])
    #expect(try table.wait(50_000).isEmpty)
    #expect(try table.host(.resume) == [.resumed])
    #expect(try table.wait(19_999).isEmpty)
    #expect(try table.wait(1) == [.clueStarted(.timer)])
  }

  @Test(
    "ST32 staged steps freeze too",
    arguments: [
      Step.intro, .revealSilence, .revealBanter, .revealed, .results, .bridge, .question,
      .questionGap, .lastQuestion, .scoreboard, .departure,
    ])
  func steps(step: Step) throws {
    var table = try GameTable.started(destinations: 2)
    try table.play(to: step)
    let left = try #require(table.state.clock?.endMs) - table.nowMs
    try table.host(.pause)
    #expect(try table.wait(45_000).isEmpty)
    try table.host(.resume)
    #expect(try table.wait(left - 1).isEmpty)
    #expect(try !table.wait(1).isEmpty)
  }

  @Test("ST32 ST34 pausing twice or resuming a running game is INVALID_OPERATION")
  func twice() throws {
    var table = try GameTable.atClue()
    expectRefused(
      .resume, by: .host, .invalidOperation("The game is not paused"), at: table)
    try table.host(.pause)
    expectRefused(
      .pause, by: .host, .invalidOperation("The game is paused already"), at: table)
  }

  @Test("ST32 ST34 ST35 outside the game pause and skip are INVALID_PHASE, and nothing is paused")
  func outside() throws {
    var over = try GameTable.atClue()
    try over.host(.endGame)
    for table in [try GameTable.lobby(), over] {
      for command in [Command.pause, .skip] {
        expectRefused(command, by: .host, .invalidPhase, at: table)
      }
      expectRefused(
        .resume, by: .host, .invalidOperation("The game is not paused"), at: table)
    }
  }

  @Test("ST33 answers are accepted while paused, and the advance waits for the resume")
  func answersInPause() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    try table.host(.pause)
    try table.wait(3_000)
    #expect(try table.lock(1) == [.answerLocked(seat(1))])
    #expect(try table.wait(9_000).isEmpty)
    try table.host(.resume)
    #expect(try table.wait(1_199).isEmpty)
    #expect(try table.wait(1) == [.clueStarted(.afterLock)])
    try table.play(to: .question)
    try table.host(.pause)
    #expect(try table.answer(2) == [.followupAnswered(seat(2))])
  }

  @Test(
    "ST33 a command that advances the game ends the pause first",
    arguments: [Command.nextClue, .skip, .forceReveal, .endGame])
  func advancing(command: Command) throws {
    var table = try GameTable.atClue()
    try table.host(.pause)
    try table.wait(5_000)
    try table.host(command)
    #expect(!table.state.isPaused)
    #expect(try !table.wait(60_000).isEmpty)
  }

  @Test("ST33 EX16 kicking the brake's owner releases the brake, so it ends the pause first")
  func kick() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    try table.host(.pause)
    try table.wait(5_000)
    let events = try table.host(.kick(seat(1), ban: false))
    #expect(Array(events.suffix(2)) == [.resumed, .clueStarted(.brakeReleased)])
    #expect(!table.state.isPaused && table.state.level == 8)
    #expect(try !table.wait(60_000).isEmpty)
  }

  @Test("ST32 kicking anybody else leaves the game paused")
  func kickOther() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    try table.host(.pause)
    try table.host(.kick(seat(2), ban: false))
    #expect(table.state.isPaused && table.state.brakeOwner == seat(1))
    #expect(try table.wait(45_000).isEmpty)
  }

  @Test("ST33 NEXT_DESTINATION ends the pause too")
  func nextDestination() throws {
    var table = try GameTable.atClue(destinations: 2)
    try table.play(toPhase: .scoreboard)
    try table.host(.pause)
    #expect(try table.host(.nextDestination) == [.resumed, .nextDestination])
    try table.wait(2_000)
    #expect(!table.state.isPaused && table.state.level == 10)
  }

  @Test("ST35 EV13 HOST_SKIP ends what runs", arguments: skips)
  func skip(step: Step, event: Event) throws {
    var table = try GameTable.started(destinations: 2)
    try table.play(to: step)
    #expect(try table.host(.skip).last == event)
  }

  static let skips: [(Step, Event)] = [
    (.intro, .clueStarted(.introOver)), (.clue, .clueStarted(.host)),
    (.revealSilence, .revealBanter), (.revealBanter, .destinationRevealed),
    (.revealed, .resultsShown), (.results, .totalsShown(isGameOver: false, bridge: true)),
    (.bridge, .questionStarted), (.question, .questionClosed(isLast: false, isGameOver: false)),
    (.questionGap, .questionStarted), (.lastQuestion, .scoreboardShown),
    (.scoreboard, .nextDestination), (.departure, .clueStarted(.nextDestination)),
  ]

  @Test("ST35 HOST_SKIP releases a brake and advances")
  func skipBrake() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    #expect(try table.host(.skip) == [.clueStarted(.brakeReleased)])
    #expect(table.state.level == 8)
  }

  @Test("ST35 EV14 HOST_FORCE_REVEAL from intro, clue and brake; else INVALID_PHASE")
  func forceReveal() throws {
    var intro = try GameTable.started()
    #expect(try intro.host(.forceReveal) == [.revealStarted])
    var braked = try GameTable.atClue(8)
    try braked.brake(1)
    #expect(try braked.host(.forceReveal) == [.revealStarted])
    #expect(braked.state.brakeOwner == nil && braked.state.level == 2)
    for phase in [Phase.revealDestination, .followupQuestion, .finalResults, .roundEnd] {
      try intro.play(toPhase: phase)
      expectRefused(.forceReveal, by: .host, .invalidPhase, at: intro)
    }
  }
}
