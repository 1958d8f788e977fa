import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoTestTable

@Suite("EVE17 EVE19 the show of another journey")
struct RematchCueTests {
  @Test("EVE17 a rematch: SNAPSHOT, LOBBY_UPDATED to everybody, MUSIC_STOP 600")
  func order() throws {
    var table = try GameTable.evening(destinations: 1)
    try table.play(toPhase: .roundEnd)
    table.clearMoments()
    try table.host(.rematch)
    #expect(
      CueText.lines(table.moments) == ["all: snapshot", "all: lobby", "av: music stop 600"])
  }

  @Test("EVE19 lines and clips number destinations through the whole night")
  func numbers() throws {
    var table = try GameTable.spoken(settings: .ofEvening)
    try table.playSpoken { $0.phase == .roundEnd }
    try table.host(.rematch)
    try table.speak()
    try table.host(.start(TestContent.itinerary(2, from: 2)))
    #expect(Script.wanted(in: table.state).map(\.id.round).min() == 1)
    table.clearMoments()
    try table.playSpoken { $0.phase == .roundEnd }
    let said = table.moments.flatMap(Director.cues(for:)).compactMap { directed in
      if case .speech(let speech) = directed.cue { speech.clip.line } else { nil }
    }
    #expect(Set(said.map(\.round)) == [1, 2])
    #expect(said.contains(LineID(round: 1, spoken: .clue(level: 10))))
    #expect(said.contains(LineID(round: 2, spoken: .clue(level: 10))))
    let clue = Script.line(LineID(round: 2, spoken: .clue(level: 10)), in: table.state)
    #expect(clue?.caption == TestContent.clue(3, 0))
  }
}
