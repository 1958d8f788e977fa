import Testing
import TriptoGame
import TriptoPlan
import TriptoShow
import TriptoTestTable

@Suite("EVE17 what an evening says, in order")
struct EveningCueTests {
  @Test("EVE17 EX47 a release: SNAPSHOT, BRAKE_RELEASED, the loop, and no CLUE_PRESENT")
  func release() throws {
    let table = try GameTable.evening().after { table in
      try table.pull(1)
      table.clearMoments()
      try table.run(.release, by: .player(1))
    }
    #expect(
      CueText.lines(table.moments) == [
        "all: snapshot", "extended: brake released p1 let_go",
        "av: music_travel_loop 0 dB, fade 300", "timed: timerSync",
      ])
  }

  @Test("EVE33 one snapshot on EX connections when typing begins")
  func typing() throws {
    let table = try GameTable.evening().after { table in
      try table.pull(1)
      table.clearMoments()
      try table.draft(1, "L")
      try table.draft(1, "Ly")
    }
    #expect(CueText.lines(table.moments) == ["extended: snapshot"])
  }

  @Test("EVE53 the result of a question sounds on an EX TV", arguments: [true, false])
  func sound(isRight: Bool) throws {
    var table = try GameTable.evening()
    try table.play(to: .question)
    try table.answer(1, correct: isRight)
    table.clearMoments()
    try table.host(.skip)
    let sound = isRight ? "sfx_followup_correct 0.8" : "sfx_followup_incorrect 0.6"
    #expect(
      CueText.lines(table.moments) == [
        "all: questionLocked", "all: results 0", "extendedTV: \(sound)",
      ])
  }
}
