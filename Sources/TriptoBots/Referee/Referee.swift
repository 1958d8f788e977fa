import TriptoWire

/// All checks of one viewer. Pure: the seat tells it what was sent and heard.
struct Referee: Sendable {
  let role: Role
  private(set) var wire: WireCheck
  private(set) var press = PressCheck()
  private(set) var errors = ErrorCheck()
  var violations: [Violation] = []
  private var order: OrderCheck
  private let secrecy: SecrecyCheck
  private var watch = LeakWatch()
  /// The finale is long over when a game ends, so by then every verdict has come.
  private static let endPatienceMs = 1_000

  init(role: Role, isExtended: Bool, isEvening: Bool = false) {
    self.role = role
    wire = WireCheck(isExtended: isExtended)
    order = OrderCheck(role: role, isExtended: isExtended, isEvening: isEvening)
    secrecy = SecrecyCheck(role: role)
  }

  mutating func connected() {
    wire.connected()
    order.connected()
  }

  mutating func lost() {
    press.lost()
    errors.lost()
  }

  mutating func sent(_ message: ClientMessage, atMs: Int) {
    switch message {
    case .brakePull: violations += press.pressed(atMs: atMs)
    case .clockPong, .resumeSession: break
    default: errors.sent(message, atMs: atMs)
    }
  }

  /// - Parameter memory: with this very frame taken in.
  mutating func hear(_ frame: Frame, _ memory: BotMemory, _ truth: GameTruth) {
    violations += wire.hear(frame)
    violations += order.hear(frame.message)
    violations += secrecy.hear(frame, me: memory.me)
    violations += press.settle(atMs: frame.atMs, patienceMs: PressCheck.patienceMs)
    violations += verdict(frame.message, memory)
    if case .error(let error) = frame.message {
      violations += errors.hear(error, memory, atMs: frame.atMs)
    }
    if role != .host { listen(frame, truth) }
  }

  /// Missed messages are searched as if they had come in their turn (EX4).
  private mutating func listen(_ frame: Frame, _ truth: GameTruth) {
    guard case .resumed(let resumed) = frame.message else {
      violations += watch.hear(frame, truth)
      return
    }
    var missed = LeakWatch()
    for event in resumed.events {
      do {
        violations += missed.hear(try Frame(event.bytes, atMs: frame.atMs), truth)
      } catch {
        refuse(error)
      }
    }
  }

  /// A frame that is no message.
  mutating func refuse(_ error: any Error) {
    violations.append(Violation("WS21", "undecodable message: \(error)"))
  }

  /// The game is over for this viewer: whatever was never revealed must never have been sent.
  mutating func finish(_ truth: GameTruth, atMs: Int) {
    violations += press.settle(atMs: atMs, patienceMs: Self.endPatienceMs)
    guard role != .host else { return }
    violations += watch.finish(truth)
  }

  private mutating func verdict(_ message: ServerMessage, _ memory: BotMemory) -> [Violation] {
    switch message {
    case .brakeAccepted(let accepted) where role == .player && accepted.playerId == memory.me:
      press.verdict()
    case .brakeRejected(let rejected):
      rejected.playerId == memory.me
        ? press.verdict() : [Violation("EV27", "somebody else's BRAKE_REJECTED")]
    default: []
    }
  }
}
