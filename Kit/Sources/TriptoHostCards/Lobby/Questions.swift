package import TriptoClient
package import TriptoDesign
package import TriptoWire

/// How long, how hard, where to: all that an evening's start asks of the host, answered already (UI-E16, UI-E17).
public struct Questions: Equatable, Sendable {
  public struct Answer: Equatable, Sendable, Identifiable {
    public let id: String
    public let label: String
    /// A second, quieter line: *3 resmål · cirka 20 min*.
    public let more: String?
    public let isChosen: Bool
    /// Off where a journey of one's own decides it.
    public let isEnabled: Bool
    /// What it sets (EVE4).
    package let change: SettingsChange
  }

  public struct Question: Equatable, Sendable, Identifiable {
    public let id: String
    public let title: String
    public let answers: [Answer]
  }

  /// *Runda 2*, of every journey but the first, and who leads the night (EVE83).
  public let round: String?
  public let night: String?
  public let length: Question
  public let hardness: Question
  public let place: Question
  /// *Längre bort*, which opens the other regions and the themes.
  public let fartherLabel: String
  /// Some answer lies behind it: it stands open, so that what is chosen can be seen.
  public let isFarther: Bool
  public let farther: Farther
  /// A journey of one's own, which has its length and its places; nil without one.
  public let journey: Journey?

  public struct Journey: Equatable, Sendable {
    /// *Din resa: 3 resmål*.
    public let title: String
    public let change: String
    public let drop: String
  }

  /// - Returns: nil in a session that is no evening.
  package init?(_ game: Game, planned: Int = 0, _ messages: Messages) {
    guard let journey = game.state?.journey, let settings = game.lobby?.settings else { return nil }
    round = journey.number > 1 ? messages.host.roundN(n: journey.number) : nil
    night = journey.number > 1 ? NightLine.text(game.state?.night, messages.host) : nil
    length = Self.length(journey, settings, planned: planned, messages)
    hardness = Self.hardness(settings, isPlanned: planned > 0, messages)
    place = Self.place(settings, messages)
    self.journey =
      planned == 0
      ? nil
      : Journey(
        title: messages.host.yourJourney(n: planned), change: messages.host.changePlan,
        drop: messages.host.clear)
    fartherLabel = messages.host.farther
    farther = Farther(settings, messages.host)
    let isNear = [nil, Region.nordic, .europe].contains(settings.region.value)
    isFarther = !isNear || settings.theme?.isEmpty == false
  }

  private static func length(
    _ journey: JourneyView, _ settings: SessionSettings, planned: Int, _ messages: Messages
  ) -> Question {
    let host = messages.host
    let answers = [("short", host.short, 1), ("mid", host.mid, 3), ("long", host.long, 5)]
    return Question(
      id: "length", title: host.howLong,
      answers: answers.map { id, label, count in
        let minutes = count <= journey.lengthsMin.count ? journey.lengthsMin[count - 1] : 0
        return Answer(
          id: id, label: label, more: host.length(n: count, m: minutes),
          isChosen: (planned > 0 ? planned : settings.destinationsCount) == count,
          isEnabled: planned == 0,
          change: SettingsChange(destinationsCount: count))
      })
  }

  private static func hardness(
    _ settings: SessionSettings, isPlanned: Bool, _ messages: Messages
  ) -> Question {
    let host = messages.host
    // NB: an empty word is none: all kinds, mixed.
    let answers = [
      ("easy", host.easy, "easy"), ("mixed", host.mixed, ""), ("hard", host.hard, "hard"),
    ]
    return Question(
      id: "hardness", title: host.howHard,
      answers: answers.map { id, label, word in
        Answer(
          id: id, label: label, more: nil,
          isChosen: !isPlanned && settings.difficulty ?? "" == word, isEnabled: !isPlanned,
          change: SettingsChange(difficulty: word))
      })
  }

  private static func place(_ settings: SessionSettings, _ messages: Messages) -> Question {
    let host = messages.host
    let answers: [(String, String, Region?)] = [
      ("world", host.world, nil), ("north", host.north, .nordic), ("europe", host.europe, .europe),
    ]
    return Question(
      id: "where", title: host.whereTo3,
      answers: answers.map { id, label, region in
        Answer(
          id: id, label: label, more: nil, isChosen: settings.region.value == region,
          isEnabled: true,
          change: SettingsChange(region: .present(region)))
      })
  }
}
