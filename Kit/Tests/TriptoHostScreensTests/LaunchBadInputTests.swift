import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

/// What keeps a host out is told in words of the catalogue, keeps what was typed, and leaves a way on.
@MainActor @Suite(.timeLimit(.minutes(1))) struct LaunchBadInputTests {
  /// Tries to join with a code that is typed.
  private func join(_ host: HostWorld) async {
    host.app.launch.openSheet()
    host.app.launch.type("K7TM4P")
    host.app.launch.join()
    await host.until { host.app.launch.sheet?.error != nil }
  }

  private func expectKept(_ host: HostWorld, _ error: String) {
    let launch = host.app.launch
    #expect(launch.sheet?.error == error && launch.sheet?.entry.text == "K7TM4P")
    #expect(launch.sheet?.isBusy == false && launch.sheet?.canJoin == true)
    #expect(host.app.screen == .launch && host.world.addresses.isEmpty)
  }

  @Test("UI-H5 UI-E15 no server: the sheet says so, keeps the code, and tries again by a press")
  func noServer() async {
    let host = HostWorld()
    await join(host)
    expectKept(host, "Ingen kontakt med servern.")
    host.app.launch.join()
    await host.until { host.app.launch.sheet?.error != nil }
    #expect(await host.transport.asked.count == 2)
  }

  @Test(
    "UI-H5 errors: something that answers but is no Tripto is told as such",
    arguments: [(200, ["hello": "world"]), (404, "no page"), (502, ["a": []])] as [(Int, JSONValue)]
  )
  func noTripto(status: Int, body: JSONValue) async {
    let host = HostWorld([(status, body)])
    await join(host)
    expectKept(host, "Det som svarar på adressen är ingen Tripto-server.")
  }

  @Test(
    "UI-X1 https of a plain server is told, and the address can be typed anew with what stood there"
  )
  func notSecure() async {
    let host = HostWorld()
    host.app.launch.openAddress()
    host.app.launch.typeAddress("https://tv.local")
    host.app.launch.saveAddress()
    await join(host)
    expectKept(host, "Servern svarar inte på https. Prova med http.")
    host.app.launch.closeSheet()
    host.app.launch.openAddress()
    #expect(host.app.launch.address?.text == "https://tv.local")
    host.app.launch.typeAddress("http://tv.local:3000")
    host.app.launch.saveAddress()
    await join(host)
    expectKept(host, "Ingen kontakt med servern.")
  }

  @Test(
    "UI-A20 UI-H11 a refusal at the door is told in the sheet, which keeps the code",
    arguments: [
      (404, "Not found", "Inget spel har den koden."),
      (409, "Session full", "Spelet är fullt. Be värden ta bort någon."),
      (429, "Too many requests", "För många försök. Vänta en stund."),
    ])
  func refused(status: Int, name: String, text: String) async {
    let host = HostWorld([(status, HostWorld.refusal(name))])
    await join(host)
    expectKept(host, text)
  }

  @Test("UI-H58 UI-A20 a locked lobby and one that is restarting are told in the sheet")
  func locked() async {
    let messages = Messages(.sv).common
    for (status, name, text) in [
      (403, "Lobby locked", messages.lobbyLocked), (503, "Restarting", messages.restarting),
      (403, "Forbidden", messages.notLetIn),
    ] {
      let host = HostWorld([(200, HostWorld.found), (status, HostWorld.refusal(name))])
      await join(host)
      expectKept(host, text)
    }
  }

  @Test("UI-A20 a held sheet tries nothing, and lets try again by itself with the code that stands")
  func held() async {
    let host = HostWorld(
      [(429, HostWorld.refusal("Too many requests"))], headers: ["Retry-After": "5"])
    await join(host)
    #expect(host.app.launch.sheet?.error == "För många försök. Vänta 5 sekunder.")
    host.app.launch.join()
    #expect(await host.transport.asked.count == 1)
    host.world.pass(5000)
    await host.until { !host.app.launch.isOff }
    #expect(host.app.launch.sheet?.error == nil && host.app.launch.sheet?.entry.text == "K7TM4P")
  }

  @Test(
    "UI-X8 a token that is gone from the Keychain opens no socket, and the launch screen stands")
  func noToken() async {
    let host = HostWorld()
    await host.app.start()
    #expect(host.app.screen == .launch && host.world.addresses.isEmpty)
    #expect(!host.app.launch.isOff && host.app.launch.error == nil)
  }
}
