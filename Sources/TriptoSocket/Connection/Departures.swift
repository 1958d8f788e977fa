import NIOCore
import NIOPosix

/// The sockets of one event loop with messages that may leave a little later. They leave a few at a
/// time, and the loop's other tasks come in between, such as commits that free a verdict: under load,
/// what somebody waits for overtakes what others only look at. Lives on its loop.
final class Departures {
  private let loop: any EventLoop
  private enum Entry {
    case socket(WebSocketHandler)
    case mark(() -> Void)
  }

  private var waiting = CircularBuffer<Entry>()
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
    waiting.append(.socket(socket))
    if !isUnderWay { goOn() }
  }

  /// Runs `body` when everything that waits now has been written.
  func whenGone(_ body: @escaping () -> Void) {
    if waiting.isEmpty { body() } else { waiting.append(.mark(body)) }
  }

  private func goOn() {
    isUnderWay = !waiting.isEmpty
    if isUnderWay { loop.assumeIsolated().execute { self.leave() } }
  }

  private func leave() {
    var written = 0
    while written < Self.stride, let first = waiting.popFirst() {
      switch first {
      case .mark(let body): body()
      case .socket(let socket):
        socket.flush()
        written += 1
      }
    }
    goOn()
  }
}
