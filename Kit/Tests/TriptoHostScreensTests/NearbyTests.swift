import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

/// What a look into the local network shows, and what it must not.
@MainActor @Suite(.timeLimit(.minutes(1))) struct NearbyTests {
  private let host = HostWorld()
  private var launch: LaunchModel { host.app.launch }
  private let mac = NearbyService(name: "Vardagsrummet", host: "mac.local.", port: 3000)
  private let box = NearbyService(name: "Lådan", host: "192.168.1.9", port: 8080)

  @Test(
    "UI-X2 UI-X1 servers that Bonjour found can be chosen, and the choice is saved as an address")
  func servers() {
    let game = NearbyGame(sessionId: "s", joinCode: "K7TM4P", destinations: 3)
    let other = NearbyService(name: "K7TM4P", host: "phone.local", port: 9, text: game.text)
    launch.openAddress()
    host.app.sees(.services([mac, other, box]))
    #expect(
      launch.nearby.map(\.text) == ["Hittad i närheten: Vardagsrummet", "Hittad i närheten: Lådan"])
    #expect(launch.texts.address == "http://mac.local:3000")
    launch.use(launch.nearby[1])
    #expect(launch.address == nil && launch.texts.address == "http://192.168.1.9:8080")
    #expect(host.preferences.text(.serverAddress) == "http://192.168.1.9:8080")
    host.app.choose(.en)
    #expect(launch.nearby.map(\.text).last == "Found nearby: Lådan")
    host.app.sees(.services([]))
    #expect(launch.nearby.isEmpty && launch.texts.address == "http://192.168.1.9:8080")
  }

  @Test("UI-X1 the environment's address comes before all, so nothing else is offered")
  func environment() {
    let host = HostWorld(environment: ["BASE_URL": "http://a.local:1"])
    host.app.sees(.services([mac]))
    #expect(host.app.launch.nearby.isEmpty && host.app.launch.texts.address == "http://a.local:1")
  }

  @Test("UI-X2 a refused local network is told with the way to Settings, until it is allowed")
  func refused() async {
    host.app.sees(.services([mac]))
    host.app.sees(.refused)
    #expect(launch.error == nil && launch.openSettings == nil)
    launch.create()
    await host.until { self.launch.error != nil }
    #expect(
      launch.error == "Tripto får inte nå ditt lokala nätverk. Tillåt det i Inställningar.")
    #expect(launch.openSettings == "Öppna Inställningar" && !launch.isOff)
    host.app.choose(.en)
    #expect(launch.error == "Tripto may not reach your local network. Allow it in Settings.")
    #expect(launch.openSettings == "Open Settings")
    host.app.sees(.services([mac]))
    #expect(launch.error == nil && launch.openSettings == nil)
  }

  @Test("UI-X2 the join sheet tells of a refused local network too, and keeps the code")
  func sheet() async {
    host.app.sees(.services([mac]))
    host.app.sees(.refused)
    launch.openSheet()
    launch.type("K7TM4P")
    launch.join()
    await host.until { self.launch.sheet?.error != nil }
    #expect(launch.sheet?.error == host.app.messages.apps.localNetworkRefused)
    #expect(launch.sheet?.entry.text == "K7TM4P" && launch.openSettings != nil)
    launch.closeSheet()
    #expect(launch.openSettings == nil)
  }

  @Test("UI-X2 a server elsewhere is out of reach for another reason than the local network")
  func elsewhere() async {
    launch.openAddress()
    launch.typeAddress("http://tripto.example")
    launch.saveAddress()
    host.app.sees(.refused)
    launch.create()
    await host.until { self.launch.error != nil }
    #expect(launch.error == "Ingen kontakt med servern." && launch.openSettings == nil)
  }
}
