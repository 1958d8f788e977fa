import TriptoClient
import TriptoKernel
import TriptoWire

@testable import TriptoBots
@testable import TriptoTVScreens

/// Walks the TV's models for a secret before it is told (PR34, PR35). What stands in them is kept until the secret is out,
/// then searched: before that nobody may know what to look for. What the server says for all to read may say anything.
struct ModelCanary {
  /// Where people's words, clues and questions stand.
  private static let open: Set<String> = [
    "clueText", "answerText", "questionText", "options", "name", "playerName", "brakeOwnerName",
    "text",
  ]
  /// Shorter secrets would be found in too many words.
  private static let shortest = 4

  private var said: Set<String> = []
  private var kept: Set<String> = []
  private var sinceQuestion: Set<String> = []
  /// What stood there when the question came: of the place, which is known by then, and of questions before.
  private var beforeQuestion: Set<String> = []
  private var told: Set<String> = []
  /// Secrets that are none any more: another place of the same country comes later (EVE2).
  private var known: Set<String> = []
  private(set) var looks = 0

  mutating func look(at app: TVApp) {
    let strings = Reflected.strings(of: app)
    looks += 1
    kept.formUnion(strings)
    sinceQuestion.formUnion(strings)
  }

  /// A frame that the models do not know yet: when it tells a secret, they are looked at a last time.
  mutating func willHear(
    _ frame: TriptoClient.Frame, _ app: TVApp, _ truth: GameTruth, viewer: String
  ) -> [Violation] {
    if frame.type == "RESUMED", case .array(let events)? = frame.payload["events"] {
      let missed = events.compactMap { TriptoClient.Frame($0) }
      return missed.reduce(into: []) { $0 += willHear($1, app, truth, viewer: viewer) }
    }
    // NB: what a frame tells is open from then on, and not before.
    defer { collect(frame.payload, isOpen: frame.type == "DESTINATION_REVEAL") }
    if let place = Self.place(frame), !told.contains(place.name) {
      look(at: app)
      return tell(place, truth, viewer)
    }
    return willHearQuestion(frame, app, viewer)
  }

  private mutating func willHearQuestion(
    _ frame: TriptoClient.Frame, _ app: TVApp, _ viewer: String
  ) -> [Violation] {
    switch frame.message {
    case .followupQuestionPresent:
      (sinceQuestion, beforeQuestion) = ([], Reflected.strings(of: app))
      return []
    case .followupResults(let results):
      look(at: app)
      defer { sinceQuestion = [] }
      let new = sinceQuestion.subtracting(beforeQuestion)
      return search(new, [results.correctAnswer], "PR35", viewer)
    default: return []
    }
  }

  /// What was never told: the game was ended before.
  func finish(_ truth: GameTruth, viewer: String) -> [Violation] {
    let secret = truth.places.values.filter { !told.contains($0.name) }.flatMap(\.secrets)
    return search(kept, Set(secret).subtracting(known), "PR34", viewer)
  }

  private mutating func tell(
    _ place: GameTruth.Place, _ truth: GameTruth, _ viewer: String
  ) -> [Violation] {
    told.insert(place.name)
    let own = truth.places.values.first { $0.name == place.name }?.secrets ?? []
    let secrets = Set(own + place.secrets)
    defer {
      known.formUnion(secrets)
      kept = []
    }
    return search(kept, secrets.subtracting(known), "PR34", viewer)
  }

  private func search(
    _ kept: Set<String>, _ secrets: Set<String>, _ rule: String, _ viewer: String
  ) -> [Violation] {
    guard !kept.isEmpty else { return [] }
    let wanted = secrets.map { ($0, FoldedWords($0)) }.filter { $0.1.length >= Self.shortest }
    return kept.compactMap { text in
      let words = FoldedWords(text)
      guard let found = wanted.first(where: { words.contains($0.1) }), !isOpen(text) else {
        return nil
      }
      return Violation(
        rule, viewer: viewer, "“\(found.0)” stood in the model before it was told: “\(text)”")
    }
  }

  /// It is, or is a part of, what everybody reads or hears.
  private func isOpen(_ text: String) -> Bool { said.contains { $0.contains(text) } }

  /// - Parameter isHidden: of the place, before it is told.
  private mutating func collect(_ value: JSONValue, isOpen: Bool, isHidden: Bool = false) {
    switch value {
    case .string(let text): if isOpen { said.insert(text) }
    case .array(let elements):
      for element in elements { collect(element, isOpen: isOpen, isHidden: isHidden) }
    case .object(let members):
      let field = members["path"].flatMap { Self.field($0) }
      let isField = field.map { Self.open.contains($0) } ?? false
      for (key, member) in members {
        let isPlace = (key == "value" ? field : key) == "destination"
        let isShown = member["revealed"] == .bool(true)
        let hides = isHidden || (isPlace && !isShown)
        let opens = isOpen || isField || Self.open.contains(key) || (isPlace && isShown)
        collect(member, isOpen: opens && !hides, isHidden: hides)
      }
    case .null, .bool, .int, .double: break
    }
  }

  /// The field of the state that a patch changes (EX6).
  private static func field(_ path: JSONValue) -> String? {
    guard case .string(let path) = path else { return nil }
    return path.split(separator: "/").last.map(String.init)
  }

  /// The place that a frame reveals.
  private static func place(_ frame: TriptoClient.Frame) -> GameTruth.Place? {
    switch frame.message {
    case .destinationReveal(let reveal):
      return GameTruth.Place(
        name: reveal.destinationName, country: reveal.country, aliases: reveal.aliases)
    case .stateSnapshot(let snapshot):
      guard let place = snapshot.state.destination, place.revealed, let name = place.name,
        let country = place.country
      else { return nil }
      return GameTruth.Place(name: name, country: country, aliases: place.aliases)
    default: return nil
    }
  }
}
