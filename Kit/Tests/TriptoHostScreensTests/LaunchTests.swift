import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld

@testable import TriptoHostCards
@testable import TriptoHostScreens

@MainActor @Suite(.timeLimit(.minutes(1))) struct LaunchTests {
  @Test("UI-H1 without a session: wordmark, tagline, *Skapa nytt spel*, *Gå med i spel*")
  func texts() {
    let app = HostWorld().app
    #expect(app.screen == .launch && app.identifier == "phase.LAUNCH")
    let texts = app.launch.texts
    #expect(texts.name == "tripto" && texts.tagline == "Big world. Small couch.")
    #expect(texts.create == "Skapa nytt spel" && texts.join == "Gå med i spel")
    #expect(texts.createSymbol.rawValue == "plus.circle.fill")
  }

  @Test("UI-H2 UI-H4 create: a spinner, exactly one POST, then Connecting until the first snapshot")
  func create() async {
    let host = HostWorld([(201, Frames.created)])
    await host.app.start()
    host.app.launch.create()
    host.app.launch.create()
    #expect(host.app.launch.busy == .create && host.app.launch.isOff)
    await host.until { host.app.screen == .connecting }
    #expect(host.app.identifier == "phase.CONNECTING" && host.app.connectingText == "Ansluter…")
    #expect(await host.transport.lines == ["POST http://localhost:3000/v1/sessions"])
    #expect(await host.seats.load() == HostWorld.seat)
    _ = await host.lobby()
    #expect(host.app.identifier == "phase.LOBBY" && host.app.isRestored)
    #expect(host.haptics.played == [.medium, .success])
  }

  @Test("UI-H5 UI-A20 errors appear below the buttons, and the screen stays")
  func failed() async {
    let host = HostWorld([(500, HostWorld.refusal("Internal error"))])
    host.app.launch.create()
    await host.until { host.app.launch.error != nil }
    #expect(host.app.launch.error == "Något gick fel. (HTTP 500)")
    #expect(host.app.screen == .launch && !host.app.launch.isOff)
    #expect(host.haptics.played == [.medium, .error])
    host.app.launch.create()
    await host.until { host.app.launch.error == "Ingen kontakt med servern." }
  }

  @Test(
    "UI-A20 too many tries say how many seconds, try nothing meanwhile, and let try again by itself"
  )
  func held() async {
    let host = HostWorld(
      [(429, HostWorld.refusal("Too many requests"))], headers: ["Retry-After": "3"])
    host.app.launch.create()
    await host.until { host.app.launch.isHeld }
    #expect(host.app.launch.error == "För många försök. Vänta 3 sekunder.")
    host.app.launch.create()
    #expect(await host.transport.asked.count == 1)
    host.world.pass(3000)
    await host.until { !host.app.launch.isOff }
    #expect(host.app.launch.error == nil)
  }

  @Test(
    "UI-H6 UI-H7 UI-H8 the join sheet has a code field with six circles, and a button that waits for six"
  )
  func sheet() throws {
    let app = HostWorld().app
    app.launch.openSheet()
    var sheet = try #require(app.launch.sheet)
    #expect(
      sheet.title == "Skriv spelkoden" && sheet.joinLabel == "Gå med"
        && sheet.cancelLabel == "Avbryt")
    #expect(sheet.sheetSymbol.rawValue == "qrcode.viewfinder")
    #expect(sheet.entry.circles == [nil, nil, nil, nil, nil, nil] && !sheet.canJoin)
    app.launch.type("abc 12")
    sheet = try #require(app.launch.sheet)
    #expect(sheet.entry.circles == ["A", "B", "C", "1", "2", nil] && !sheet.canJoin)
    #expect(sheet.circlesLabel == "5 av 6 tecken")
    app.launch.type("abc 123")
    sheet = try #require(app.launch.sheet)
    #expect(sheet.canJoin && sheet.entry.spelled == "A B C 1 2 3")
    app.launch.closeSheet()
    #expect(app.launch.sheet == nil)
  }

  @Test("UI-H9 submit: lookup by code, join as HOST, the sheet closes, lobby")
  func join() async {
    let joined: JSONValue = [
      "playerId": "p", "playerAuthToken": "h2", "wsUrl": "ws://tv.local:3000/ws", "role": "HOST",
    ]
    let host = HostWorld([(200, HostWorld.found), (200, joined)])
    await host.app.start()
    host.app.launch.openSheet()
    host.app.launch.type("k7tm4p")
    host.app.launch.join()
    #expect(host.app.launch.sheet?.isBusy == true)
    await host.until { host.app.screen == .connecting }
    #expect(host.app.launch.sheet == nil)
    #expect(
      await host.transport.lines == [
        "GET http://localhost:3000/v1/sessions/by-code/K7TM4P",
        "POST http://localhost:3000/v1/sessions/s/join",
      ])
    _ = await host.lobby()
    #expect(host.app.lobby.ticket?.qr == "http://tv.local:3000/join/K7TM4P")
  }

  @Test(
    "UI-H10 409 stays on Launch without a socket, and the seat may be taken over by a handover code"
  )
  func taken() async {
    let taken = HostWorld.refusal("Host already taken")
    let host = HostWorld([
      (200, HostWorld.found), (409, taken), (200, HostWorld.found), (409, taken),
    ])
    host.app.launch.openSheet()
    host.app.launch.type("K7TM4P")
    host.app.launch.join()
    await host.until { host.app.launch.taken == "K7TM4P" }
    #expect(host.app.launch.error == "Spelet har redan en värd. Hoppa in som spelare.")
    #expect(host.app.screen == .launch && host.world.addresses.isEmpty)
    host.app.launch.openHandover()
    #expect(host.app.launch.sheet?.title == "Överlämningskod")
    host.app.launch.type("ABCDEF")
    host.app.launch.join()
    await host.until { host.app.launch.sheet?.error != nil }
    #expect(host.app.launch.sheet?.entry.text == "ABCDEF")
    #expect(await host.transport.lines.count == 4)
  }

  @Test("UI-H11 UI-E15 an unknown code is told in the sheet, which keeps what was typed")
  func unknown() async {
    let host = HostWorld([(404, HostWorld.refusal("Not found"))])
    host.app.launch.openSheet()
    host.app.launch.type("XXXXXX")
    host.app.launch.join()
    await host.until { host.app.launch.sheet?.error != nil }
    #expect(host.app.launch.sheet?.error == "Inget spel har den koden.")
    #expect(host.app.launch.sheet?.entry.text == "XXXXXX" && host.app.launch.error == nil)
    host.app.choose(.en)
    #expect(host.app.launch.sheet?.error == "No game has that code.")
    #expect(host.app.launch.sheet?.entry.text == "XXXXXX")
    host.app.launch.type("XXXXX")
    #expect(host.app.launch.sheet?.error == nil)
  }

  @Test("UI-X1 a server address is saved, and what is none stays and is told")
  func address() {
    let host = HostWorld()
    host.app.launch.openAddress()
    #expect(
      host.app.launch.address?.text == "http://localhost:3000"
        && host.app.launch.address?.title == "Serveradress")
    host.app.launch.typeAddress("min tv")
    host.app.launch.saveAddress()
    #expect(
      host.app.launch.address?.error
        == "Det där är ingen adress. Skriv till exempel 192.168.1.5:3000.")
    #expect(host.app.launch.address?.text == "min tv")
    host.app.launch.typeAddress(" ")
    host.app.launch.saveAddress()
    #expect(host.app.launch.address?.error == "Skriv serverns adress.")
    host.app.launch.typeAddress("tv.local")
    #expect(host.app.launch.address?.error == nil)
    host.app.launch.saveAddress()
    #expect(
      host.app.launch.address == nil && host.app.launch.texts.address == "http://tv.local:3000")
    #expect(host.preferences.text(.serverAddress) == "http://tv.local:3000")
    host.app.launch.openAddress()
    host.app.launch.closeAddress()
    #expect(host.app.launch.address == nil)
  }

  @Test("UI-X1 UI-X2 a server that Bonjour found is used where no address is saved")
  func nearby() {
    let host = HostWorld()
    host.app.sees(.services([.init(name: "Vardagsrummet", host: "mac.local.", port: 3000)]))
    #expect(host.app.launch.texts.address == "http://mac.local:3000")
    host.app.sees(.services([]))
    #expect(host.app.launch.texts.address == "http://localhost:3000")
  }

  @Test(
    "UI-A17 UI-E4 the language is the person's choice, kept on the device, else the device's own; a live switch keeps state"
  )
  func language() {
    let host = HostWorld(tags: ["nn-NO"])
    #expect(host.app.messages.language == .nb)
    host.app.launch.openSheet()
    host.app.launch.type("ABC")
    host.app.choose(.en)
    #expect(host.app.launch.sheet?.title == "Type the game code")
    #expect(host.app.launch.sheet?.entry.text == "ABC")
    #expect(host.preferences.text(.language) == "en")
    #expect(host.app.languages.map(\.name) == ["Svenska", "English", "Norsk"])
  }
}
