import TriptoClient

/// Walks the TV's models for secrets that the TV's own socket has not told (PR34, PR35).
struct SecretsWalk {
  private struct Secret {
    let rule, text: String
    let words: Folded
    /// The types of frames that tell it.
    let tellers: [String]
    var isTold = false
  }

  /// Shorter ones would be found in too many words.
  private static let shortest = 4
  /// NB: a state that reveals comes before the message of the reveal, as a patch too (ST24, EX6).
  private static let placeTellers = [
    "DESTINATION_REVEAL", "STATE_SNAPSHOT", "STATE_PATCH", "RESUMED",
  ]

  private var secrets: [Secret] = []
  private let open: [String]
  private(set) var looks = 0
  private(set) var faults: [String] = []

  init(_ packs: [PackSecrets]) {
    open = packs.flatMap(\.open)
    for pack in packs {
      secrets += pack.words.map { Self.secret("PR34", $0, Self.placeTellers) }
      secrets += pack.followups.map {
        Self.secret("PR35", $0.correctAnswer, ["FOLLOWUP_RESULTS", "RESUMED"])
      }
    }
    secrets.removeAll { $0.words.length < Self.shortest }
  }

  private static func secret(_ rule: String, _ text: String, _ tellers: [String]) -> Secret {
    Secret(rule: rule, text: text, words: Folded(text), tellers: tellers)
  }

  /// The TV's socket says this; its models do not know it yet.
  mutating func hear(_ frame: String) {
    let type = Frame(frame)?.type ?? ""
    let folded = Folded(frame)
    let isState = ["STATE_SNAPSHOT", "STATE_PATCH"].contains(type)
    let reveals = !isState || frame.contains("\"revealed\":true")
    for index in secrets.indices where !secrets[index].isTold {
      let secret = secrets[index]
      secrets[index].isTold =
        reveals && secret.tellers.contains(type) && folded.contains(secret.words)
    }
  }

  /// What stands in the models now, and was not told.
  mutating func look(at subject: Any) {
    looks += 1
    let hidden = secrets.filter { !$0.isTold }
    guard !hidden.isEmpty else { return }
    for text in Reflected.strings(of: subject) {
      let words = Folded(text)
      guard let found = hidden.first(where: { words.contains($0.words) }),
        !open.contains(where: { $0.contains(text) })
      else { continue }
      faults.append("\(found.rule): “\(found.text)” stood in the model untold: “\(text)”")
    }
  }
}
