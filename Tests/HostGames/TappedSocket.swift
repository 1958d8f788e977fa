import Synchronization
import TriptoClient
import TriptoWire

/// A socket of such a device.
final class TappedSocket: Socket {
  private let inner: any Socket
  private let world: Wiretap
  private let state = Mutex(State())

  private struct State {
    var isCut = false
    var isGone = false
    /// The frame that the client has been given, and is still at work on.
    var given: Wiretap.Heard?
    var role: Role?
  }

  init(_ inner: any Socket, _ world: Wiretap) { (self.inner, self.world) = (inner, world) }

  var isGone: Bool { state.withLock { $0.isGone } }

  func sendFrame(_ text: String) async throws {
    guard !state.withLock({ $0.isCut }) else { throw SocketClosed.lost }
    world.said(text)
    try await inner.sendFrame(text)
  }

  func nextFrame() async throws -> String {
    if let taken = state.withLock({ $0.given.take() }) { await world.heard(taken, isTaken: true) }
    do {
      let text = try await inner.nextFrame()
      guard let frame = TriptoClient.Frame(text) else { return text }
      let heard = listen(frame)
      await world.heard(heard, isTaken: false)
      state.withLock { $0.given = heard }
      return text
    } catch {
      await world.lost(
        state.withLock { state in
          state.isGone = true
          return state.role
        })
      throw state.withLock(\.isCut) ? SocketClosed.lost : error
    }
  }

  private func listen(_ frame: TriptoClient.Frame) -> Wiretap.Heard {
    state.withLock { state in
      if case .welcome(let welcome)? = frame.message { state.role = welcome.role }
      return Wiretap.Heard(frame: frame, role: state.role)
    }
  }

  func close(code: Int, reason: String) async { await inner.close(code: code, reason: reason) }

  func cut() async {
    state.withLock { $0.isCut = true }
    await inner.close(code: 1000, reason: "")
  }
}
