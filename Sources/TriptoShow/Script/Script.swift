public import TriptoGame
public import TriptoKernel
public import TriptoPlan

/// A line with its words.
public struct ScriptLine: Sendable, Equatable {
  public let id: LineID
  public let language: Language
  /// For captions (AU18).
  public let caption: String
  /// For the voice: with a lead-in and SSML breaks.
  public let spoken: String

  package init(id: LineID, language: Language, caption: String, spoken: String) {
    (self.id, self.language, self.caption, self.spoken) = (id, language, caption, spoken)
  }

  /// How long a line without a clip is shown: max(2 000, 150 per word + 500) ms (AU20). Captions
  /// hold no breaks.
  public var displayMs: Int { max(2_000, 150 * words + 500) }

  /// How long a voice of the TV takes for it: max(1 200, 400 per word + 500) ms (EVE81).
  public var spokenMs: Int { max(1_200, 400 * words + 500) }

  private var words: Int { caption.split(whereSeparator: \.isWhitespace).count }
}

/// The words of the show: a function of the game, so the same game says the same.
public enum Script {
  static let variants = GameState.variants
  private static let leadInPause = "<break time=\"400ms\"/>"

  /// - Parameter language: Of a clip there is already; nil for the one that is wanted now.
  /// - Returns: nil for what this destination does not have.
  public static func line(
    _ id: LineID, in state: GameState, language given: Language? = nil
  ) -> ScriptLine? {
    let language = given ?? Self.language(of: id.spoken, state)
    guard let caption = caption(id, language, state) else { return nil }
    return ScriptLine(
      id: id, language: language, caption: caption,
      spoken: leadIn(id, language, state).map { "\($0) \(leadInPause) \(caption)" } ?? caption)
  }

  static func language(of spoken: Spoken, _ state: GameState) -> Language {
    spoken.isContent ? state.contentLanguage : state.settings.language
  }

  private static func caption(
    _ id: LineID, _ language: Language, _ state: GameState
  ) -> String? {
    let number = id.round - state.tonight.earlierDestinations
    let place = state.itinerary.indices.contains(number) ? state.itinerary[number] : nil
    switch id.spoken {
    case .clue(let level):
      guard let index = state.format.levels.firstIndex(of: level) else { return nil }
      return place?.clues[index].open(.script)
    case .question(let index):
      let questions = place?.questions.prefix(state.settings.followupsPerDestination) ?? []
      return questions.indices.contains(index) ? questions[index].text.open(.script) : nil
    case .rules(let step): return rule(step, language)
    case .award(let award): return praise(award, language)
    case .recalled(let recollection): return memory(recollection, id.variant, language)
    case .roundIntro, .beforeClue, .afterLock, .afterBrake, .beforeReveal, .revealCorrect,
      .revealIncorrect, .revealNobody, .bridge, .scoreboard, .final:
      return own(id, place, language, state) ?? pooled(id, language, state)
    }
  }

  /// A line that the destination brings along is the first choice at its moment.
  private static func own(
    _ id: LineID, _ place: Destination?, _ language: Language, _ state: GameState
  ) -> String? {
    // NB: the first intro is spoken before anybody knows where the journey goes.
    guard language == state.contentLanguage, let category = id.spoken.packCategory,
      id.round > state.tonight.earlierDestinations || id.spoken != .roundIntro
    else { return nil }
    let lines = place?.banter.open(.script).filter { $0.category == category } ?? []
    return lines.indices.contains(id.variant) ? lines[id.variant].text : nil
  }

  private static func pooled(
    _ id: LineID, _ language: Language, _ state: GameState
  ) -> String? {
    let number = id.round * id.spoken.variants + id.variant + id.spoken.firstLine
    return Banter.line(number, of: id.spoken.pool, language, in: state.id)
  }

  private static func leadIn(
    _ id: LineID, _ language: Language, _ state: GameState
  ) -> String? {
    switch id.spoken {
    case .clue: pooled(id, language, state)
    case .question(let index):
      Banter.line(
        id.round * state.settings.followupsPerDestination + index, of: .questionLeadIn, language,
        in: state.id)
    case .roundIntro, .beforeClue, .afterLock, .afterBrake, .beforeReveal, .revealCorrect,
      .revealIncorrect, .revealNobody, .bridge, .scoreboard, .final,
      .rules, .award,
      .recalled:
      nil
    }
  }
}
