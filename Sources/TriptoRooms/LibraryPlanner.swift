package import TriptoAnswers
package import TriptoContent
package import TriptoGame
package import TriptoKernel
package import TriptoPlan

/// What is played (ST2), from the library.
package struct LibraryPlanner: Sendable {
  package let library: PackLibrary
  /// RE46: the packs to draw from; nil for the whole library
  package let defaultPacks: [String]?

  package init(
    library: PackLibrary, defaultPacks: [String]?
  ) {
    self.library = library
    self.defaultPacks = defaultPacks
  }

  /// A pack for HOST_SELECT_CONTENT_PACK; nil when there is none.
  package func selected(_ packID: String, _ settings: GameSettings) -> SelectedPack? {
    library.playable(packID).map {
      SelectedPack(packID: $0.id.rawValue, name: $0.localized(settings.language).name)
    }
  }

  /// The plan, else the selected pack, else a draw.
  ///
  /// - Parameter played: packs this household knows already, longest ago first (EX31).
  package func itinerary(for state: GameState, played: [String]) -> [DestinationRecord] {
    let ids: [String] =
      if !state.plan.isEmpty {
        state.plan.map { $0.packID.open(.library) }
      } else if let pack = state.selectedPack {
        [pack.packID.open(.library)]
      } else {
        draw(
          state.settings.destinationsCount, wishes: state.settings.wishes, played: played,
          for: state)
      }
    let packs = ids.compactMap { library.playable($0) }
    let shown = state.packsTonight.compactMap { library.playable($0.rawValue) }
    let decoys = Decoys(
      library: library, language: state.settings.language, taken: packs + shown)
    return packs.map { pack in
      var record = DestinationRecord(pack, in: state.settings.language)
      guard let evening = state.settings.evening else { return record }
      record.scenery = Scenery(
        pack, in: state.settings.language, gazetteer: library.gazetteer)
      if evening.childrens { record.choices = decoys.choices(for: pack) }
      return record
    }
  }

  /// Ids of packs that fit the wishes as far as the library goes (ST2, EVE5); those of `besides` never come,
  /// and nothing that this night has spoiled while there is something else (L62).
  package func draw(
    _ count: Int, wishes: PackSelector.Wishes, played: [String], besides: Set<String> = [],
    for state: GameState
  ) -> [String] {
    var generator = SystemRandomNumberGenerator()
    let evening = state.settings.evening
    let packs =
      evening.map { candidates(count, wishes, besides, $0, tonight: state.packsTonight) }
      ?? candidates(count, wishes, besides)
    return PackSelector.draw(
      count: count, from: packs, played: played.compactMap { PackID($0) },
      excluding: Set(besides.compactMap { PackID($0) }), tonight: state.packsTonight,
      filling: evening == nil ? .anywhere : .region, wishes: wishes,
      spoilers: library.spoilers, rng: &generator
    ).ids.map(\.rawValue)
  }

  /// The packs of RE46; all of them when those cannot keep a wish for regions.
  private func candidates(
    _ count: Int, _ wishes: PackSelector.Wishes, _ taken: Set<String>
  ) -> [PackSummary] {
    let all = library.playable
    guard let defaultPacks else { return all }
    let chosen = all.filter { defaultPacks.contains($0.id.rawValue) }
    let free = chosen.filter { !taken.contains($0.id.rawValue) }
    let keepsWish = wishes.regions.isEmpty || wishes.regionsHave(count, among: free)
    return chosen.isEmpty || !keepsWish ? all : chosen
  }

  /// EVE4, EVE5: generated ones only when asked for; all packs when those of RE46 give too few that fit and are
  /// new tonight.
  private func candidates(
    _ count: Int, _ wishes: PackSelector.Wishes, _ taken: Set<String>, _ evening: Evening,
    tonight: Set<PackID>
  ) -> [PackSummary] {
    let all = library.playable.filter { evening.drawGenerated || $0.origin != .generated }
    guard let defaultPacks else { return all }
    let chosen = all.filter { defaultPacks.contains($0.id.rawValue) }
    let free = chosen.filter { !taken.contains($0.id.rawValue) && !tonight.contains($0.id) }
    return wishes.has(count, among: free) ? chosen : all
  }
}

extension GameState {
  /// The packs that earlier journeys of this evening have shown.
  package var packsTonight: Set<PackID> {
    Set(nightStops.compactMap { PackID($0.place.packID.open(.library)) })
  }
}

extension GameSettings {

  /// The host's difficulty and theme (ST2), and the region of an evening (EVE4).
  package var wishes: PackSelector.Wishes {
    PackSelector.Wishes(
      difficulty: difficulty, themes: Set([theme].compactMap(\.self)),
      regions: Set([evening?.region].compactMap(\.self)))
  }
}

extension DestinationRecord {
  package init(_ whole: Pack, in language: Language) {
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
          aliases: $0.aliases, explanation: $0.explanation)
      },
      banter: pack.banter.map { Remark(category: $0.category, text: $0.text) })
  }
}
