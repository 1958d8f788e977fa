import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct LobbyTests {
  @Test("UI-H3 UI-H12 ID18 the ticket has QR, code and the address to type")
  func ticket() async throws {
    let host = HostWorld(seat: HostWorld.seat)
    _ = await host.lobby()
    let ticket = try #require(host.app.lobby.ticket)
    #expect(ticket.code == "K7TM4P" && ticket.spelledCode == "K 7 T M 4 P")
    #expect(ticket.qr == "http://tv.local:3000/join/K7TM4P")
    #expect(ticket.shortAddress == "tv.local:3000/join/K7TM4P")
    #expect(ticket.hint == "Skanna för att ansluta" && !ticket.isLocked)
  }

  @Test("UI-X1 UI-H3 the environment's PUBLIC_BASE_URL comes before the server's template")
  func publicAddress() async {
    let host = HostWorld(
      seat: HostWorld.seat, environment: ["PUBLIC_BASE_URL": "https://play.example"])
    _ = await host.lobby()
    #expect(host.app.lobby.ticket?.qr == "https://play.example/join/K7TM4P")
  }

  @Test("UI-X1 UI-T3 a localhost address makes no QR, and the code stays")
  func loopback() async {
    var seat = HostWorld.seat
    (seat.joinURLTemplate, seat.wsURL) = (nil, "ws://localhost:3000/ws")
    let host = HostWorld(seat: seat)
    _ = await host.lobby()
    #expect(host.app.lobby.ticket?.qr == nil && host.app.lobby.ticket?.shortAddress == nil)
    #expect(
      host.app.lobby.ticket?.hint == "Telefoner når inte den här adressen. Kontrollera nätverket.")
    #expect(host.app.lobby.ticket?.code == "K7TM4P")
  }

  @Test("UI-H13 UI-H14 the count rises with each player, and who is away is told in a word")
  func players() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    await host.tell([], on: socket)
    #expect(host.app.lobby.guests.title == "Spelare (0)")
    #expect(host.app.lobby.guests.emptyText == "Väntar på spelare...")
    await host.tell([("Alva", true), ("🎉 Bo", false)], on: socket)
    let guests = host.app.lobby.guests
    #expect(guests.title == "Spelare (2)" && guests.awayText == "1 av 2 anslutna")
    #expect(guests.guests.map(\.link) == ["Ansluten", "Frånkopplad"])
    #expect(guests.guests.map(\.initial) == ["A", "B"])
    #expect(guests.guests[0].menuLabel == "Meny för Alva" && guests.guests[0].id == "Alva")
  }

  @Test("UI-H59 who came too late is told to be with us at the next destination")
  func lateGuest() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    await host.tell([("Alva", true), ("Bo", true)], on: socket)
    func player(_ name: String, _ joinedAtMs: Int) -> JSONValue {
      [
        "playerId": .string(name), "name": .string(name), "role": "player",
        "isConnected": .bool(true), "joinedAtMs": .int(joinedAtMs), "score": 0,
      ]
    }
    let state = Frames.state(
      [
        "phase": "CLUE_LEVEL", "version": 300, "totalPlayers": 1,
        "players": [player("Bo", 2), player("Alva", 1)],
      ], of: "HOST")
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": state]))
    let soon = host.app.messages.host.rejoiningSoon
    await host.until { host.app.lobby.guests.guests.map(\.link) == [soon, "Ansluten"] }
  }

  @Test(
    "UI-H15 UI-H16 *Starta spelet* is off with its reason at 0 players, on from 1, and sends once")
  func start() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    await host.tell([], on: socket)
    #expect(!host.app.lobby.start.isEnabled && host.app.lobby.start.cue == "Minst en spelare krävs")
    host.app.lobby.startGame()
    await host.tell([("Alva", true)], on: socket)
    #expect(host.app.lobby.start.isEnabled && host.app.lobby.start.label == "Starta spelet")
    host.app.lobby.startGame()
    host.app.lobby.startGame()
    #expect(host.app.lobby.start.label == "Förbereder spel..." && host.app.lobby.start.isBusy)
    await host.until { !socket.sentTypes.isEmpty }
    let refused: JSONValue = [
      "errorCode": "INVALID_PHASE", "message": "no", "retryable": .bool(false),
    ]
    socket.say(Frames.text("ERROR", refused))
    await host.until { host.app.commands.notice != nil }
    #expect(host.app.lobby.start.isEnabled && socket.sentTypes == ["HOST_START_GAME"])
    #expect(host.app.commands.notice?.text == host.app.messages.errors.errorInvalidPhase)
    #expect(host.haptics.played == [.heavy, .error])
    host.world.pass(3500)
    await host.until { host.app.commands.notice == nil }
  }

  @Test("UI-A10 a press has an outcome within 2 s, or an error text")
  func silence() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    await host.tell([("Alva", true)], on: socket)
    host.app.lobby.startGame()
    await host.until { !socket.sentTypes.isEmpty }
    host.world.pass(2000)
    await host.until { host.app.commands.notice?.text == "Ingen kontakt med servern." }
    #expect(host.app.lobby.start.isEnabled)
  }

  @Test("UI-H58 the lobby's lock dims the QR, and is taken off again")
  func lock() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    host.app.lobby.toggleLock()
    await host.until { socket.sentTypes == ["HOST_LOBBY_LOCK"] }
    #expect(socket.sent[0]["payload"] == ["locked": .bool(true)])
    await host.tell([("Alva", true)], on: socket, more: ["locked": .bool(true)])
    #expect(host.app.lobby.ticket?.isLocked == true)
    #expect(host.app.lobby.ticket?.hint == "Lobbyn är låst")
    #expect(host.app.lobby.ticket?.lockLabel == "Lås upp")
    host.app.lobby.toggleLock()
    await host.until { socket.sent.count == 2 }
    #expect(socket.sent[1]["payload"] == ["locked": .bool(false)])
  }

  @Test("UI-H55 UI-H56 the host kicks, bans and renames")
  func guests() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    let presses: [@MainActor () -> Void] = [
      { host.app.lobby.kick("a") }, { host.app.lobby.kick("b", ban: true) },
      { host.app.lobby.rename("c", to: "Cy") },
    ]
    for (count, press) in presses.enumerated() {
      press()
      await host.until { socket.sent.count == count + 1 }
      await host.tell([("\(count)", true)], on: socket)
      await host.until { host.app.commands.busy == nil }
    }
    #expect(socket.sentTypes == ["HOST_KICK", "HOST_KICK", "HOST_RENAME"])
    #expect(socket.sent[1]["payload"]?["ban"] == .bool(true))
  }

  @Test("UI-H17 *Nytt spel* is asked about, makes a new session, and keeps this one where it fails")
  func newGame() async {
    let host = HostWorld(
      [(503, HostWorld.refusal("Restarting")), (201, Frames.created)], seat: HostWorld.seat)
    _ = await host.lobby()
    host.app.lobby.askForNew()
    #expect(host.app.lobby.isAskingForNew)
    host.app.lobby.keepThis()
    #expect(!host.app.lobby.isAskingForNew)
    await host.app.lobby.newGame()
    #expect(host.app.commands.notice?.text == "Servern startar om. Försök igen om en stund.")
    #expect(host.app.screen == .lobby)
    await host.app.lobby.newGame()
    await host.until { host.app.screen == .connecting }
    await host.until { host.world.opened.count == 2 }
  }

  @Test("UI-E16 UI-E17 an evening asks how long, how hard and where to, answered already")
  func evening() async throws {
    let host = HostWorld(seat: HostWorld.seat)
    let journey: JSONValue = [
      "number": 1, "lengthsMin": [8, 14, 20, 26, 32], "minutes": 20, "rulesDone": .bool(false),
    ]
    let socket = await host.lobby(["journey": journey])
    #expect(host.app.lobby.questions == nil)
    let settings = try #require(Frames.golden("LOBBY_UPDATED.evening")["payload"]?["settings"])
    await host.tell([("Alva", true), ("Bo", false)], on: socket, more: ["settings": settings])
    let questions = try #require(host.app.lobby.questions)
    #expect(questions.length.title == "Hur lång kväll?")
    #expect(
      questions.length.answers.map(\.more) == [
        "1 resmål · cirka 8 min", "3 resmål · cirka 20 min", "5 resmål · cirka 32 min",
      ])
    #expect(questions.length.answers.filter(\.isChosen).count == 1)
    #expect(questions.hardness.answers.map(\.label) == ["Lätt", "Blandat", "Klurigt"])
    #expect(questions.place.answers.map(\.id) == ["world", "north", "europe"])
    #expect(questions.fartherLabel == "Längre bort")
    #expect(
      questions.farther.regions.answers.map(\.label) == ["Asien", "Afrika", "Amerika", "Oceanien"])
    #expect(questions.farther.themes.answers.count == 15 && questions.isFarther)
    #expect(questions.farther.pickSelf == "Välj själv …")
    #expect(host.app.lobby.start.label == "Starta")
    host.app.lobby.choose(questions.place.answers[1])
    await host.until { socket.sentTypes == ["HOST_SETTINGS_SET"] }
    #expect(socket.sent[0]["payload"] == ["settings": ["region": "Nordic"]])
  }

  @Test("UI-H59 who joins late is told of once, and waits for the next destination")
  func late() async {
    let host = HostWorld(seat: HostWorld.seat)
    let socket = await host.lobby()
    func join(_ name: String, isReconnect: Bool) {
      let player: JSONValue = ["playerId": "p", "name": .string(name), "joinedAtMs": 1]
      socket.say(
        Frames.text(
          "PLAYER_JOINED",
          [
            "playerId": "p", "name": .string(name), "joinedAtMs": 1,
            "isReconnect": .bool(isReconnect), "player": player,
          ]))
    }
    join("Alva", isReconnect: false)
    socket.say(
      Frames.text(
        "STATE_SNAPSHOT", ["state": Frames.state(["phase": "CLUE_LEVEL", "version": 90])]))
    await host.until { host.app.screen == .game(.clueLevel) }
    #expect(host.app.identifier == "phase.CLUE_LEVEL" && host.app.commands.notice == nil)
    join("Cy", isReconnect: true)
    join("Bo", isReconnect: false)
    await host.until { host.app.commands.notice != nil }
    #expect(
      host.app.commands.notice == Commands.Notice(text: "Bo är med från nästa resmål", tone: .news))
  }

  @Test("ID21 UI-X2 a game in the lobby is announced by its code, and falls silent when it is left")
  func announced() async {
    let host = HostWorld(seat: HostWorld.seat)
    _ = await host.lobby()
    await host.until { await host.announcer.said.count == 1 }
    #expect(
      await host.announcer.said == [NearbyGame(sessionId: "s", joinCode: "K7TM4P", destinations: 1)]
    )
    await host.app.leave()
    #expect(await host.announcer.said.last == .some(nil))
  }
}
