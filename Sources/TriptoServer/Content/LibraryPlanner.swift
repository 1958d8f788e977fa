import TriptoContent
import TriptoGame

/// What is played (ST2), from the library.
struct LibraryPlanner: Sendable {
  let library: PackLibrary
  /// RE46
  let defaultPacks: [String]?

  /// A pack for HOST_SELECT_CONTENT_PACK; nil when there is none.
  func selected(_ packID: String, _ settings: GameSettings) -> SelectedPack? {
    library.pack(packID).map {
      SelectedPack(packID: $0.id.rawValue, name: $0.localized(settings.packLanguage).name)
    }
  }

  /// The plan, else the selected pack, else a draw.
  ///
  /// - Parameter played: packs this household knows already (EX31).
  func itinerary(for state: GameState, avoiding played: Set<String>) -> [DestinationRecord] {
    let ids: [String] =
      if !state.plan.isEmpty {
        state.plan.map(\.packID)
      } else if let pack = state.selectedPack {
        [pack.packID]
      } else {
        draw(state.settings, avoiding: played)
      }
    return ids.compactMap { library.pack($0) }.map {
      DestinationRecord($0, in: state.settings.packLanguage)
    }
  }

  private func draw(_ settings: GameSettings, avoiding played: Set<String>) -> [String] {
    let wishes = PackSelector.Wishes(
      difficulty: settings.difficulty, themes: Set([settings.theme].compactMap(\.self)))
    return draw(settings.destinationsCount, wishes: wishes, avoiding: played)
  }

  func draw(
    _ count: Int, wishes: PackSelector.Wishes, avoiding: Set<String>
  ) -> [String] {
    var generator = SystemRandomNumberGenerator()
    let drawn = PackSelector.draw(
      count: count, from: candidates, avoiding: Set(avoiding.compactMap { PackID($0) }),
      wishes: wishes, rng: &generator)
    return drawn.map(\.rawValue)
  }

  private var candidates: [PackSummary] {
    let all = library.list()
    guard let defaultPacks else { return all }
    let chosen = all.filter { defaultPacks.contains($0.id.rawValue) }
    return chosen.isEmpty ? all : chosen
  }
}

extension GameSettings {
  var packLanguage: PackLanguage { language == .sv ? .sv : .en }
}

extension DestinationRecord {
  init(_ whole: Pack, in language: PackLanguage) {
    let pack = whole.localized(language)
    self.init(
      packID: pack.id.rawValue, name: pack.name, country: pack.country, aliases: pack.aliases,
      position: whole.destination.coordinates.map {
        Position(latitude: $0.latitude, longitude: $0.longitude)
      },
      clues: pack.clues.map(\.text),
      questions: pack.followups.map {
        QuestionRecord(
          text: $0.questionText, options: $0.options, correctAnswer: $0.correctAnswer,
          aliases: $0.aliases)
      })
  }
}
