@_spi(Testing) import AppleFoundation
@_spi(Testing) import AppleNetwork
import Foundation
import Testing

@testable import HostApp

@Suite(.timeLimit(.minutes(1))) struct NetworkChangesTests {
  @Test("another way out is a change; the first, the same again, and none are not")
  func changes() async throws {
    let network = FakeNetwork()
    try await FakeNetwork.$current.withValue(network) {
      let changes = Listened(NetworkChanges.stream())
      let monitor = try await network.monitors.next()
      monitor.sees(Self.wifi)
      monitor.sees(Self.wifi)
      monitor.sees(NWPath(.unsatisfied))
      monitor.sees(Self.wifi)
      try await changes.next()
      monitor.sees(NWPath(.satisfied, interfaces: [NWInterface("pdp_ip0")]))
      try await changes.next()
      changes.stop()
      await #expect(throws: CancellationError.self) { try await changes.next() }
      try await monitor.cancelled()
    }
  }

  private static let wifi = NWPath(.satisfied, interfaces: [NWInterface("en0")])
}
