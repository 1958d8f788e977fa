import Testing

@testable import TriptoGuard
@testable import TriptoHouse

@Suite struct StartBannerTests {
  private let wifi = LANAddress(interface: "wlan0", address: "192.168.1.7")

  private func load(_ flags: [String: String] = [:]) throws -> ServerConfiguration {
    try ServerConfiguration.load(flags: flags, environment: [:])
  }

  @Test("RE53 SE10 the banner has the three addresses and the code of the TV page")
  func addresses() throws {
    let address = PublicAddress(base: "http://192.168.1.7:3000")
    let key = HouseKey.random()
    let text = try StartBanner(
      address: address, key: key, wayIn: .verified, warnings: ["Mind this."]
    ).text()
    for part in [
      "http://192.168.1.7:3000/tv\n", "http://192.168.1.7:3000/host#key=\(key.revealed)\n",
      "http://192.168.1.7:3000/\n", "✓ ", "! Mind this.", try QRCode(address.tvPage).terminal,
    ] {
      #expect(text.contains(part))
    }
  }

  @Test("RE41 the way in is verified, configured, or doubtful with the reason")
  func wayIn() throws {
    let plain = try load()
    #expect(WayIn(configuration: plain, attempts: [(wifi, .reachable)]) == .verified)
    let firewalled = WayIn(configuration: plain, attempts: [(wifi, .timedOut)])
    let reason = "192.168.1.7 (wlan0): no answer within a second; a firewall may be in the way"
    #expect(firewalled == .doubtful(reason))
    guard case .doubtful = WayIn(configuration: plain, attempts: []) else {
      Issue.record("a machine without a network is doubtful")
      return
    }
    let local = try load(["TRIPTO_HOST": "127.0.0.1"])
    #expect(
      WayIn(configuration: local, attempts: [])
        == .doubtful("the server listens on 127.0.0.1, which is this machine only"))
    let set = try load(["PUBLIC_BASE_URL": "https://t.example"])
    #expect(WayIn(configuration: set, attempts: []) == .configured)
    let text = try StartBanner(
      address: PublicAddress(base: "http://localhost:3000"), key: .random(), wayIn: firewalled
    ).text()
    #expect(text.contains("! Phones may not reach this address: \(reason)."))
  }
}
