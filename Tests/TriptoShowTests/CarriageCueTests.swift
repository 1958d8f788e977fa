import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoTestTable

@Suite("What carriages are sent")
struct CarriageCueTests {
  @Test("EVE17 a note: counts to all, then the state to its sender, its carriage and the host")
  func note() throws {
    var settings = GameSettings.ofEvening
    settings.evening?.rules = .off
    settings.evening?.carriages = true
    var table = try GameTable.lobby(players: 4, settings: settings)
    try table.host(.start(TestContent.itinerary(1)))
    try table.play { $0.step == .clue }
    let (sender, mate) = (table.state.carriages[1].members[0], table.state.carriages[1].members[1])
    let told = try table.after {
      try $0.run(GameTable.note("x"), by: .viewer(.player(sender)))
    }
    let cues = told.moments.flatMap(Director.cues).filter { $0.cue == .snapshot }
    #expect(
      cues.map(\.audience) == [.viewer(.player(sender)), .viewer(.player(mate)), .host])
  }
}
