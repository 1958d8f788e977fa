import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct FinaleTests {
  private let host = HostWorld(seat: HostWorld.seat)
  private var finale: FinaleCard? { host.app.play.finale }

  private static let scores: JSONValue = [
    ["playerId": "a", "name": "Alva", "score": 9, "rank": 1],
    ["playerId": "b", "name": "Bo", "score": 5, "rank": 2],
    ["playerId": "c", "name": "Cy", "score": 3, "rank": 3],
    ["playerId": "d", "name": "Di", "score": 1, "rank": 4],
  ]

  private func finale(at stage: String, index: Int? = nil) -> JSONValue {
    guard case .object(var finale)? = Frames.state(of: "EX-HOST-finale")["finale"] else {
      return .null
    }
    finale["stage"] = .string(stage)
    finale["index"] = index.map { .int($0) }
    return .object(finale)
  }

  /// Welcome, and without a state so far.
  private func connected() async -> FakeSocket {
    await host.app.start()
    await host.until { !self.host.world.opened.isEmpty }
    let socket = host.world.opened[0]
    socket.say(Frames.text("WELCOME", Frames.welcomePayload, seq: 1))
    return socket
  }

  private func show(
    _ change: [String: JSONValue], version: Int = 101, on socket: FakeSocket
  ) async {
    var change = change.merging(["version": .int(version)]) { $1 }
    change["scoreboard"] = change["scoreboard"] ?? Self.scores
    let state = Frames.state(change, of: "EX-HOST-finale")
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": state]))
    await host.until { self.host.app.game.state?.version == version }
  }

  private func stage(_ stage: String, index: Int? = nil, on socket: FakeSocket) async {
    var payload: [String: JSONValue] = [
      "stage": .string(stage), "startAtServerMs": 1, "durationMs": 1,
    ]
    payload["index"] = index.map { .int($0) }
    socket.say(Frames.text("FINALE_STAGE", .object(payload)))
    await host.until {
      let heard = self.host.app.game.moments.stage
      return heard?.stage.rawValue == stage && heard?.index == index
    }
  }

  @Test("UI-T20 EX19 the finale's answers can be judged, and are no results view with *Svar*")
  func answers() async {
    let socket = await connected()
    await host.show("HOST-reveal", ["phase": "FINAL_RESULTS"], version: 101, on: socket)
    #expect(host.app.play.answers?.title.isEmpty == false && host.app.play.answers?.arrival == nil)
    await host.show("HOST-reveal", ["phase": "SCOREBOARD"], version: 102, on: socket)
    #expect(host.app.play.answers?.arrival?.hasPrefix("Svar: ") == true)
  }

  @Test("EX52 UI-T20 the standings and awards follow the stages that the TV is told")
  func stages() async {
    let socket = await host.lobby()
    await show(["finale": finale(at: "route")], on: socket)
    #expect(finale?.title == "Resan är slut!" && finale?.awards.isEmpty == true)
    await stage("award", index: 0, on: socket)
    #expect(finale?.awards.map(\.title) == ["Närmast fast fel"])
    await stage("award", index: 1, on: socket)
    #expect(finale?.awards.map(\.names) == ["Bo", "Alva"] && finale?.standings == nil)
    await stage("podium", on: socket)
    #expect(finale?.title == "Och vinnaren är…" && finale?.standings == nil)
    await stage("third", on: socket)
    #expect(finale?.standings?.rows.map(\.name) == ["Cy"])
    await stage("second", on: socket)
    #expect(finale?.standings?.rows.map(\.name) == ["Bo", "Cy"] && finale?.winners.isEmpty == true)
    await stage("winner", on: socket)
    #expect(finale?.isCrowned == true && finale?.winners.map(\.name) == ["Alva"])
    #expect(finale?.thanks == nil && host.app.play.bar?.primary == nil)
    await stage("standings", on: socket)
    #expect(finale?.standings?.rows.count == 4 && finale?.thanks == "Tack för ikväll!")
    #expect(finale?.awards.count == 2)
  }

  @Test("EX52 UI-A6 a screen restored in the finale tells nothing before the TV does")
  func restored() async {
    let socket = await connected()
    await show(["finale": finale(at: "award", index: 0)], on: socket)
    #expect(host.app.isRestored && finale?.awards.count == 1)
    #expect(finale?.standings == nil && finale?.isCrowned == false)
    await show(["finale": finale(at: "second")], version: 102, on: socket)
    #expect(finale?.standings?.rows.map(\.name) == ["Bo", "Cy"])
  }

  @Test("EX45 EX52 a restored screen offers one more round from the full standings on")
  func rematch() async {
    let socket = await connected()
    await show(["finale": finale(at: "standings")], on: socket)
    #expect(host.app.isRestored && host.app.play.bar?.primary?.id == "rematch")
    await show(["finale": finale(at: "winner")], version: 102, on: socket)
    #expect(host.app.play.bar?.primary == nil)
    await show(["finale": finale(at: "standings")], version: 103, on: socket)
    #expect(host.app.play.bar?.primary?.id == "rematch")
  }

  @Test("EX52 an older stage than the state's, and one that is unknown, take nothing back")
  func older() async {
    let socket = await host.lobby()
    await show(["finale": finale(at: "winner")], on: socket)
    await stage("third", on: socket)
    #expect(finale?.isCrowned == true)
    await stage("fireworks", on: socket)
    #expect(finale?.isCrowned == true)
    await show(["finale": finale(at: "fireworks")], version: 102, on: socket)
    #expect(finale?.standings == nil && finale?.awards.isEmpty == true)
  }

  @Test("EVE60 an award that is gone leaves its row empty, and without points nobody is crowned")
  func gone() async {
    let socket = await host.lobby()
    let award = Frames.golden("FINAL_RESULTS_PRESENT.evening")["payload"]?["awards"]
    guard case .object(var staged) = finale(at: "award", index: 2) else { return }
    #expect(staged["awards"] == award)
    staged["awards"] = []
    await show(["finale": .object(staged)], on: socket)
    #expect(finale?.awards.isEmpty == true && finale?.title == "Resan är slut!")
    let none: JSONValue = [["playerId": "a", "name": "Alva", "score": 0, "rank": 1]]
    await show(["finale": finale(at: "standings"), "scoreboard": none], version: 102, on: socket)
    #expect(finale?.title == "Tack för ikväll!" && finale?.winners.isEmpty == true)
  }
}
