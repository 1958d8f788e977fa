import Foundation
import Network
import TriptoClient
import dnssd

/// Looks with `NWBrowser`, and asks what it finds for host and port.
struct BonjourBrowser: Browser {
  /// What the browser tells, before anybody has been asked.
  private enum News {
    case seen([BonjourSight])
    case refused
  }

  private typealias Telling = AsyncStream<News>.Continuation

  func services() -> AsyncStream<[NearbyService]> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { services in
      let looking = Task {
        for await case .services(let found) in sights() { services.yield(found) }
        services.finish()
      }
      services.onTermination = { _ in looking.cancel() }
    }
  }

  func sights() -> AsyncStream<NearbySight> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { sights in
      let (news, telling) = AsyncStream.makeStream(
        of: News.self, bufferingPolicy: .bufferingNewest(1))
      let browser = Self.browser(telling)
      let asking = Task {
        for await item in news { sights.yield(await Self.sight(item)) }
        sights.finish()
      }
      sights.onTermination = { _ in
        browser.cancel()
        asking.cancel()
      }
      browser.start(queue: DispatchQueue(label: "app.tripto.browser"))
    }
  }

  private static func browser(_ telling: Telling) -> NWBrowser {
    let browser = NWBrowser(
      for: .bonjourWithTXTRecord(type: NearbyService.type, domain: NearbyService.domain),
      using: .tcp)
    browser.browseResultsChangedHandler = { results, _ in
      telling.yield(.seen(results.compactMap(BonjourSight.init)))
    }
    browser.stateUpdateHandler = { [weak browser] state in
      switch state {
      // NB: that it may look again is told by no results where there are none.
      case .ready:
        if let browser { telling.yield(.seen(browser.browseResults.compactMap(BonjourSight.init))) }
      // NB: a refusal is told as an error of DNS; the browser waits on, and looks once it may (TN3179).
      case .waiting(.dns(DNSServiceErrorType(kDNSServiceErr_PolicyDenied))): telling.yield(.refused)
      case .failed, .cancelled: telling.finish()
      // NB: it waits for a network, which may still come.
      case .setup, .waiting: break
      @unknown default: break
      }
    }
    return browser
  }

  private static func sight(_ news: News) async -> NearbySight {
    switch news {
    case .seen(let sights): .services(await located(sights))
    case .refused: .refused
    }
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
