import Testing
import TriptoGame
import TriptoHTTP
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoWire

@testable import TriptoHouse

@Suite("Game plans as REST shows them")
struct PlanViewTests {
  @Test("RE37 EX29 the host sees what comes, unless the host plays", arguments: [false, true])
  func hostPlays(_ plays: Bool) throws {
    var settings = GameSettings()
    settings.hostPlays = plays
    var state = GameState(
      id: SessionID("g"), joinCode: "ABCDEF", hostID: PlayerID("h"), settings: settings,
      pacing: PacingTable.instant, nowMs: 0)
    let stop = PlannedStop(packID: "zyx", source: .manual, name: "Zyxopolis", country: "Zyx")
    _ = try state.apply(.setPlan([stop]), by: .system, at: 1)
    let text = String(
      decoding: try #require(GamePlanResponse(state, isHost: true)).jsonBytes(), as: UTF8.self)
    #expect(text.contains("Zyxopolis") == !plays)
    #expect(text.contains("\"zyx\"") == !plays)
  }
}
