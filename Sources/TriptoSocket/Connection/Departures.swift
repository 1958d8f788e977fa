import NIOCore
import NIOPosix

/// The sockets of one event loop with messages that may leave a little later. They leave a few at a
/// time, and the loop's other tasks come in between, such as commits that free a verdict: under load,
/// what somebody waits for overtakes what others only look at. Lives on its loop.
final class Departures {
  private let loop: any EventLoop
  private var waiting = CircularBuffer<WebSocketHandler>()
  private var isUnderWay = false

  /// How many sockets are written to before the loop's other tasks get their turn.
  static let stride = 16

  // NB: safe, since each thread sees a value of its own.
  private nonisolated(unsafe) static let local = ThreadSpecificVariable<Departures>()

  /// The one of the loop whose thread this is.
  static func here(_ loop: any EventLoop) -> Departures {
    loop.preconditionInEventLoop()
    if let known = local.currentValue, known.loop === loop { return known }
    let departures = Departures(loop)
    local.currentValue = departures
    return departures
  }

  private init(_ loop: any EventLoop) { self.loop = loop }

  /// Flushes the socket's messages when its turn comes.
  func add(_ socket: WebSocketHandler) {
    waiting.append(socket)
    if !isUnderWay { goOn() }
  }

  private func goOn() {
    isUnderWay = !waiting.isEmpty
    if isUnderWay { loop.assumeIsolated().execute { self.leave() } }
  }

  private func leave() {
    for _ in 0..<min(Self.stride, waiting.count) { waiting.removeFirst().flush() }
    goOn()
  }
}
