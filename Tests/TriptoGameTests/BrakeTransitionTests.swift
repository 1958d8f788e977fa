import Testing
import TriptoGame
import TriptoPlan
import TriptoTestTable

@Suite("From the brake and back")
struct BrakeTransitionTests {
  @Test("ST11 a brake in the intro pauses at level 10 and cancels the intro")
  func inIntro() throws {
    var table = try GameTable.started()
    try table.brake(1)
    #expect(table.state.phase == .pausedForBrake && table.state.level == 10)
    try table.wait(5_000)
    #expect(table.state.phase == .pausedForBrake)
    try table.lock(1)
    #expect(try table.wait(1_200) == [.clueStarted(.afterLock)])
    #expect(table.state.level == 8)
  }

  @Test("ST13 a brake stops the clue's timer")
  func stopsClue() throws {
    var table = try GameTable.atClue(10)
    try table.wait(29_000)
    try table.brake(1)
    #expect(table.state.step == .brakeAnswer)
    try table.wait(20_000)
    #expect(table.state.brakeOwner == seat(1))
  }

  @Test("ST14 an answer leads back to the same level")
  func answered() throws {
    var table = try GameTable.atClue(8)
    try table.brake(1)
    #expect(try table.lock(1) == [.answerLocked(seat(1))])
    #expect(table.state.phase == .clueLevel && table.state.level == 8)
    #expect(table.state.brakeOwner == nil)
  }

  @Test("ST15 HOST_NEXT_CLUE releases the brake without an answer")
  func releasedByHost() throws {
    var table = try GameTable.atClue(10)
    try table.brake(1)
    #expect(try table.host(.nextClue) == [.clueStarted(.brakeReleased)])
    #expect(table.state.level == 8 && table.state.brakeOwner == nil)
    #expect(table.state.round?.answers.isEmpty == true)
  }

  @Test("ST15 BR21 PA6 a silent brake owner is released after 30 s")
  func timeout() throws {
    var table = try GameTable.atClue(10)
    try table.brake(1)
    #expect(try table.wait(29_999).isEmpty)
    #expect(try table.wait(1) == [.clueStarted(.brakeReleased)])
    expectRefused(
      .lockAnswer(text: "x", verdict: Verdict(isCorrect: true, reason: "exact")), by: .player(1),
      .invalidPhase, at: table)
  }

  @Test("ST15 from level 2 a released brake leads to the reveal")
  func releasedAtTwo() throws {
    var table = try GameTable.atClue(2)
    try table.brake(1)
    #expect(try table.wait(30_000).first == .revealStarted)
    #expect(table.state.brakeOwner == nil)
  }

  @Test("ST16 after a lock at level 2 the reveal follows")
  func lockedAtTwo() throws {
    var table = try GameTable.atClue(2)
    try table.brake(1)
    try table.lock(1)
    #expect(try table.wait(1_200) == [.revealStarted])
  }

  @Test("ST28 before the name the phase is CLUE_LEVEL 2, closed for brakes and HOST_NEXT_CLUE")
  func beforeTheName() throws {
    var table = try GameTable.atClue(2)
    try table.wait(12_000)
    for step in [Step.revealSilence, .revealBanter] {
      try table.play(to: step)
      #expect(table.state.phase == .clueLevel && table.state.level == 2)
      #expect(rejection(try table.press(1))?.reason == .invalidPhase)
      for command in [Command.nextClue, .forceReveal, .replayClue] {
        expectRefused(command, by: .host, .invalidPhase, at: table)
      }
    }
  }

  @Test("EV6 only the brake owner answers; SC1 once per destination")
  func owner() throws {
    var table = try GameTable.atClue(10)
    let answer = Command.lockAnswer(
      text: "x", verdict: Verdict(isCorrect: true, reason: "exact"))
    expectRefused(answer, by: .player(1), .invalidPhase, at: table)
    try table.brake(1)
    expectRefused(answer, by: .player(2), .unauthorized, at: table)
    expectRefused(answer, by: .host, .unauthorized, at: table)
    expectRefused(answer, by: .tv, .unauthorized, at: table)
    try table.lock(1)
    expectRefused(answer, by: .player(1), .invalidPhase, at: table)
  }

  @Test("BR10 an answer sent during the hold is locked when the hold is decided")
  func earlyAnswer() throws {
    var table = try GameTable.atClue(10, players: 3)
    try table.press(1)
    #expect(try table.lock(1).isEmpty)
    #expect(try table.lock(2).isEmpty)
    let events = try table.wait(80)
    #expect(events.contains(.answerLocked(seat(1))))
    #expect(events.contains(.refused(seat(2), .invalidPhase)))
    #expect(table.state.round?.answers.map(\.seat) == [seat(1)])
  }
}
