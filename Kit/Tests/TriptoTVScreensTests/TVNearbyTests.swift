import Testing
import TriptoClient
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoTVScreens

/// What is found without typing, and the third way: an address.
@MainActor @Suite(.timeLimit(.minutes(1))) struct TVNearbyTests {
  private static let server = NearbyService(
    name: "Vardagsrummet", host: "192.168.1.20.", port: 3000)
  private static let game = NearbyService(
    name: "K7TM4P", host: "phone.local", port: 5000,
    text: ["sessionId": "s", "joinCode": "K7TM4P", "destinations": "3"])

  private func app(
    _ answers: [(Int, JSONValue)] = [], environment: [String: String] = [:]
  ) -> (TVApp, FakeTransport, PreferencesMemory) {
    let transport = FakeTransport(
      answers.map { HTTPResponse(status: $0, headers: [:], body: $1.jsonBytes()) })
    let preferences = PreferencesMemory()
    let services = Services(
      world: FakeWorld(), transport: transport, seats: SeatMemory(nil, household: "home"),
      preferences: preferences, environment: environment)
    return (TVApp(services), transport, preferences)
  }

  @Test(
    "ID21 UI-X2 launch lists servers and games nearby by name and code; no more than there is room for"
  )
  func list() {
    let (app, _, _) = app()
    app.launch.found([Self.server, Self.game])
    #expect(app.launch.nearby.map(\.code) == [nil, "K7TM4P"])
    #expect(
      app.launch.nearby.map(\.text) == [
        "Hittad i närheten: Vardagsrummet", "Hittad i närheten: K7TM4P",
      ])
    app.launch.found(Array(repeating: Self.server, count: 9))
    #expect(app.launch.nearby.count == TVLaunch.roomForNearby)
    app.launch.found([])
    #expect(app.launch.nearby.isEmpty)
  }

  @Test("UI-X1 the first server that is found is talked to, unless the environment names one")
  func first() {
    let (found, _, _) = app()
    found.launch.found([Self.game, Self.server])
    #expect(found.book.server.description == "http://192.168.1.20:3000")
    let (named, _, _) = app(environment: ["BASE_URL": "http://tv.local:3000"])
    named.launch.found([Self.server])
    #expect(named.book.server.description == "http://tv.local:3000")
  }

  @Test(
    "UI-X2 a game that is chosen is joined by its code, also when it has gone from the list meanwhile"
  )
  func choose() async {
    let gone: JSONValue = ["error": "Not found", "message": "gone"]
    let (app, transport, _) = app([(404, gone)])
    app.launch.found([Self.game])
    let chosen = app.launch.nearby[0]
    app.launch.found([])
    app.launch.choose(chosen)
    while app.launch.isBusy { await Task.yield() }
    #expect(await transport.asked.count == 1)
    #expect(app.launch.codeError?.hasPrefix("Inget spel har den koden.") == true)
  }

  @Test("another address is kept; what is none stays, and is told")
  func address() {
    let (app, _, preferences) = app()
    app.launch.openAddress()
    app.launch.typeAddress("¿")
    app.launch.saveAddress()
    #expect(app.launch.address?.error != nil && app.launch.address?.text == "¿")
    app.launch.typeAddress("192.168.1.9:3000")
    app.launch.saveAddress()
    #expect(app.launch.address == nil)
    #expect(preferences.text(.serverAddress) == "http://192.168.1.9:3000")
    #expect(app.launch.texts.address == "http://192.168.1.9:3000")
  }
}
