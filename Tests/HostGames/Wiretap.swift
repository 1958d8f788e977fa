import Synchronization
import TriptoClient
import TriptoKernel
import TriptoTransport
import TriptoWire

/// A device whose sockets are listened to, and break when a test wants it.
final class Wiretap: World {
  /// Hears a frame before the client does, and again once the client has taken it in.
  typealias Hearing = @Sendable (_ frame: Heard, _ isTaken: Bool) async -> Void
  typealias Speaking = @Sendable (_ text: String) -> Void
  typealias Losing = @Sendable (_ role: Role?) async -> Void

  struct Heard: Sendable {
    let frame: TriptoClient.Frame
    /// Whose socket it is; nil before its WELCOME.
    let role: Role?
  }

  private struct Ears {
    var hear: Hearing = { _, _ in }
    var speak: Speaking = { _ in }
    var lose: Losing = { _ in }
    var sockets: [TappedSocket] = []
    var dice: SplitMix64
  }

  private let inner = NIOWorld()
  private let ears: Mutex<Ears>

  init(seed: UInt64) { ears = Mutex(Ears(dice: SplitMix64(seed: seed))) }

  func listen(
    hear: @escaping Hearing, speak: @escaping Speaking, lose: @escaping Losing
  ) {
    ears.withLock { ($0.hear, $0.speak, $0.lose) = (hear, speak, lose) }
  }

  var monoMs: Double { inner.monoMs }

  func chance() -> Double { ears.withLock { $0.dice.unit() } }

  func sleep(untilMs: Double) async throws { try await inner.sleep(untilMs: untilMs) }

  func open(_ url: String) async throws -> any Socket {
    let socket = TappedSocket(try await inner.open(url), self)
    ears.withLock { ears in
      ears.sockets.removeAll(where: \.isGone)
      ears.sockets.append(socket)
    }
    return socket
  }

  /// All sockets break without a word.
  func cut() async {
    for socket in ears.withLock({ $0.sockets }) { await socket.cut() }
  }

  func heard(_ heard: Heard, isTaken: Bool) async {
    await ears.withLock { $0.hear }(heard, isTaken)
  }

  func lost(_ role: Role?) async { await ears.withLock { $0.lose }(role) }

  func said(_ text: String) { ears.withLock { $0.speak }(text) }
}
