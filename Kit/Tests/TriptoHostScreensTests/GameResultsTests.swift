import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct GameResultsTests {
  private let host = HostWorld(seat: HostWorld.seat)
  private var play: GameModel { host.app.play }

  @Test(
    "UI-H23 UI-H24 UI-H25 the results open with *Svar: X (land)*, rows with verdict and points, and standings"
  )
  func results() async throws {
    let socket = await host.lobby()
    await host.show("HOST-reveal", on: socket)
    let answers = try #require(play.answers)
    #expect(answers.arrival == "Svar: Paris (Frankrike)" && answers.title == "Låsta svar (2)")
    #expect(answers.rows.map(\.verdict) == ["Fel", "Rätt!"])
    #expect(answers.rows.map(\.verdictSymbol) == [.wrong, .correct])
    #expect(answers.rows.map(\.points) == ["–", "+10 p"] && answers.rows[0].level == "vid 10 p")
    #expect(play.standings?.rows.map(\.medal) == [.gold, .silver])
    #expect(play.standings?.rows.map(\.points) == ["8 p", "0 p"])
    #expect(play.bar?.primary == nil && host.others == ["pause", "skip"])
    #expect(play.clue == nil && play.secret == nil)
  }

  @Test("UI-H57 the host's verdict turns a judgement round, and is undone by the same press")
  func verdict() async throws {
    let socket = await host.lobby()
    await host.show("HOST-reveal", on: socket)
    let row = try #require(play.answers?.rows.first)
    #expect(row.judge == "Godkänn svaret" && row.judgeLabel == "Godkänn svaret: Alva")
    play.judge(row)
    await host.until { socket.sentTypes == ["HOST_VERDICT_SET"] }
    #expect(socket.sent[0]["payload"]?["isCorrect"] == .bool(true))
    #expect(socket.sent[0]["payload"]?["kind"] == "destination")
  }

  @Test("UI-H23 UI-H24 the result rows wait for the official results")
  func revealing() async {
    let socket = await host.lobby()
    await host.show("HOST-reveal", on: socket)
    host.hear("DESTINATION_REVEAL", on: socket)
    await host.until { self.play.answers?.waiting != nil }
    #expect(play.answers?.rows.isEmpty == true && play.bar?.cue == host.app.messages.host.cueReveal)
    host.hear("DESTINATION_RESULTS", on: socket)
    await host.until { self.play.answers?.rows.count == 2 }
    #expect(play.answers?.waiting == nil && play.bar?.cue == host.app.messages.host.cueResults)
  }

  /// The answers of a golden state, whose marks nobody has been told yet.
  private var unmarked: [String: JSONValue] {
    guard case .array(let rows)? = Frames.state(of: "HOST-reveal")["lockedAnswers"] else {
      return [:]
    }
    let bare = rows.map { row -> JSONValue in
      guard case .object(let members) = row else { return row }
      return .object(members.filter { !["isCorrect", "pointsAwarded"].contains($0.key) })
    }
    return ["lockedAnswers": .array(bare)]
  }

  @Test(
    "UI-H23 UI-H24 PR23 no row is wrong that nobody was told of, whether the reveal comes or is back"
  )
  func untold() async {
    let socket = await host.lobby()
    #expect(unmarked["lockedAnswers"] != nil)
    await host.show("HOST-reveal", unmarked, on: socket)
    #expect(play.answers?.rows.isEmpty == true && play.answers?.waiting != nil)
    host.hear("DESTINATION_REVEAL", on: socket)
    host.hear("DESTINATION_RESULTS", on: socket)
    await host.until { self.play.answers?.rows.count == 2 }
    await host.show("HOST-reveal", version: 101, on: socket)
    #expect(play.answers?.rows.map(\.verdict) == ["Fel", "Rätt!"])
  }

  @Test("UI-H36 the standings say what comes next, and when")
  func scoreboard() async {
    let socket = await host.lobby()
    let timer: JSONValue = [
      "timerId": "t", "startAtServerMs": .int(HostWorld.nowMs), "durationMs": 9000,
    ]
    await host.show(
      "HOST-reveal",
      ["phase": "SCOREBOARD", "timer": timer, "nextDestinationAvailable": .bool(true)], on: socket)
    host.hear("SCOREBOARD_UPDATE.evening", on: socket)
    await host.until { self.play.standings?.rows.first?.gained != nil }
    #expect(play.standings?.rows.map(\.gained) == ["+10 p", "+2 p"])
    #expect(play.timer.left?.text == "Nästa resmål om 9 sekunder")
    host.press("next-destination")
    await host.until { socket.sentTypes == ["NEXT_DESTINATION"] }
    await host.show(
      "HOST-reveal", ["phase": "SCOREBOARD", "nextDestinationAvailable": .bool(false)],
      version: 101, on: socket)
    #expect(play.bar?.primary?.isEnabled == false)
  }
}
