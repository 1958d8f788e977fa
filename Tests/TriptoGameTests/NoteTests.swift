import Testing
import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("EVE36–EVE41 the note to the conductor")
struct NoteTests {
  private func refused(_ number: Int, _ why: NoteRefusal, at table: GameTable) {
    expectRefused(GameTable.note("Oslo"), by: .player(number), .note(why), at: table)
  }

  @Test("EVE36 a note stops nothing: phase, clock and brake stay as they were")
  func stopsNothing() throws {
    var table = try GameTable.evening()
    try table.wait(5_000)
    let before = table.state
    #expect(try table.note(1) == [.noteHanded(seat(1))])
    #expect(table.state.phase == .clueLevel && table.state.clock == before.clock)
    #expect(table.state.round?.brakes.isEmpty == true)
  }

  @Test(
    "EVE37 a note is worth the next level's points, and 1 at the last",
    arguments: zip(0..<5, [8, 6, 4, 2, 1]))
  func worth(clue: Int, worth: Int) throws {
    var table = try GameTable.evening()
    for _ in 0..<clue { try table.host(.nextClue) }
    try table.note(1, correct: true)
    let answer = try #require(table.state.round?.answers.first)
    #expect(answer.level == worth && answer.isNote && answer.speedBonus == 0)
    #expect(answer.clueLevel == table.state.format.levels[clue])
    try table.play(to: .results)
    #expect(table.state.score(of: seat(1)) == worth)
  }

  @Test("EVE38 it is the one answer of this destination: no second note, and no brake")
  func onlyOne() throws {
    var table = try GameTable.evening()
    try table.note(1)
    refused(1, .answered, at: table)
    #expect(rejection(try table.press(1))?.reason == .notAllowed)
    try table.host(.nextClue)
    refused(1, .answered, at: table)
  }

  @Test("EVE36 EVE41 while the train stands for another a note is taken, its owner's is not")
  func inBrake() throws {
    var table = try GameTable.evening()
    try table.pull(1)
    refused(1, .holdsBrake, at: table)
    let clock = table.state.clock
    try table.note(2)
    #expect(table.state.phase == .pausedForBrake && table.state.clock == clock)
    #expect(table.state.round?.answers.map(\.seat) == [seat(2)])
  }

  @Test("EVE36 a note is taken in the nerve after a lock and while the host pauses")
  func inNerveAndPause() throws {
    var table = try GameTable.evening()
    try table.answerAtOnce(1)
    try table.note(2)
    try table.wait(2_500)
    try table.host(.pause)
    try table.note(3)
    #expect(table.state.isPaused && table.state.round?.answers.count == 3)
  }

  @Test("EVE32 EVE41 who has let go hands in no note at this clue, and may at the next")
  func afterRelease() throws {
    var table = try GameTable.evening()
    try table.pull(1)
    try table.run(.release, by: .player(1))
    refused(1, .out, at: table)
    try table.host(.nextClue)
    try table.note(1)
    #expect(table.state.round?.answers.count == 1)
  }

  @Test("EVE32 two releases take the brake, not the note")
  func spent() throws {
    var table = try GameTable.evening()
    for _ in 0..<2 {
      try table.pull(1)
      try table.run(.release, by: .player(1))
      try table.wait(table.state.pacing.brakeWindowMs)
      try table.host(.nextClue)
    }
    #expect(table.state.hasSpentBrakes(seat(1)))
    try table.note(1)
    #expect(table.state.round?.answers.first?.isNote == true)
  }

  @Test("EVE41 in the drum roll and after it the conductor has collected the notes")
  func closed() throws {
    var table = try GameTable.evening()
    try table.play(to: .revealSilence)
    refused(1, .closed, at: table)
    try table.play(to: .revealed)
    refused(1, .closed, at: table)
  }

  @Test("EVE41 notes may be off, and sessions that are no evening have none")
  func off() throws {
    var settings = GameSettings.ofEvening
    settings.evening?.notes = false
    refused(1, .off, at: try GameTable.evening(settings: settings))
    refused(1, .off, at: try GameTable.atClue())
  }

  @Test("EVE39 the note of a presser who loses is taken, the winner's becomes its draft")
  func inHold() throws {
    var table = try GameTable.evening(players: 4)
    try table.press(1, Press(isExtended: true))
    try table.wait(30)
    try table.press(2, Press(isExtended: true))
    try table.note(1)
    try table.note(2)
    #expect(table.state.round?.answers.isEmpty == true)
    expectRefused(GameTable.note("Oslo"), by: .player(2), .rateLimited, at: table)
    try table.note(3)
    #expect(table.state.round?.answers.map(\.seat) == [seat(3)])
    try table.wait(table.state.pacing.brake.holdMs)
    let owner = try #require(table.state.brakeOwner)
    #expect(table.state.tonight.drafts[owner] != nil)
    #expect(table.state.tonight.silentUntilMs == nil)
    let others = Set([1, 2, 3].map(seat)).subtracting([owner])
    #expect(Set(table.state.round?.answers.map(\.seat) ?? []) == others)
  }

  @Test("EVE38 EVE39 of an answer and a note within one hold the answer counts")
  func answerAndNote() throws {
    var table = try GameTable.evening()
    try table.press(1, Press(isExtended: true))
    try table.lock(1)
    try table.note(1)
    let events = try table.wait(table.state.pacing.brake.holdMs)
    #expect(events.contains(.refused(seat(1), .note(.answered))))
    #expect(table.state.round?.answers.map(\.isNote) == [false])
  }

  @Test("EVE49 the last answer ends the clue after 1 500 when it is a note")
  func endsClue() throws {
    var table = try GameTable.evening(players: 2)
    try table.note(1)
    #expect(table.state.tonight.earlyEndMs == nil)
    try table.note(2)
    #expect(table.state.tonight.earlyEndMs == table.nowMs + 1_500)
    try table.wait(1_500)
    #expect(table.state.step == .revealSilence)
  }

  @Test("EVE49 a brake that stands is finished first")
  func afterBrake() throws {
    var table = try GameTable.evening(players: 2)
    try table.pull(1)
    try table.note(2)
    #expect(table.state.phase == .pausedForBrake && table.state.tonight.earlyEndMs == nil)
    try table.lock(1)
    #expect(table.state.tonight.endsAfterLock)
  }

  @Test("EVE40 EX19 the host may overrule a note")
  func overruled() throws {
    var table = try GameTable.evening()
    try table.note(1, correct: false)
    try table.play(to: .results)
    let change = VerdictChange(seat: seat(1), subject: .destination, isCorrect: true)
    try table.host(.setVerdict(change))
    #expect(table.state.score(of: seat(1)) == 8)
  }
}
