import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct PlayAlongTests {
  static let bo = "b2b2b2b2-0000-4000-8000-0000000000b2"
  static let joined: JSONValue = [
    "playerId": .string(bo), "playerAuthToken": "p", "role": "PLAYER",
    "wsUrl": "ws://tv.local:3000/ws",
  ]
  let host = HostWorld([(200, joined)], seat: HostWorld.seat)
  var along: PlayModel { host.app.along }

  func lobbySettings(_ plays: Bool) -> [String: JSONValue] {
    guard
      case .object(var settings)? = Frames.golden("LOBBY_UPDATED.evening")["payload"]?["settings"]
    else { return [:] }
    settings["hostPlays"] = .bool(plays)
    return ["settings": .object(settings)]
  }

  /// Both sockets are open: the host's, and that of its player's seat.
  func seated() async -> (host: FakeSocket, player: FakeSocket) {
    let hostSocket = await host.lobby()
    await host.tell([("Alva", true)], on: hostSocket, more: lobbySettings(true))
    await host.until { along.asking != nil }
    await along.join()
    await host.until { host.world.opened.count == 2 }
    let socket = host.world.opened[1]
    var welcome = Frames.welcomePayload
    if case .object(var members) = welcome {
      members.merge(["role": "PLAYER", "playerId": .string(Self.bo)]) { $1 }
      welcome = .object(members)
    }
    socket.say(Frames.text("WELCOME", welcome, seq: 1))
    return (hostSocket, socket)
  }

  func show(
    _ change: [String: JSONValue], on socket: FakeSocket, of name: String = "EX-PLAYER-evening",
    version: Int = 200
  ) async {
    let change = change.merging(["version": .int(version)]) { $1 }
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": Frames.state(change, of: name)]))
    await host.until { along.game.state?.version == version }
  }

  /// At a clue that Bo may answer.
  static let open: [String: JSONValue] = [
    "phase": "CLUE_LEVEL", "brakeOwnerPlayerId": .null, "brakeOwnerName": .null, "brake": .null,
    "lockedAnswers": [], "lockedAnswersCount": 0, "clueTimerEnd": 1_800_000_020_000,
    "me": [
      "mayBrake": .bool(true), "mayNote": .bool(true), "noteWorth": 6, "brakeWorth": 8,
      "choices": .null, "draft": .null,
    ],
  ]

  static let mine: [String: JSONValue] = open.merging([
    "phase": "PAUSED_FOR_BRAKE", "brakeOwnerPlayerId": .string(bo), "brakeOwnerName": "Bo",
    "brake": [
      "playerId": .string(bo), "typing": .bool(false), "silentUntilMs": 1_800_000_010_000,
    ],
  ]) { $1 }

  var clue: PlayClue? {
    if case .clue(let clue)? = along.hand { clue } else { nil }
  }

  @Test("UI-E19 its seat is named by *Vad heter du?*, default *Värden*, on a second socket")
  func name() async {
    let hostSocket = await host.lobby()
    await host.tell([("Alva", true)], on: hostSocket, more: lobbySettings(true))
    await host.until { along.asking != nil }
    #expect(along.asking?.title == "Vad heter du?" && along.asking?.name == "Värden")
    along.rename("  Bo   Ek ")
    await along.join()
    let asked = await host.transport.asked.last
    let body = asked?.body.flatMap { try? JSONValue(parsing: $0) }
    #expect(body?["name"] == "Bo Ek" && body?["role"] == "player")
    #expect(along.asking == nil && host.world.addresses.count == 2)
    #expect(await host.seats.loadPlaying()?.name == "Bo Ek")
  }

  @Test("UI-E19 a name that will not do is told, and can be typed anew")
  func badName() async {
    let host = HostWorld([(400, HostWorld.refusal("Validation error"))], seat: HostWorld.seat)
    let socket = await host.lobby()
    await host.tell([("Alva", true)], on: socket, more: lobbySettings(true))
    await host.until { host.app.along.asking != nil }
    await host.app.along.join()
    #expect(host.app.along.asking?.error == host.app.messages.host.nameRefused)
    #expect(host.app.along.asking?.isBusy == false)
  }

  @Test("UI-E19 the bar below has pause, what comes next and *Mer*")
  func bar() async {
    let (hostSocket, socket) = await seated()
    await show(Self.open, on: socket)
    let state = Frames.state(["version": 150, "phase": "CLUE_LEVEL"], of: "EX-HOST-lobby")
    hostSocket.say(Frames.text("STATE_SNAPSHOT", ["state": state]))
    await host.until { host.app.play.bar?.primary?.id == "next-clue" }
    #expect(along.bar.map(\.id) == ["next-clue", "pause"] && along.moreText == "Mer")
  }

  @Test("UI-P9 UI-P10 UI-E28 a press goes once, with its time, until the server has answered")
  func pull() async {
    let (_, socket) = await seated()
    await show(Self.open, on: socket)
    #expect(clue?.brake?.label == "BROMS" && clue?.brake?.worth == "8 p")
    #expect(clue?.brake?.giveNote == "Lämna en lapp · 6 p" && clue?.brake?.isOn == true)
    along.pull()
    along.pull()
    #expect(clue?.brake?.label == "Bromsar…" && clue?.brake?.isPressing == true)
    await host.until { socket.sentTypes.contains("BRAKE_PULL") }
    #expect(socket.sentTypes.count { $0 == "BRAKE_PULL" } == 1)
    socket.say(
      Frames.text("BRAKE_REJECTED", ["playerId": .string(Self.bo), "reason": "rate_limited"]))
    await host.until { clue?.brake?.isRefused == true }
    #expect(clue?.brake?.line == "Vänta 2s..." && clue?.brake?.isOn == false)
    host.world.pass(2600)
    await host.until { clue?.brake?.isOn == true && clue?.brake?.isRefused == false }
  }

  @Test("UI-P15 UI-E30 the own brake opens a box with the silence window and a way to let go")
  func dialog() async {
    let (_, socket) = await seated()
    await show(Self.mine, on: socket)
    #expect(clue?.dialog?.title == "Du bromsade!" && clue?.dialog?.letGo == "Släpp bromsen")
    #expect(clue?.dialog?.silence == "Skriv inom 10 s, annars rullar tåget.")
    along.type("Par")
    along.type("Paris")
    #expect(clue?.dialog?.silence == nil && clue?.dialog?.isReady == true)
    await host.until { socket.sentTypes.contains("DRAFT") }
    #expect(socket.sentTypes.count { $0 == "DRAFT" } == 1)
    host.world.pass(700)
    await host.until { socket.sentTypes.count { $0 == "DRAFT" } == 2 }
    #expect(socket.sent.last { $0["type"] == "DRAFT" }?["payload"]?["text"] == "Paris")
    along.letGo()
    await host.until { socket.sentTypes.contains("BRAKE_RELEASE") }
  }

  @Test(
    "UI-P16 UI-A10 a send repeats with the same message id, and a refusal keeps the draft"
  )
  func answer() async {
    let (_, socket) = await seated()
    await show(Self.mine, on: socket)
    along.type("Paris")
    along.submit()
    along.submit()
    await host.until { socket.sentTypes.contains("BRAKE_ANSWER_SUBMIT") }
    #expect(clue?.dialog?.send == "Skickar..." && clue?.dialog?.isReady == false)
    let sent = socket.sent.filter { $0["type"] == "BRAKE_ANSWER_SUBMIT" }
    #expect(sent.count == 1 && sent[0]["payload"]?["answerText"] == "Paris")
    let id = along.input.answer?.commandId
    along.deliver()
    await host.until { socket.sentTypes.count { $0 == "BRAKE_ANSWER_SUBMIT" } == 2 }
    #expect(along.input.answer?.commandId == id)
    socket.say(Frames.text("ERROR", Self.refusal("INTERNAL_ERROR")))
    await host.until { clue?.dialog?.error.isEmpty == false }
    #expect(clue?.dialog?.text == "Paris" && clue?.dialog?.isReady == true)
    #expect(along.input.answer?.isSent == false)
  }

  static func refusal(_ code: String) -> JSONValue {
    guard case .object(var payload)? = Frames.golden("ERROR")["payload"] else { return [:] }
    payload["errorCode"] = .string(code)
    payload["code"] = .string(code)
    return .object(payload)
  }

  @Test(
    "UI-E28 EVE41 a note follows the clue's worth, keeps its text when closed, and is refused in words"
  )
  func note() async {
    let (_, socket) = await seated()
    await show(Self.open, on: socket)
    along.openNote()
    along.typeNote("Lyon")
    #expect(clue?.note?.hand == "Lämna lappen · 6 p" && clue?.note?.isReady == true)
    along.closeNote()
    #expect(clue?.note == nil)
    along.openNote()
    #expect(clue?.note?.text == "Lyon")
    along.handInNote()
    await host.until { socket.sentTypes.contains("NOTE_SUBMIT") }
    socket.say(Frames.text("ERROR", Self.refusal("INVALID_PHASE")))
    await host.until { clue?.note?.error == "Konduktören har samlat in lapparna." }
    #expect(clue?.note?.text == "Lyon")
  }

  @Test("UI-E35 UI-E19 nothing of the name before 2 600, though the state has it")
  func reveal() async {
    let (_, socket) = await seated()
    let reveal: JSONValue = [
      "stage": "flight", "startAtServerMs": 1_800_000_000_000, "shown": [],
    ]
    let change: [String: JSONValue] = [
      "phase": "REVEAL_DESTINATION", "reveal": reveal, "brake": .null,
      "destination": [
        "name": "Paris", "country": "Frankrike", "aliases": [], "revealed": .bool(true),
      ],
    ]
    await show(change, on: socket)
    #expect(!String(reflecting: along.hand).contains("Paris"))
    guard case .reveal(let waiting)? = along.hand else { return #expect(Bool(false)) }
    #expect(waiting.waiting == "Vart bar det av?")
    host.world.pass(2700)
    await host.until {
      if case .reveal(let told)? = along.hand { told.name == "Paris" } else { false }
    }
  }

  @Test("UI-P23 an override is told: *Ändrat av värden*; a seat that was taken away is given up")
  func overruled() async {
    let (_, socket) = await seated()
    await show(["phase": "REVEAL_DESTINATION", "brake": .null], on: socket)
    for isCorrect in [false, true] {
      socket.say(
        Frames.text(
          "DESTINATION_RESULTS",
          [
            "results": [
              [
                "playerId": .string(Self.bo), "playerName": "Bo", "answerText": "Lyon",
                "isCorrect": .bool(isCorrect), "pointsAwarded": 0, "lockedAtLevelPoints": 8,
              ]
            ]
          ]))
      await host.until { along.judged?.isCorrect == isCorrect }
    }
    #expect(along.notice == "Ändrat av värden")
    socket.end(Int(CloseCode.invalidToken.rawValue))
    await host.until { along.hand == nil }
    await host.until { await host.seats.loadPlaying() == nil }
  }

  @Test("UI-H61 UI-E19 switched back, the host only hosts, and the seat is kept")
  func back() async {
    let (hostSocket, socket) = await seated()
    await show(Self.open, on: socket)
    await host.tell([("Bo", true)], on: hostSocket, more: lobbySettings(false))
    await host.until { along.hand == nil }
    #expect(await host.seats.loadPlaying() != nil && along.bar.isEmpty)
    await host.tell([("Cy", true)], on: hostSocket, more: lobbySettings(true))
    await host.until { host.world.opened.count == 3 }
    #expect(along.asking == nil)
  }
}
