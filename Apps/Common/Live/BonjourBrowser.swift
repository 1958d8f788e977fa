import Foundation
import Network
import TriptoClient

/// Looks with `NWBrowser`, and asks what it finds for host and port.
struct BonjourBrowser: Browser {
  func services() -> AsyncStream<[NearbyService]> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { services in
      let (sights, seen) = AsyncStream.makeStream(
        of: [BonjourSight].self, bufferingPolicy: .bufferingNewest(1))
      let browser = Self.browser(telling: seen)
      let asking = Task {
        for await sight in sights { services.yield(await Self.located(sight)) }
        services.finish()
      }
      services.onTermination = { _ in
        browser.cancel()
        asking.cancel()
      }
      browser.start(queue: DispatchQueue(label: "app.tripto.browser"))
    }
  }

  private static func browser(
    telling seen: AsyncStream<[BonjourSight]>.Continuation
  ) -> NWBrowser {
    let browser = NWBrowser(
      for: .bonjourWithTXTRecord(type: NearbyService.type, domain: NearbyService.domain),
      using: .tcp)
    browser.browseResultsChangedHandler = { results, _ in
      seen.yield(results.compactMap(BonjourSight.init))
    }
    browser.stateUpdateHandler = { state in
      switch state {
      case .failed, .cancelled: seen.finish()
      // NB: it waits for a network, or for the person's permission; either may still come.
      case .setup, .ready, .waiting: break
      @unknown default: break
      }
    }
    return browser
  }

  /// Those that answer, by name.
  private static func located(_ sights: [BonjourSight]) async -> [NearbyService] {
    await withTaskGroup(of: NearbyService?.self) { group in
      for sight in sights { group.addTask { await sight.located() } }
      var services: [NearbyService] = []
      for await service in group { if let service { services.append(service) } }
      return services.sorted { $0.name < $1.name }
    }
  }
}
