import Testing
import TriptoKernel

@testable import TriptoClient

@Suite struct AddressTests {
  @Test(
    "UI-X1 a typed server address is read as people write it",
    arguments: [
      ("192.168.1.5", "http://192.168.1.5:3000"), (" tv.local ", "http://tv.local:3000"),
      ("tv.local:8080", "http://tv.local:8080"), ("http://tv.local", "http://tv.local"),
      ("HTTPS://Tripto.Example/host?x=1#key=2", "https://tripto.example"),
      ("ws://tv.local:3000/ws", "http://tv.local:3000"), ("wss://a.b/ws", "https://a.b"),
      ("http://192.168.1.5:3000/join/ABC123", "http://192.168.1.5:3000"),
      ("http://[fe80::1]:3000", "http://[fe80::1]:3000"),
    ])
  func typed(text: String, address: String) throws {
    #expect(try ServerAddress(typed: text).description == address)
  }

  @Test(
    "UI-X1 a misspelt server address is told, not tried",
    arguments: [
      "http://", "ftp://tv.local", "tv local", "http://tv_local", "tv..local", "-tv.local", "åäö",
      "tv.local:99999", "tv.local:x", "http://a:b@tv.local", ".local", "http:/tv.local",
    ])
  func misspelt(text: String) {
    #expect(throws: ServerAddress.Fault.misspelt) { try ServerAddress(typed: text) }
  }

  @Test(
    "UI-X1 a server address in the local network is told from one elsewhere",
    arguments: [
      ("192.168.1.5", true), ("10.0.0.2", true), ("172.16.4.4", true), ("169.254.7.7", true),
      ("tv.local", true), ("mac", true), ("172.32.0.1", false), ("8.8.8.8", false),
      ("localhost", false), ("127.0.0.1", false), ("tripto.example", false),
    ])
  func nearby(text: String, isNearby: Bool) throws {
    let server = try ServerAddress(typed: text)
    #expect(server.isNearby == isNearby)
    let key = APIError.unreachable.text(at: server, isNetworkRefused: true).key
    #expect(key == (isNearby ? .localNetworkRefused : .serverUnreachable))
  }

  @Test("UI-X1 an empty server address is told")
  func empty() {
    #expect(throws: ServerAddress.Fault.empty) { try ServerAddress(typed: "  \n") }
  }

  @Test("UI-X1 the order is environment, saved address, Bonjour, default")
  func order() throws {
    let nearby = try ServerAddress(typed: "tv.local")
    let environment = ["BASE_URL": "http://a.local:1", "PUBLIC_BASE_URL": "https://b.example"]
    let full = AddressBook(environment: environment, saved: "c.local", nearby: nearby)
    #expect(full.server.host == "a.local" && full.source == .environment)
    #expect(full.publicAddress?.description == "https://b.example")
    #expect(AddressBook(environment: [:], saved: "c.local", nearby: nearby).source == .saved)
    #expect(AddressBook(environment: [:], nearby: nearby).source == .nearby)
    let none = AddressBook(environment: ["BASE_URL": ""])
    #expect(none.server.description == "http://localhost:3000" && none.source == .standard)
    #expect(none.publicAddress == nil && none.unusable.isEmpty)
  }

  @Test("UI-X1 a variable that is no address is named and left out of the order")
  func wrong() {
    let environment = ["BASE_URL": "not an address", "PUBLIC_BASE_URL": "::"]
    let book = AddressBook(environment: environment, saved: "tv local")
    #expect(book.source == .standard)
    #expect(book.unusable == ["BASE_URL", "saved", "PUBLIC_BASE_URL"])
  }

  @Test("ID18 UI-H3 the QR says the template with joinCode replaced, or PUBLIC_BASE_URL/join/CODE")
  func qr() throws {
    let template = "http://192.168.1.5:3000/join/{joinCode}"
    let link = try #require(JoinLink(template: template, code: "ABC123"))
    #expect(link.text == "http://192.168.1.5:3000/join/ABC123" && !link.isOutOfReach)
    #expect(JoinLink(template: "http://tv.local/join", code: "ABC123") == nil)
    #expect(JoinLink(template: "not a link {joinCode}", code: "ABC123") == nil)
    let address = try ServerAddress(typed: "https://b.example")
    #expect(JoinLink(at: address, code: "ABC123")?.text == "https://b.example/join/ABC123")
  }

  @Test(
    "UI-X1 UI-T3 a localhost QR is flagged",
    arguments: [
      ("localhost", true), ("tv.localhost", true), ("127.0.0.1", true), ("http://[::1]:3000", true),
      ("tv.local", false), ("128.0.0.1", false),
    ])
  func loopback(host: String, isLoopback: Bool) throws {
    let address = try ServerAddress(typed: host)
    #expect(address.isLoopback == isLoopback)
    #expect(JoinLink(at: address, code: "ABC123")?.isOutOfReach == isLoopback)
  }

  @Test("UI-H7 ID4 a code is upper-cased A–Z 0–9, at most 6")
  func codes() {
    #expect(GameCode.cleaned("abc 123") == "ABC123")
    #expect(GameCode.cleaned("åa-b_c1234567") == "ABC123")
    #expect(GameCode.cleaned("ab12cd", length: GameCode.screenLength) == "AB12C")
  }

  @Test(
    "ID21 UI-X2 the Bonjour record has the code as its name, and sessionId, joinCode, destinations")
  func bonjour() {
    let game = NearbyGame(sessionId: "s", joinCode: "ABC123", destinations: 3)
    #expect(game.name == "ABC123")
    #expect(game.text == ["sessionId": "s", "joinCode": "ABC123", "destinations": "3"])
    let service = NearbyService(name: game.name, host: "tv.local.", port: 3000, text: game.text)
    #expect(service.game == game)
    #expect(service.address?.description == "http://tv.local:3000")
    #expect(
      NearbyService(name: "x", host: "fe80::1", port: 1).address?.description
        == "http://[fe80::1]:1")
    #expect(NearbyService(name: "x", host: "tv.local", port: 0).address == nil)
  }

  @Test("UI-X2 a record that is no game's, or lacks a key, fails to nothing but the code entry")
  func otherRecords() {
    for text in [
      [:], ["sessionId": "s"], ["sessionId": "", "joinCode": "ABC123"],
      ["sessionId": "s", "joinCode": "abc"], ["sessionId": "s", "joinCode": "ABC12-"],
    ] {
      #expect(NearbyService(name: "x", host: "h", port: 1, text: text).game == nil)
    }
    #expect(NearbyGame(text: ["sessionId": "s", "joinCode": "ABC123"])?.destinations == 1)
  }

  @Test("UI-X8 a seat is kept with its token for a relaunch, and forgotten")
  func seats() async {
    let seat = Seat(sessionId: "s", joinCode: "ABC123", token: "t", wsURL: "ws://h/ws")
    let store: any SeatStore = SeatMemory()
    #expect(await store.load() == nil)
    await store.save(seat)
    #expect(await store.load() == seat)
    #expect(seat.address(device: nil) == SocketAddress(wsURL: "ws://h/ws", token: "t"))
    #expect("\(seat) \(seat.address(device: nil))" == "••• •••")
    await store.save(nil)
    #expect(await store.load() == nil)
  }
}
