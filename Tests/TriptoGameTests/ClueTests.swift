import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoTestTable

@Suite("Clues")
struct ClueTests {
  @Test("ST1 the phases have the names of the wire, and PREPARING_ROUND is never entered")
  func phases() throws {
    #expect(
      Phase.allCases.map(\.rawValue) == [
        "LOBBY", "PREPARING_ROUND", "ROUND_INTRO", "CLUE_LEVEL", "PAUSED_FOR_BRAKE",
        "REVEAL_DESTINATION", "FOLLOWUP_QUESTION", "SCOREBOARD", "FINAL_RESULTS", "ROUND_END",
      ])
    var table = try GameTable.started(destinations: 2)
    try table.play(toPhase: .roundEnd)
    #expect(!table.moments.contains { $0.state.phase == .preparingRound })
  }

  @Test("ST3 END_GAME in the reveal cancels the staged steps of the reveal")
  func cancelled() throws {
    var table = try GameTable.atClue(2)
    try table.wait(12_000)
    #expect(table.state.step == .revealSilence)
    try table.host(.endGame)
    table.clearMoments()
    try table.wait(30_000)
    #expect(!table.events.contains(.destinationRevealed))
    #expect(table.state.phase == .roundEnd)
  }

  @Test("ST4 presses 300 ms apart advance one level each, the fifth from 10 reveals")
  func fivePresses() throws {
    var table = try GameTable.atClue(10)
    for level in [8, 6, 4, 2] {
      try table.host(.nextClue)
      #expect(table.state.level == level)
      try table.wait(300)
    }
    #expect(try table.host(.nextClue) == [.revealStarted])
    expectRefused(.nextClue, by: .host, .invalidPhase, at: table)
  }

  @Test("ST4 from ROUND_INTRO the fifth press starts the reveal")
  func fromIntro() throws {
    var table = try GameTable.started()
    for _ in 1...4 { try table.host(.nextClue) }
    #expect(table.state.level == 2)
    #expect(try table.host(.nextClue) == [.revealStarted])
  }

  @Test("ST5 HOST_NEXT_CLUE replaces the advance after a lock: one level, not two")
  func replacesAdvance() throws {
    var table = try GameTable.atClue(10)
    try table.brake(1)
    try table.lock(1)
    try table.wait(1_000)
    try table.host(.nextClue)
    try table.wait(1_000)
    #expect(table.state.level == 8)
  }

  @Test("ST5 PA7 without a press the clue advances by itself 1.2 s after a lock")
  func advancesAfterLock() throws {
    var table = try GameTable.atClue(10)
    try table.brake(1)
    try table.lock(1)
    #expect(try table.wait(1_199).isEmpty)
    #expect(try table.wait(1) == [.clueStarted(.afterLock)])
    #expect(table.state.level == 8)
  }

  @Test("ST6 the first snapshot is that of the start; the first clue comes within 4 s")
  func promptStart() throws {
    var table = try GameTable.started()
    #expect(table.state.destination?.name.open(.host) == TestContent.placeTokens(1)[0])
    #expect(try table.wait(4_000).first == .clueStarted(.introOver))
  }

  @Test("ST7 a clue goes on after all have locked, a question after all have answered")
  func nothingEndsEarly() throws {
    var table = try GameTable.atClue(10, players: 1)
    try table.brake(1)
    try table.lock(1)
    try table.wait(1_200)
    #expect(try table.wait(25_999).isEmpty)
    #expect(try table.wait(1) == [.clueStarted(.timer)])
    try table.play(to: .question)
    try table.answer(1)
    #expect(try table.wait(24_999).isEmpty)
    #expect(try table.wait(1) == [.questionClosed(isLast: false, isGameOver: false)])
  }

  @Test("ST8 HOST_START_GAME leads from LOBBY to ROUND_INTRO at level 10")
  func start() throws {
    var table = try GameTable.lobby()
    #expect(try table.host(.start(TestContent.itinerary())) == [.introStarted])
    #expect(table.state.phase == .roundIntro)
    #expect(table.state.level == 10)
  }

  @Test("ST9 PA1 the intro leads to clue 10 after 3 s")
  func introOver() throws {
    var table = try GameTable.started()
    #expect(try table.wait(2_999).isEmpty)
    #expect(try table.wait(1) == [.clueStarted(.introOver)])
    #expect(table.state.level == 10)
  }

  @Test("ST10 HOST_NEXT_CLUE in the intro skips clue 10")
  func introSkipped() throws {
    var table = try GameTable.started()
    #expect(try table.host(.nextClue) == [.clueStarted(.introSkipped)])
    #expect(table.state.level == 8)
  }

  @Test("ST12 PA3 each clue lasts its own time", arguments: zip([10, 8, 6, 4], 0...3))
  func timers(level: Int, index: Int) throws {
    let durationMs = [30_000, 26_000, 22_000, 18_000][index]
    var table = try GameTable.atClue(level)
    #expect(try table.wait(durationMs - 1).isEmpty)
    #expect(try table.wait(1) == [.clueStarted(.timer)])
    #expect(table.state.level == level - 2)
  }

  @Test("ST16 clue 2 leads to the reveal after 12 s")
  func lastClue() throws {
    var table = try GameTable.atClue(2)
    #expect(try table.wait(11_999).isEmpty)
    #expect(try table.wait(1) == [.revealStarted])
  }

  @Test("PA25 instant pacing has no intro")
  func instant() throws {
    let table = try GameTable.started(pacing: PacingTable.instant)
    #expect(table.state.phase == .clueLevel && table.state.level == 10)
  }
}
