import Foundation
import TriptoClient

/// The device's clock, its chance, and sockets of URLSession. The clock goes on while the device sleeps (EX8).
struct DeviceWorld: World {
  private let start = ContinuousClock.now

  var monoMs: Double { start.duration(to: .now) / .milliseconds(1) }

  func chance() -> Double { Double.random(in: 0..<1) }

  func sleep(untilMs: Double) async throws {
    try await Task.sleep(until: start + .milliseconds(untilMs), clock: .continuous)
  }

  func open(_ url: String) async throws -> any Socket {
    guard let url = URL(string: url) else { throw URLError(.badURL) }
    return try await DeviceSocket.open(url)
  }
}
