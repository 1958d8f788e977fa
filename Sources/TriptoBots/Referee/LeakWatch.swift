import TriptoWire

/// When one viewer's messages are searched, and for what: at a place's reveal for the place, at a
/// question's results for its answer, and at the end for whatever was never told (PR34, PR35).
struct LeakWatch: Sendable {
  private var places = Canary(shortest: 3)
  private var answers = Canary(shortest: 4)
  /// The names of places that are no secret any more.
  private var told: Set<String> = []
  /// All that was said of these: in an evening another place of the same country comes later (EVE2).
  private var known: Set<String> = []

  mutating func hear(_ frame: Frame, _ truth: GameTruth) -> [Violation] {
    var found: [Violation] = []
    switch frame.message {
    case .destinationReveal(let reveal):
      let place = GameTruth.Place(
        name: reveal.destinationName, country: reveal.country, aliases: reveal.aliases)
      found += revealed(place, truth)
    case .stateSnapshot(let snapshot):
      if let place = GameTruth.Place(revealedIn: snapshot.state) {
        found += revealed(place, truth)
      } else {
        places.hear(frame)
      }
    default: places.hear(frame)
    }
    return found + hearQuestion(frame)
  }

  private mutating func revealed(_ place: GameTruth.Place, _ truth: GameTruth) -> [Violation] {
    guard told.insert(place.name).inserted else { return [] }
    let secrets = Set(
      (truth.places.values.first { $0.name == place.name }?.secrets ?? []) + place.secrets)
    defer { known.formUnion(secrets) }
    return places.reveal(secrets.subtracting(known), rule: "PR34")
  }

  private mutating func hearQuestion(_ frame: Frame) -> [Violation] {
    switch frame.message {
    case .followupQuestionPresent: answers.forget()
    case .followupResults(let results):
      return answers.reveal([results.correctAnswer], rule: "PR35")
    default: answers.hear(frame)
    }
    return []
  }

  mutating func finish(_ truth: GameTruth) -> [Violation] {
    let secret = truth.places.values.filter { !told.contains($0.name) }
    return places.reveal(Set(secret.flatMap(\.secrets)).subtracting(known), rule: "PR34")
  }
}

extension GameTruth.Place {
  /// nil while the state hides the place.
  fileprivate init?(revealedIn state: StateView) {
    guard let place = state.destination, place.revealed, let name = place.name,
      let country = place.country
    else { return nil }
    self.init(name: name, country: country, aliases: place.aliases)
  }
}
