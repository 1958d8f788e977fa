import TriptoKernel
import TriptoWire

/// The moments from before an absence, and what has come since its end: what was missed belongs between them (EX4).
struct Absence: Equatable, Sendable {
  /// So much news while the missed events are on their way: the snapshot has overtaken them.
  static let overtakenBy = 60

  let before: Moments
  private var since: [Frame] = []

  init(before: Moments) { self.before = before }

  var isOvertaken: Bool { since.count > Self.overtakenBy }

  mutating func note(_ frame: Frame) { since.append(frame) }

  /// The moments as somebody has them who was there all the time, but for answers to presses, for which nobody waits
  /// any more.
  func recalled(_ missed: [Frame], in state: StateView, heardMs: Milliseconds) -> Moments {
    var moments = before
    for frame in missed.filter({ !Self.isPersonal($0) }) + since {
      if Self.isLobby(frame) {
        moments = Moments()
      } else {
        moments.remember(frame, heardMs: heardMs)
      }
    }
    moments.settle(from: nil, to: state)
    return moments
  }

  private static func isPersonal(_ frame: Frame) -> Bool {
    [ServerMessageType.error, .brakeRejected].contains { $0.rawValue == frame.type }
  }

  /// A lobby begins another journey: nothing of the one before is left (EVE23).
  private static func isLobby(_ frame: Frame) -> Bool {
    guard case .stateSnapshot(let snapshot)? = frame.message else { return false }
    return snapshot.state.phase == .lobby
  }
}
