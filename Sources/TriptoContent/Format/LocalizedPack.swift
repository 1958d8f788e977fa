public import TriptoAnswers
public import TriptoKernel

/// A pack in one language, Swedish standing in for what is missing.
public struct LocalizedPack: Sendable, Equatable {
  public let id: PackID
  public let name: String
  public let country: String
  /// Accepted names in either language besides `name`.
  public let aliases: [String]
  /// Five, from 10 down to 2.
  public let clues: [Clue]
  public let followups: [Followup]
  public let banter: [Banter]

  public struct Clue: Sendable, Equatable {
    public let level: Int
    public let text: String
  }

  public struct Followup: Sendable, Equatable {
    public let questionText: String
    /// Four, or nil for an open question.
    public let options: [String]?
    public let correctAnswer: String
    /// Further right answers of an open question, the other language's among them.
    public let aliases: [String]
    public let explanation: String?
  }

  public struct Banter: Sendable, Equatable {
    public let category: String
    public let text: String
  }
}

extension Pack {
  public func localized(_ language: Language) -> LocalizedPack {
    LocalizedPack(
      id: id, name: destination.name[language], country: destination.country[language],
      aliases: Self.others(than: destination.name, language, destination.aliases),
      clues: clues.map { LocalizedPack.Clue(level: $0.level, text: $0.text[language]) },
      followups: followups.map { $0.localized(language) },
      banter: banter.map {
        LocalizedPack.Banter(category: $0.category, text: $0.text[language])
      })
  }

  /// What the judge needs to know of this destination (AN2–AN6).
  public var target: DestinationTarget {
    DestinationTarget(
      name: destination.name.sv, country: destination.country.sv,
      countryCode: destination.countryCode,
      geonameId: destination.geonameId.flatMap(UInt32.init(exactly:)),
      aliases: destination.aliases + [destination.name.en].compactMap(\.self),
      countryAliases: [destination.country.en].compactMap(\.self),
      confusables: destination.confusables)
  }

  /// The values in the other language and `more`, each once and none like the shown one.
  fileprivate static func others(
    than text: LocalText, _ language: Language, _ more: [String]
  ) -> [String] {
    var seen: Set<String> = [Fold.key(text[language])]
    return (text.all + more).filter { seen.insert(Fold.key($0)).inserted }
  }
}

extension Pack.Followup {
  fileprivate func localized(_ language: Language) -> LocalizedPack.Followup {
    LocalizedPack.Followup(
      questionText: question[language], options: options?[language],
      correctAnswer: correctAnswer[language],
      aliases: options == nil ? Pack.others(than: correctAnswer, language, aliases) : aliases,
      explanation: explanation?[language])
  }
}
