import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

/// Tonight's journey in the library.
extension LibraryTests {
  @Test("UI-H62 outside evenings a journey of up to five is chosen, ordered and then stored")
  func journey() async throws {
    let (host, socket) = await opened([
      (200, Self.plan(["tromso", "aarhus"], warnings: ["Two clues alike", "Two clues alike"]))
    ])
    let library = host.app.library
    await host.tell([("Alva", true)], on: socket)
    #expect(library.plan.status == host.app.messages.host.noContent && library.plan.isStored)
    library.toggle("aarhus")
    library.toggle("tromso")
    library.move(library.plan.stops[1], up: true)
    #expect(library.plan.stops.map(\.title) == ["Hemligt resmål 2", "Hemligt resmål 1"])
    #expect(library.plan.stops[0].moveUp == nil && library.plan.stops[1].moveDown == nil)
    #expect(library.card.rows.map(\.place) == [2, 1, nil] && !library.plan.isStored)
    #expect(!host.app.lobby.start.isEnabled)
    #expect(host.app.lobby.start.cue == host.app.messages.host.cuePlan)
    #expect(await host.transport.asked.count == 3)
    await library.save()
    let sent = try #require(await host.transport.asked.last?.body)
    #expect(try JSONValue(parsing: sent) == ["contentPackIds": ["tromso", "aarhus"]])
    #expect(library.plan.isStored && library.plan.warnings == ["Two clues alike"])
    await library.check()
    #expect(host.app.lobby.start.isEnabled)
    library.remove(library.plan.stops[0])
    #expect(library.plan.stops.map(\.title) == ["Hemligt resmål 1"])
  }

  @Test("RE35 UI-H62 1–5 are added to the plan, and a sixth is not taken")
  func full() async {
    let (host, _) = await opened(plan: (200, Self.plan(["a", "b", "c", "d", "tromso"])))
    let library = host.app.library
    #expect(library.card.fullText == "Resan är full: fem resmål.")
    #expect(library.card.rows.map(\.isEnabled) == [false, true, false])
    library.toggle("aarhus")
    #expect(library.plan.stops.count == 5)
    #expect(library.plan.stops[0].title == "Dolt")
    library.toggle("tromso")
    #expect(library.plan.stops.count == 4 && library.card.fullText == nil)
  }

  @Test("UI-E20 one press of *Spela den här* makes the plan, and of two the last one wins")
  func atOnce() async throws {
    let (host, _) = await opened(
      [(200, Self.plan(["aarhus"])), (200, Self.plan(["tromso"]))], isEvening: true)
    let library = host.app.library
    #expect(
      library.plan.save == nil && library.card.rows[0].play?.contains("Spela den här") == true)
    library.playAlone("aarhus")
    await host.until { await host.transport.asked.count == 4 }
    library.playAlone("tromso")
    await host.until { library.plan.isStored }
    #expect(library.card.rows.map(\.isAlone) == [false, true, false])
    let asked = await host.transport.asked
    let last = try #require(asked.last?.body)
    #expect(try JSONValue(parsing: last) == ["contentPackIds": ["tromso"]] && asked.count == 5)
  }

  @Test(
    "UI-E17 a journey of one's own takes the place of the question where to, and decides length")
  func own() async throws {
    let (host, socket) = await opened(plan: (200, Self.plan(["a", "b", "c"])), isEvening: true)
    let settings = SessionSettings(creating: SettingsChange(evening: true))
    await host.tell(
      [("Alva", true)], on: socket,
      more: ["settings": try JSONValue(parsing: settings.jsonBytes())])
    let questions = try #require(host.app.lobby.questions)
    #expect(questions.journey?.title == "Din resa: 3 resmål")
    #expect(questions.journey?.change == "Ändra resan" && questions.journey?.drop == "Rensa")
    #expect(questions.length.answers.map(\.isChosen) == [false, true, false])
    #expect(questions.hardness.answers.allSatisfy { !$0.isChosen && !$0.isEnabled })
    host.app.lobby.choose(questions.length.answers[0])
    host.app.library.clear()
    await host.until { host.app.lobby.questions?.journey == nil }
    #expect(host.app.lobby.questions?.length.answers.allSatisfy(\.isEnabled) == true)
    await host.until { socket.sentTypes == ["HOST_SELECT_CONTENT_PACK"] }
  }

  @Test("UI-E20 what the server refused is said, and its own plan is shown again")
  func refused() async {
    let (host, _) = await opened(
      [(404, HostWorld.refusal("Not found"))], plan: (200, Self.plan(["tromso"])), isEvening: true)
    let library = host.app.library
    library.toggle("aarhus")
    await host.until { library.plan.error != nil }
    #expect(library.plan.error == host.app.messages.errors.errorInvalidContentPack)
    #expect(library.card.rows.map(\.place) == [nil, 1, nil])
  }

  @Test("RE32 a journey is drawn of a region, and a draw that finds nothing says so")
  func draw() async throws {
    let (host, _) = await opened([(200, Self.plan([])), (200, Self.plan(["aarhus", "tromso"]))])
    let library = host.app.library
    library.choose(drawnRegion: .oceania)
    #expect(library.plan.drawRegions.first { $0.isChosen }?.label == "Oceanien")
    await library.draw()
    let sent = try #require(await host.transport.asked.last?.body)
    #expect(try JSONValue(parsing: sent) == ["numDestinations": 1, "regions": ["Oceania"]])
    #expect(library.plan.error == "Där finns inga resmål ännu. Välj en annan region.")
    await library.draw()
    #expect(library.plan.stops.count == 2 && library.plan.error == nil)
  }

  @Test("UI-H62 *Rensa* is told to the server, and its event shows the plan that it has")
  func clear() async {
    let (host, socket) = await opened(plan: (200, Self.plan(["tromso", "aarhus"])))
    let library = host.app.library
    library.clear()
    await host.until { socket.sentTypes == ["HOST_SELECT_CONTENT_PACK"] }
    #expect(!library.plan.isReady)
    socket.say(Frames.text("CONTENT_PACK_SELECTED", ["contentPackId": "aarhus"]))
    await host.until { library.plan.isReady }
    #expect(library.card.rows.map(\.isAlone) == [true, false, false])
    socket.end(1006)
    await host.until { host.app.commands.isOff }
    library.clear()
    #expect(library.plan.isReady)
  }

  @Test("RE37 UI-H61 a journey whose places a playing host may not know can only be cleared")
  func closed() async {
    let (host, _) = await opened(plan: (200, Self.plan([nil, nil])))
    let library = host.app.library
    #expect(library.plan.stops.map(\.title) == ["Dolt", "Dolt"])
    #expect(library.plan.stops.allSatisfy { $0.remove == nil && $0.moveDown == nil })
    #expect(library.card.rows.allSatisfy { !$0.isEnabled })
    library.toggle("aarhus")
    library.remove(library.plan.stops[0])
    library.move(library.plan.stops[0], up: false)
    #expect(library.plan.isStored && library.plan.stops.count == 2)
  }
}
