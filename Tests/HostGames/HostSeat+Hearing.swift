import TriptoClient
import TriptoKernel
import TriptoWire

@testable import TriptoBots
@testable import TriptoHostCards
@testable import TriptoHostScreens
@testable import TriptoScreens

// What the server says.
extension HostSeat {
  /// Told between two states by messages of their own: DESTINATION_REVEAL, VERDICT_SHOWN, FINALE_STAGE, TIMER_SYNC,
  /// NEXT_DESTINATION_EVENT, FOLLOWUP_RESULTS, AUDIO_PLAY. What a screen needs of them it has from those.
  private static let toldByMessages: Set<String> = [
    "reveal", "lockedAnswers", "finale", "timer", "followupQuestion", "audioState",
  ]

  func hear(_ heard: Wiretap.Heard, isTaken: Bool) async {
    guard heard.role == .host else { return }
    guard isTaken else { return await compare(heard.frame) }
    let game = await app.client.game
    if case .welcome? = heard.frame.message { seat { $0.isConnected = true } }
    let message =
      Self.isState(heard.frame)
      ? game.state.map { ServerMessage.stateSnapshot(StateSnapshot(state: $0)) }
      : heard.frame.message
    if let message { take(message) }
    wake()
  }

  func lost(_ role: Role?) {
    guard role == .host else { return }
    brain.lostConnection()
    noted = .unknown
    seat { ($0.isConnected, $0.digest) = (false, nil) }
    wake()
  }

  private static func isState(_ frame: TriptoClient.Frame) -> Bool {
    ["STATE_SNAPSHOT", "STATE_PATCH", "RESUMED"].contains(frame.type)
  }

  private func take(_ message: ServerMessage) {
    let plans = brain.hear(message)
    log.violations += book.hear(message, brain.memory, from: Self.label)
    for plan in plans { schedule(plan) }
    noteSituation()
  }

  /// The state that patches have made is the one of a snapshot of the same version, value for value (EX6).
  private func compare(_ frame: TriptoClient.Frame) async {
    guard frame.type == "STATE_SNAPSHOT", case .object(let told)? = frame.payload["state"],
      case .object(let known)? = await app.client.game.live?.json
    else { return }
    log.snapshots += 1
    guard told["version"] == known["version"] else { return }
    log.compared += 1
    let keys = Set(told.keys).union(known.keys).subtracting(Self.toldByMessages)
    for key in keys.sorted() where told[key] != known[key] {
      let (one, other) = (Self.text(known[key]), Self.text(told[key]))
      log.violations.append(
        Violation("EX6", viewer: Self.label, "\(key) is \(one) by patches, and \(other)"))
    }
  }

  private static func text(_ value: JSONValue?) -> String {
    value.map { String(decoding: $0.jsonBytes(), as: UTF8.self) } ?? "nothing"
  }

  func seat(_ change: @Sendable (inout GameBook.Seat) -> Void) {
    book.edit { pages in
      if var seat = pages.seats[Self.label] {
        change(&seat)
        pages.seats[Self.label] = seat
      }
    }
  }
}
