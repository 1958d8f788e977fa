import AppleDNSSD
@_spi(Testing) import AppleFoundation
@_spi(Testing) import AppleNetwork
import Foundation
import Testing
import TriptoClient

@testable import HostApp

@Suite(.timeLimit(.minutes(1))) struct BrowserTests {
  private let network = FakeNetwork()

  @Test(
    "UI-X2 a service is told with the IPv4 address that answers, without the interface behind it")
  func finds() async throws {
    try await looking { sights, browser in
      #expect(browser.descriptor == .bonjourWithTXTRecord(type: "_tripto._tcp", domain: "local."))
      browser.finds([Self.server("Couch", ["path": "/"])])
      let connection = try await network.connections.next()
      #expect(connection.parameters.ipVersion == .v4)
      connection.stands(at: .init("192.168.1.2%en0"), 3000)
      let found = NearbyService(
        name: "Couch", host: "192.168.1.2", port: 3000, text: ["path": "/"])
      try await sights.tells(.services([found]))
      try await connection.cancelled()
      browser.finds([])
      try await sights.tells(.services([]))
    }
  }

  @Test("UI-X2 who does not answer is not there, and the others are told by name")
  func asksEach() async throws {
    try await looking { sights, browser in
      browser.finds([Self.server("B"), Self.server("A"), Self.server("Gone")])
      for _ in 1...3 {
        let connection = try await network.connections.next()
        guard case .service("Gone", _, _, _) = connection.endpoint else {
          connection.stands(at: .init("10.0.0.2"), 3000)
          continue
        }
        connection.becomes(.waiting(.posix(.ECONNREFUSED)))
      }
      guard case .services(let found) = try await sights.next() else {
        Issue.record("refused")
        return
      }
      #expect(found.map(\.name) == ["A", "B"])
    }
  }

  @Test("UI-X2 a refused local network is told, and taken back once the app may look")
  func isRefused() async throws {
    try await looking { sights, browser in
      browser.becomes(.waiting(.dns(DNSServiceErrorType(kDNSServiceErr_PolicyDenied))))
      try await sights.tells(.refused)
      browser.becomes(.ready)
      try await sights.tells(.services([]))
    }
  }

  @Test("UI-X2 waiting for a network is no refusal")
  func waits() async throws {
    try await looking { sights, browser in
      browser.becomes(.waiting(.posix(.ENETDOWN)))
      browser.finds([])
      try await sights.tells(.services([]))
    }
  }

  @Test("UI-X2 a browser that has failed ends the look, and who looks no longer stops the browser")
  func ends() async throws {
    try await looking { sights, browser in
      browser.becomes(.failed(.posix(.ENOMEM)))
      await #expect(throws: CancellationError.self) { try await sights.next() }
      try await browser.cancelled()
    }
  }

  @Test("UI-X2 who asks for services alone hears of no refusal")
  func servicesAlone() async throws {
    try await FakeNetwork.$current.withValue(network) {
      let services = Listened(BonjourBrowser().services())
      let browser = try await network.browsers.next()
      browser.becomes(.waiting(.dns(DNSServiceErrorType(kDNSServiceErr_PolicyDenied))))
      browser.finds([])
      try await services.tells([])
      services.stop()
      try await browser.cancelled()
    }
  }

  private func looking(
    _ test: (Listened<NearbySight>, NWBrowser) async throws -> Void
  ) async throws {
    try await FakeNetwork.$current.withValue(network) {
      let sights = Listened(BonjourBrowser().sights())
      let browser = try await network.browsers.next()
      try await test(sights, browser)
      sights.stop()
    }
  }

  static func server(_ name: String, _ text: [String: String] = [:]) -> NWBrowser.Result {
    NWBrowser.Result(
      .service(name: name, type: "_tripto._tcp", domain: "local.", interface: nil),
      .bonjour(NWTXTRecord(text)))
  }
}
