import TriptoClient
import TriptoKernel
import TriptoWire

@testable import TriptoBots

// What patches have made of the state, beside a fresh one.
extension AppSeat {
  /// The state that patches have made is the one of a snapshot of the same version, value for value (EX6).
  func compare(_ frame: TriptoClient.Frame) async {
    guard frame.type == "STATE_SNAPSHOT", case .object(let told)? = frame.payload["state"],
      case .object(let known)? = await client.game.live?.json
    else { return }
    log.snapshots += 1
    guard told["version"] == known["version"] else { return }
    log.compared += 1
    let keys = Set(told.keys).union(known.keys).subtracting(toldByMessages)
    for key in keys.sorted() where told[key] != known[key] {
      complain("EX6", "\(key) is \(text(known[key])) by patches, and \(text(told[key]))")
    }
  }

  private func text(_ value: JSONValue?) -> String {
    value.map { String(decoding: $0.jsonBytes(), as: UTF8.self) } ?? "nothing"
  }
}

/// Told between two states by messages of their own: DESTINATION_REVEAL, VERDICT_SHOWN, FINALE_STAGE, TIMER_SYNC,
/// NEXT_DESTINATION_EVENT, FOLLOWUP_RESULTS, AUDIO_PLAY. What a screen needs of them it has from those.
private let toldByMessages: Set<String> = [
  "reveal", "lockedAnswers", "finale", "timer", "followupQuestion", "audioState",
]
