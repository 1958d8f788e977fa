import Testing
import TriptoClient

@Suite struct BrowserTests {
  @Test("UI-X2 a browser that knows of no refusal tells its services, and ends as it does")
  func tellsServices() async {
    let tv = NearbyService(name: "TV", host: "10.0.0.2", port: 3000)
    var sights: [NearbySight] = []
    for await sight in Neighbourhood(found: [tv]).sights() { sights.append(sight) }
    #expect(sights == [.services([tv])])
  }
}

private struct Neighbourhood: Browser {
  let found: [NearbyService]

  func services() -> AsyncStream<[NearbyService]> {
    AsyncStream { services in
      services.yield(found)
      services.finish()
    }
  }
}
