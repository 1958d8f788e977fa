import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct GameQuestionTests {
  private let host = HostWorld(seat: HostWorld.seat)
  private var play: GameModel { host.app.play }

  @Test(
    "UI-H29 UI-H30 UI-H31 UI-H32 a question: its answer at once, the count, the words when it is closed"
  )
  func question() async throws {
    let socket = await host.lobby()
    guard case .object(var members)? = Frames.state(of: "HOST-followup")["followupQuestion"] else {
      return
    }
    members["timer"] = [
      "timerId": "t", "startAtServerMs": .int(HostWorld.nowMs), "durationMs": 25_000,
    ]
    members["options"] = ["Seine", "Rhen", "Themsen", "Donau"]
    await host.show("HOST-followup", ["followupQuestion": .object(members)], on: socket)
    var cards = try #require(play.question)
    #expect(cards.header == "Fråga 2 / 2" && cards.answer == "Seine")
    #expect(
      cards.options?.map(\.letter) == ["A", "B", "C", "D"] && cards.options?[0].isRight == true)
    #expect(cards.answersTitle == "1/2 svarat" && cards.words.isEmpty && cards.canExtend)
    #expect(play.timer.left?.seconds == 25 && play.timer.left?.isLow == false)
    host.world.pass(20_000)
    await host.until { self.play.timer.left?.seconds == 5 }
    #expect(play.timer.left?.isLow == true)
    play.extend()
    await host.until { socket.sentTypes.contains("HOST_EXTEND_TIMER") }
    #expect(play.extendLabel == "+15 sek")
    host.hear("FOLLOWUP_ANSWERS_LOCKED.HOST", on: socket)
    await host.until { self.play.question?.words.isEmpty == false }
    cards = try #require(play.question)
    #expect(
      cards.answersTitle == "Svar (1)" && cards.words == [.init(name: "Alva", answer: "”Seine”")])
    #expect(play.timer.left == nil && !cards.canExtend)
    #expect(play.bar?.primary == nil && host.others == ["pause", "skip"])
  }

  @Test("UI-H33 UI-H34 results replace the answers, and the next question resets them")
  func judged() async throws {
    let socket = await host.lobby()
    guard case .object(var members)? = Frames.state(of: "HOST-followup")["followupQuestion"] else {
      return
    }
    members["currentQuestionIndex"] = 0
    await host.show("HOST-followup", ["followupQuestion": .object(members)], on: socket)
    host.hear("FOLLOWUP_RESULTS", on: socket)
    await host.until { self.play.question?.judged != nil }
    let judged = try #require(play.question?.judged)
    #expect(judged.rightAnswer == "Rätt svar: Seine" && judged.rows.map(\.points) == ["+2 p", "–"])
    #expect(judged.rows.map(\.answer) == ["”Seine”", "–"] && judged.rows[1].judge == nil)
    #expect(play.question?.answersTitle == "Resultat")
    play.judge(judged.rows[0])
    await host.until { socket.sentTypes == ["HOST_VERDICT_SET"] }
    #expect(socket.sent[0]["payload"]?["questionIndex"] == 0)
    await host.show("HOST-followup", version: 101, on: socket)
    #expect(play.question?.judged == nil && play.question?.header == "Fråga 2 / 2")
    await host.show("HOST-reveal", ["phase": "SCOREBOARD"], version: 102, on: socket)
    #expect(play.judged.map(\.title) == ["Följdfråga 1"])
  }
}
