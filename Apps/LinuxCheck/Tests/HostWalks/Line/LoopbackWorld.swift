import Foundation
import FoundationNetworking
import Synchronization
import TriptoClient

/// The app's surroundings on this machine: its clock, and sockets that go through a gate and can be cut.
final class LoopbackWorld: World {
  private let start = ContinuousClock.now
  private let gate: Gate
  private let sockets = Mutex((isOff: false, open: [LoopbackSocket]()))

  init(_ gate: Gate) { self.gate = gate }

  var monoMs: Double { start.duration(to: .now) / .milliseconds(1) }

  func chance() -> Double { Double.random(in: 0..<1) }

  func sleep(untilMs: Double) async throws {
    try await Task.sleep(until: start + .milliseconds(untilMs), clock: .continuous)
  }

  func open(_ url: String) async throws -> any Socket {
    guard !sockets.withLock({ $0.isOff }) else {
      throw PlainSocket.Failed(description: "no network")
    }
    let socket = try await LoopbackSocket.open(url)
    sockets.withLock { $0.open.append(socket) }
    return GatedSocket(inner: socket, gate: gate)
  }

  /// The network goes, or comes back.
  func network(isOn: Bool) {
    let lost = sockets.withLock { sockets in
      sockets.isOff = !isOn
      defer { if !isOn { sockets.open = [] } }
      return isOn ? [] : sockets.open
    }
    for socket in lost { socket.cut() }
  }

  /// How many sockets were opened.
  var openCount: Int { sockets.withLock { $0.open.count } }
}

private struct GatedSocket: Socket {
  let inner: LoopbackSocket
  let gate: Gate

  func sendFrame(_ text: String) async throws {
    gate.saying(text)
    try await inner.sendFrame(text)
  }

  func nextFrame() async throws -> String {
    while true {
      let text = try await inner.nextFrame()
      if await gate.pass(text) { return text }
    }
  }

  func close(code: Int, reason: String) async { await inner.close(code: code, reason: reason) }
}
