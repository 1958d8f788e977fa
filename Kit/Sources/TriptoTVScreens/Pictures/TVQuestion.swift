import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// A question: options by letter, shape and colour; never a player's own words (UI-T15, UI-T16, UI-E13).
public struct TVQuestion: Equatable, Sendable {
  public struct Option: Equatable, Sendable, Identifiable {
    /// A–D with ● ▲ ■ ◆, in its colour.
    public let id: Int
    public let text: String
    public let isRight: Bool
    /// *+2 p*, on the right one, when it is told.
    public let points: String?
    /// Those who chose it, from the moment on in which they hop there.
    public let people: People
  }

  /// Passengers, or names, in the room that there is.
  public struct People: Equatable, Sendable {
    public let shown: [TVPerson]
    public let areNamed: Bool
    /// *+3*.
    public let over: String?
  }

  public struct Verdict: Equatable, Sendable, Identifiable {
    public let person: TVPerson
    public let isCorrect: Bool
    /// *Rätt! +2 p*, *Fel*.
    public let text: String
    public var id: String { person.id.rawValue }
  }

  /// *Fråga 1 / 2*.
  public let header: String
  public let question: FittedText
  public let options: [Option]
  /// *Skriv svaret på telefonen*, then *Rätt svar: …*, with its points.
  public let openAnswer: String?
  public let openPoints: String?
  /// Of an open question: right, and answered otherwise.
  public let right: People?
  public let other: People?
  /// *3/4 svarat*; how many gave no answer, and nobody is named.
  public let count: String?
  public let explanation: String?
  /// In sessions that are no evenings.
  public let verdicts: [Verdict]
  public let isSettled: Bool

  static let (hopsMs, pointsMs) = (600.0, 1800.0)
  static let roomForWords = 8

  init?(_ view: TVView) {
    guard let asked = view.state.followupQuestion else { return nil }
    let told = view.moments.followupResults.flatMap {
      $0.currentQuestionIndex == asked.currentQuestionIndex ? $0 : nil
    }
    let beat = Beat(view, isTold: told != nil)
    let picks = told.map { Picks($0.results, asked.options ?? []) }
    let points = beat.points ? told?.results.map(\.pointsAwarded).max() ?? 0 : 0
    let worth = points > 0 ? view.common.plusPts(n: points) : nil
    header = view.common.questionOf(
      i: asked.currentQuestionIndex &+ 1, n: asked.totalQuestions)
    let isCrowded = (told?.results.count ?? 0) > Self.roomForWords
    question = .question(
      asked.questionText, isSmall: told != nil && (view.isEvening || isCrowded))
    isSettled = told != nil
    options = Self.options(asked, told, beat.hops ? picks : nil, worth, view)
    let isOpen = asked.options == nil
    openAnswer =
      isOpen
      ? told.map { view.common.rightAnswerIs(a: $0.correctAnswer) } ?? view.tv.typeOnPhone : nil
    openPoints = isOpen ? worth : nil
    right = isOpen && beat.hops ? picks.map { People($0.right, .cheer, view) } : nil
    other = isOpen && beat.hops ? picks.map { People($0.other, .sit, view) } : nil
    count = Self.count(asked, picks, view)
    explanation = beat.points ? told?.explanation : nil
    verdicts = view.isEvening ? [] : told.map { Self.verdicts($0, view) } ?? []
  }

  private static func options(
    _ asked: FollowupView, _ told: FollowupResults?, _ picks: Picks?, _ worth: String?,
    _ view: TVView
  ) -> [Option] {
    (asked.options ?? []).enumerated().map { place, text in
      let isRight = told?.correctAnswer == text
      let people = view.isEvening ? picks?.options[place] ?? [] : []
      return Option(
        id: place, text: text, isRight: isRight,
        points: isRight && view.isEvening ? worth : nil,
        people: People(people, isRight ? .cheer : .sit, view))
    }
  }

  private static func count(_ asked: FollowupView, _ picks: Picks?, _ view: TVView) -> String? {
    if let picks {
      let isTold = view.isEvening && picks.silent > 0
      return isTold ? "\(picks.silent) · \(view.tv.pickedNone)" : nil
    }
    guard let a = asked.answeredCount, let b = asked.totalPlayers else { return nil }
    return view.common.answeredOf(a: a, b: b)
  }

  private static func verdicts(_ told: FollowupResults, _ view: TVView) -> [Verdict] {
    let isMany = told.results.count > roomForWords
    return told.results.map { row in
      let plus = view.common.plusPts(n: row.pointsAwarded)
      let word = row.isCorrect ? view.common.correct : view.common.wrong
      let text = isMany ? (row.isCorrect ? plus : "") : row.isCorrect ? "\(word) \(plus)" : word
      return Verdict(
        person: view.person(row.playerId, row.playerName), isCorrect: row.isCorrect, text: text)
    }
  }

  /// How far the result has been told (EVE53): all of it, where it was there before this TV.
  private struct Beat {
    let hops, points: Bool

    init(_ view: TVView, isTold: Bool) {
      let sinceMs = view.memory.questionSeenMs
      hops = isTold && view.reached(sinceMs, hopsMs)
      points = isTold && view.reached(sinceMs, pointsMs)
    }
  }
}
