import NIOPosix
public import TriptoClient
import TriptoSocket

/// What a client needs of its surroundings, on this machine: its clock, its chance, and sockets on NIO's loops.
public struct NIOWorld: World {
  private let start = ContinuousClock.now
  private let draw: @Sendable () -> Double

  /// - Parameter chance: a number in 0 ..< 1, of a seed where a run is to be repeated.
  public init(chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }) {
    draw = chance
  }

  public var monoMs: Double { start.duration(to: .now) / .milliseconds(1) }

  public func chance() -> Double { draw() }

  public func sleep(untilMs: Double) async throws {
    try await Task.sleep(until: start + .milliseconds(untilMs), clock: .continuous)
  }

  /// Opens a socket; it speaks plain and TLS as the address says.
  /// - Throws: `WebSocketClientError`, or the error of the transport.
  public func open(_ url: String) async throws -> any Socket {
    let loops = MultiThreadedEventLoopGroup.singleton
    return NIOSocket(try await WebSocketClient.connect(url: url, on: loops))
  }
}
