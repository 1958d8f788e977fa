/// What a client needs of its surroundings; tests bring their own.
public protocol World: Sendable {
  /// ms of a monotonic clock that goes on while the device sleeps (EX8).
  var monoMs: Double { get }
  /// A number in 0 ..< 1.
  func chance() -> Double
  /// Returns when the clock has come so far, or throws when the task is cancelled.
  func sleep(untilMs: Double) async throws
  /// Opens a socket: returns when the upgrade has been answered.
  /// - Throws: `SocketClosed`, or what kept the socket from opening.
  func open(_ url: String) async throws -> any Socket
}

/// An open WebSocket.
public protocol Socket: Sendable {
  /// - Throws: when it is not open any more.
  func sendFrame(_ text: String) async throws
  /// The next text frame.
  /// - Throws: `SocketClosed`, or what broke the socket.
  func nextFrame() async throws -> String
  /// Says that it is over, and ends `nextFrame()`.
  func close(code: Int, reason: String) async
}

/// A socket has been closed, by a code of WS12–WS16 or another.
public struct SocketClosed: Error, Equatable {
  public var code: Int
  public var reason: String

  /// Nobody said goodbye: the line broke.
  public static let lost = SocketClosed(code: 1006)

  public init(code: Int, reason: String = "") {
    self.code = code
    self.reason = reason
  }
}
