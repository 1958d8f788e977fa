/// How a `SampleDecoder` fills what it is asked for.
struct SamplePlan: Sendable {
  enum Presence: Sendable {
    /// Every optional key is there, except the one at a path.
    case all(but: String? = nil)
    case requiredOnly
    /// Only these keys of the outermost object are there.
    case only(Set<String>)
  }

  var presence = Presence.all()
  /// Which of its values an enum takes: the remainder of this by their number.
  var choice = 0
  var number = 2

  /// NB: one text that is a role, an id, a code and a name alike, so every reader is content with it.
  let text = "host"

  func hasOptional(_ path: String) -> Bool {
    if case .requiredOnly = presence { false } else { has(path) }
  }

  func has(_ path: String) -> Bool {
    switch presence {
    case .all(let missing): path != missing
    case .requiredOnly: true
    case .only(let keys): keys.contains { path == $0 || path.hasPrefix($0 + ".") }
    }
  }
}

/// The paths a reader has asked for.
final class AskedPaths {
  private(set) var paths: [String] = []

  func add(_ path: String) {
    if !paths.contains(path) { paths.append(path) }
  }
}

/// A type whose reader is too particular for made-up values, and what to use instead.
protocol WireSampled: WirePayload {
  static var wireSamples: [Self] { get }
}

extension SettingsChange: WireSampled {
  static var wireSamples: [SettingsChange] { [SettingsChange()] }
}

extension ImportPackRequest: WireSampled {
  static var wireSamples: [ImportPackRequest] {
    let plain = ImportPackRequest(
      roundId: "id", destination: ImportedDestination(name: "n", country: "c"),
      clues: [ImportedClue(level: 10, text: "t")],
      followups: [ImportedFollowup(questionText: "q", correctAnswer: "a")])
    var full = plain
    full.kept = Dictionary(uniqueKeysWithValues: keptKeys.map { ($0, "") })
    return [full, plain]
  }
}
