import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct GameTests {
  private let host = HostWorld(seat: HostWorld.seat)
  private var play: GameModel { host.app.play }

  private static let nowMs = 1_800_000_000_000

  /// Shows the state of a golden file; numbers of versions tell states apart.
  private func show(
    _ name: String, _ change: [String: JSONValue] = [:], version: Int = 100, on socket: FakeSocket
  ) async {
    let state = Frames.state(change.merging(["version": .int(version)]) { $1 }, of: name)
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": state]))
    await host.until { self.host.app.game.state?.version == version }
  }

  private func tell(_ name: String, on socket: FakeSocket) {
    let golden = Frames.golden(name)
    guard case .string(let type)? = golden["type"], let payload = golden["payload"] else { return }
    socket.say(Frames.text(type, payload))
  }

  private func others() -> [String] { play.bar?.others.map(\.id) ?? [] }

  private func press(_ id: String) {
    let actions = [play.bar?.primary].compactMap(\.self) + (play.bar?.others ?? [])
    guard let action = actions.first(where: { $0.id == id }) else {
      Issue.record("there is no \(id)")
      return
    }
    play.press(action)
  }

  @Test("UI-H18 UI-H19 UI-H20 UI-H21 a clue: badge, secret, full text, points, locked answers")
  func clue() async throws {
    let socket = await host.lobby()
    await show("HOST", on: socket)
    #expect(host.app.screen == .game(.clueLevel))
    #expect(play.badge?.title == "Ledtråd" && play.badge?.connection == "Ansluten")
    #expect(play.badge?.stop == "Resmål 1 / 2" && play.badge?.tone == .calm)
    #expect(play.secret?.name == "Paris" && play.secret?.country == "Frankrike")
    #expect(play.secret?.note == "Bara för dig" && play.secret?.symbol.rawValue == "eye.slash.fill")
    let clue = try #require(play.clue)
    #expect(clue.text == "Här är broarna fler än väderstrecken." && clue.level == "8 p")
    #expect(clue.answered == "1/1 svarat" && clue.canExtend && clue.title == "Aktuell ledtråd")
    let locked = try #require(play.locked)
    #expect(locked.title == "Låsta svar (1)" && locked.spoken == "1 svar låst")
    #expect(locked.rows.map(\.answer) == ["”Lyon”"] && locked.rows.map(\.level) == ["vid 10 p"])
    #expect(play.brake == nil && play.question == nil && play.finale == nil && play.older == nil)
  }

  @Test("UI-H22 UI-H52 UI-H53 *Nästa ledtråd* is sent; reveal is asked about first")
  func steering() async {
    let socket = await host.lobby()
    await show("HOST", on: socket)
    #expect(play.bar?.primary?.label == "Nästa ledtråd" && others() == ["pause", "force-reveal"])
    press("next-clue")
    await host.until { socket.sentTypes == ["HOST_NEXT_CLUE"] }
    #expect(play.bar?.primary?.isEnabled == false)
    await show("HOST", version: 101, on: socket)
    press("force-reveal")
    #expect(play.asking?.question == "Avslöja resmålet nu?")
    play.dismiss()
    #expect(play.asking == nil)
    press("force-reveal")
    play.confirm()
    await host.until { socket.sentTypes.last == "HOST_FORCE_REVEAL" }
    #expect(play.asking == nil && host.haptics.played == [.medium, .warning])
  }

  @Test("UI-E23 when all have answered, and at the last clue, the button reads *Till svaret*")
  func toAnswer() async {
    let socket = await host.lobby()
    await show("HOST", ["clueLevelPoints": 2], on: socket)
    #expect(
      play.bar?.primary?.label == "Till svaret"
        && play.bar?.cue == host.app.messages.host.cueLastClue)
    press("next-clue")
    await host.until { socket.sentTypes == ["HOST_NEXT_CLUE"] }
    await show(
      "HOST", ["units": ["answered": 2, "total": 2], "clueTimerEnd": .null], version: 101,
      on: socket)
    #expect(
      play.bar?.primary?.label == "Till svaret"
        && play.bar?.cue == host.app.messages.host.cueDrumroll)
    press("next-clue")
    await host.until { socket.sentTypes.last == "HOST_FORCE_REVEAL" }
  }

  @Test(
    "UI-H26 UI-H28 EV26 a brake: banner with the name, who was late by how little, and the next clue ends it"
  )
  func brake() async throws {
    let socket = await host.lobby()
    await show(
      "HOST", ["phase": "PAUSED_FOR_BRAKE", "brakeOwnerName": "Bo", "clueTimerEnd": .null],
      on: socket)
    tell("BRAKE_ACCEPTED", on: socket)
    tell("BRAKE_ORDER.HOST", on: socket)
    await host.until { self.play.brake?.order.isEmpty == false }
    let brake = try #require(play.brake)
    #expect(brake.title == "Bo bromsade" && brake.typing == nil && brake.release == nil)
    #expect(brake.orderTitle == "Bromsordning" && brake.order.map(\.margin) == [nil, "+32 ms"])
    #expect(play.badge?.tone == .brake && others() == ["pause", "skip", "force-reveal"])
    #expect(host.haptics.played == [.warning])
    await show("HOST", version: 102, on: socket)
    #expect(play.brake == nil)
  }

  @Test("UI-E23 EVE31 in an evening the brake's card lets go for its owner, and has the next clue")
  func eveningBrake() async {
    let socket = await host.lobby()
    let journey: JSONValue = [
      "number": 1, "lengthsMin": [], "minutes": 1, "rulesDone": .bool(true),
    ]
    let held: JSONValue = [
      "playerId": "p", "typing": .bool(false), "silentUntilMs": .int(Self.nowMs + 8000),
    ]
    await show(
      "HOST",
      ["phase": "PAUSED_FOR_BRAKE", "brakeOwnerName": "Bo", "journey": journey, "brake": held],
      on: socket)
    #expect(play.brake?.typing == "Bo tänker …" && play.brake?.release == "Släpp bromsen åt Bo")
    #expect(play.bar?.primary == nil && others() == ["pause", "force-reveal"])
    #expect(play.timer.left?.seconds == 8)
    play.releaseBrake()
    await host.until { socket.sentTypes == ["HOST_SKIP"] }
    await show(
      "HOST",
      ["phase": "PAUSED_FOR_BRAKE", "brakeOwnerName": "Bo", "journey": journey, "brake": held],
      version: 101, on: socket)
    play.nextClue()
    await host.until { socket.sentTypes.last == "HOST_NEXT_CLUE" }
  }

  @Test(
    "UI-A8 UI-H51 the clock counts down on the server's time, stands still in a pause, and is spoken at 10 and 5"
  )
  func clock() async {
    let socket = await host.lobby()
    await show("HOST", ["clueTimerEnd": .int(Self.nowMs + 12_000)], on: socket)
    #expect(play.timer.left?.text == "12 sek" && play.timer.left?.isLow == false)
    #expect(play.timer.left?.spoken == "")
    host.world.pass(2000)
    await host.until { self.play.timer.left?.seconds == 10 }
    #expect(play.timer.left?.spoken == "10 sekunder kvar")
    host.world.pass(5500)
    await host.until { self.play.timer.left?.seconds == 5 }
    #expect(play.timer.left?.isLow == true && play.timer.left?.spoken == "5 sekunder kvar")
    await show("HOST", ["clueTimerEnd": .null, "paused": .bool(true)], version: 101, on: socket)
    #expect(
      play.timer.left?.isHeld == true && play.timer.left?.seconds == 5
        && play.timer.left?.spoken == "")
    #expect(play.badge?.title == "Paus" && play.bar?.primary?.label == "Fortsätt")
    #expect(
      play.bar?.cue == host.app.messages.host.cuePaused
        && others() == ["next-clue", "force-reveal"])
    host.world.pass(1000)
    await show("HOST", ["clueTimerEnd": .null, "paused": .bool(true)], version: 102, on: socket)
    #expect(play.timer.left?.seconds == 5)
    await show("HOST", ["clueTimerEnd": .int(Self.nowMs + 9000)], version: 103, on: socket)
    #expect(play.timer.left?.isHeld == false)
    host.world.pass(60_000)
    await host.until { self.play.timer.left?.seconds == 0 }
  }

  @Test(
    "UI-H23 UI-H24 UI-H25 the results open with *Svar: X (land)*, rows with verdict and points, and standings"
  )
  func results() async throws {
    let socket = await host.lobby()
    await show("HOST-reveal", on: socket)
    let answers = try #require(play.answers)
    #expect(answers.arrival == "Svar: Paris (Frankrike)" && answers.title == "Låsta svar (2)")
    #expect(answers.rows.map(\.verdict) == ["Fel", "Rätt!"])
    #expect(answers.rows.map(\.verdictSymbol) == [.wrong, .correct])
    #expect(answers.rows.map(\.points) == ["–", "+10 p"] && answers.rows[0].level == "vid 10 p")
    #expect(play.standings?.rows.map(\.medal) == [.gold, .silver])
    #expect(play.standings?.rows.map(\.points) == ["8 p", "0 p"])
    #expect(play.bar?.primary == nil && others() == ["pause", "skip"])
    #expect(play.clue == nil && play.secret == nil)
  }

  @Test("UI-H57 the host's verdict turns a judgement round, and is undone by the same press")
  func verdict() async throws {
    let socket = await host.lobby()
    await show("HOST-reveal", on: socket)
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
    await show("HOST-reveal", on: socket)
    tell("DESTINATION_REVEAL", on: socket)
    await host.until { self.play.answers?.waiting != nil }
    #expect(play.answers?.rows.isEmpty == true && play.bar?.cue == host.app.messages.host.cueReveal)
    tell("DESTINATION_RESULTS", on: socket)
    await host.until { self.play.answers?.rows.count == 2 }
    #expect(play.answers?.waiting == nil && play.bar?.cue == host.app.messages.host.cueResults)
  }

  @Test(
    "UI-H29 UI-H30 UI-H31 UI-H32 a question: its answer at once, the count, the words when it is closed"
  )
  func question() async throws {
    let socket = await host.lobby()
    guard case .object(var members)? = Frames.state(of: "HOST-followup")["followupQuestion"] else {
      return
    }
    members["timer"] = [
      "timerId": "t", "startAtServerMs": .int(Self.nowMs), "durationMs": 25_000,
    ]
    members["options"] = ["Seine", "Rhen", "Themsen", "Donau"]
    await show("HOST-followup", ["followupQuestion": .object(members)], on: socket)
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
    tell("FOLLOWUP_ANSWERS_LOCKED.HOST", on: socket)
    await host.until { self.play.question?.words.isEmpty == false }
    cards = try #require(play.question)
    #expect(
      cards.answersTitle == "Svar (1)" && cards.words == [.init(name: "Alva", answer: "”Seine”")])
    #expect(play.timer.left == nil && !cards.canExtend)
    #expect(play.bar?.primary == nil && others() == ["pause", "skip"])
  }

  @Test("UI-H33 UI-H34 results replace the answers, and the next question resets them")
  func judged() async throws {
    let socket = await host.lobby()
    guard case .object(var members)? = Frames.state(of: "HOST-followup")["followupQuestion"] else {
      return
    }
    members["currentQuestionIndex"] = 0
    await show("HOST-followup", ["followupQuestion": .object(members)], on: socket)
    tell("FOLLOWUP_RESULTS", on: socket)
    await host.until { self.play.question?.judged != nil }
    let judged = try #require(play.question?.judged)
    #expect(judged.rightAnswer == "Rätt svar: Seine" && judged.rows.map(\.points) == ["+2 p", "–"])
    #expect(judged.rows.map(\.answer) == ["”Seine”", "–"] && judged.rows[1].judge == nil)
    #expect(play.question?.answersTitle == "Resultat")
    play.judge(judged.rows[0])
    await host.until { socket.sentTypes == ["HOST_VERDICT_SET"] }
    #expect(socket.sent[0]["payload"]?["questionIndex"] == 0)
    await show("HOST-followup", version: 101, on: socket)
    #expect(play.question?.judged == nil && play.question?.header == "Fråga 2 / 2")
    await show("HOST-reveal", ["phase": "SCOREBOARD"], version: 102, on: socket)
    #expect(play.judged.map(\.title) == ["Följdfråga 1"])
  }

  @Test("UI-H36 the standings say what comes next, and when")
  func scoreboard() async {
    let socket = await host.lobby()
    let timer: JSONValue = [
      "timerId": "t", "startAtServerMs": .int(Self.nowMs), "durationMs": 9000,
    ]
    await show(
      "HOST-reveal",
      ["phase": "SCOREBOARD", "timer": timer, "nextDestinationAvailable": .bool(true)], on: socket)
    tell("SCOREBOARD_UPDATE.evening", on: socket)
    await host.until { self.play.standings?.rows.first?.gained != nil }
    #expect(play.standings?.rows.map(\.gained) == ["+10 p", "+2 p"])
    #expect(play.timer.left?.text == "Nästa resmål om 9 sekunder")
    press("next-destination")
    await host.until { socket.sentTypes == ["NEXT_DESTINATION"] }
    await show(
      "HOST-reveal", ["phase": "SCOREBOARD", "nextDestinationAvailable": .bool(false)],
      version: 101, on: socket)
    #expect(play.bar?.primary?.isEnabled == false)
  }

  @Test("UI-T20 UI-T21 the finale's standings mirror the TV, stage by stage")
  func finale() async throws {
    let socket = await host.lobby()
    await show("HOST-reveal", ["phase": "SCOREBOARD"], on: socket)
    tell("CLUE_PRESENT", on: socket)
    await show("HOST-reveal", ["phase": "FINAL_RESULTS"], version: 101, on: socket)
    #expect(play.finale?.title == "Och vinnaren är…" && play.finale?.standings == nil)
    func effect(_ id: String) {
      socket.say(
        Frames.text(
          "UI_EFFECT_TRIGGER", ["effectId": .string(id), "intensity": "high", "durationMs": 1]))
    }
    effect("podium_second")
    await host.until { self.play.finale?.standings != nil }
    #expect(play.finale?.standings?.rows.map(\.name) == ["Alva"] && play.finale?.isCrowned == false)
    effect("podium_first")
    await host.until { self.play.finale?.isCrowned == true }
    #expect(play.finale?.title == "Vi har en vinnare!")
    #expect(play.finale?.winners == [.init(name: "Bo", points: "8 poäng")])
    effect("full_standings")
    await host.until { self.play.finale?.thanks != nil }
    #expect(play.finale?.thanks == "Tack för ikväll!" && play.answers != nil)
  }

  @Test(
    "UI-E23 UI-E6 EVE83 the end of a round: one more, the night's leader, and the end of the night is asked about"
  )
  func roundEnd() async {
    let socket = await host.lobby()
    await show("EX-HOST-finale", ["phase": "ROUND_END"], version: 101, on: socket)
    #expect(
      play.finale?.night == "Alva leder kvällen 1–0" && play.finale?.title == "Tack för ikväll!")
    #expect(play.bar?.primary?.label == "En runda till" && others() == ["end-night"])
    press("rematch")
    await host.until { socket.sentTypes == ["HOST_REMATCH"] }
    let refused: JSONValue = [
      "errorCode": "INVALID_OPERATION", "message": "m", "retryable": .bool(true),
    ]
    socket.say(Frames.text("ERROR", refused))
    await host.until {
      self.host.app.commands.notice?.text == "Servern startar om. Tryck igen om en stund."
    }
    press("end-night")
    #expect(play.asking?.question == "Avsluta kvällen för alla?")
    play.confirm()
    await host.until { self.host.app.screen == .launch }
    await host.until { self.play.bar == nil }
    #expect(play.badge == nil && play.finale == nil)
  }

  @Test("UI-E6 a session that ends in its finale keeps the standings, with a way to the start")
  func ended() async {
    let socket = await host.lobby()
    await show("HOST-reveal", ["phase": "ROUND_END"], on: socket)
    #expect(play.bar?.primary?.id == "new-game")
    socket.end(1000)
    await host.until { self.play.bar?.primary?.id == "to-start" }
    #expect(play.finale?.title == "Spelet är avslutat." && play.finale?.standings != nil)
    press("to-start")
    await host.until { self.host.app.screen == .launch }
  }

  @Test("UI-H61 EX29 a host who plays sees no destination, no answer and no words")
  func plays() async {
    let socket = await host.lobby()
    let hidden: JSONValue = [
      "name": .null, "country": .null, "aliases": [], "revealed": .bool(false),
    ]
    let lock: JSONValue = ["playerId": "a", "lockedAtLevelPoints": 10, "lockedAtMs": 1]
    await show("HOST", ["destination": hidden, "lockedAnswers": [lock]], on: socket)
    #expect(play.secret?.name == nil && play.secret?.note == "Hemligheterna döljs för dig")
    #expect(play.locked?.rows.map(\.answer) == ["•••"])
    guard case .object(var members)? = Frames.state(of: "HOST-followup")["followupQuestion"] else {
      return
    }
    (members["correctAnswer"], members["answersByPlayer"]) = (.null, [])
    await show("HOST-followup", ["followupQuestion": .object(members)], version: 101, on: socket)
    #expect(play.question?.answer == nil && play.question?.words.isEmpty == true)
    #expect(play.question?.answersTitle == "Alla svarar på sin telefon.")
  }

  @Test(
    "UI-A21 a phase that the app does not know is said, and the next one it knows shows by itself")
  func unknown() async {
    let socket = await host.lobby()
    await show("HOST", ["phase": "INTERMISSION"], on: socket)
    #expect(
      host.app.screen == .game(.unknown("INTERMISSION"))
        && host.app.identifier == "phase.INTERMISSION")
    #expect(play.older == host.app.messages.apps.appTooOld && play.badge?.title == "Spelet pågår")
    #expect(play.bar?.primary == nil && others().isEmpty && play.bar?.cue == "")
    await show("HOST", ["phase": "ROUND_INTRO"], version: 101, on: socket)
    #expect(play.older == nil && play.clue?.title == "Resan börjar…" && play.clue?.level == nil)
    #expect(
      others() == ["pause", "skip", "force-reveal"]
        && play.bar?.others[1].label == "Hoppa över introt")
  }
}
