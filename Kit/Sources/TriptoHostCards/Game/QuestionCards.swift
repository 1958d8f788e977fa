import TriptoClient
public import TriptoDesign
import TriptoKernel
import TriptoWire

/// A follow-up as its host sees it: the answer before anybody has answered (UI-H29–UI-H36).
public struct QuestionCards: Equatable, Sendable {
  public struct Option: Equatable, Sendable {
    /// A, B, C, D, with its shape (UI-A2).
    public let letter: String
    public let text: String
    public let isRight: Bool
  }

  public struct Words: Equatable, Sendable {
    public let name: String
    public let answer: String
  }

  public let index: Int
  /// *Fråga 1 / 2*.
  public let header: String
  public let answerTitle: String
  /// nil for a host who plays along.
  public let answer: String?
  public let questionTitle: String
  public let text: String
  /// nil for an open question (UI-H30).
  public let options: [Option]?
  public let optionsLabel: String
  /// The count, then *Svar (n)*, then *Resultat* (UI-H32, UI-H33).
  public let answersTitle: String
  public let words: [Words]
  public let judged: JudgedQuestion?
  public let canExtend: Bool
  public let answerSymbol = Symbol.answer
  public let questionSymbol = Symbol.question

  package init?(_ view: GameView) {
    guard let question = view.state.followupQuestion else { return nil }
    let host = view.host
    index = question.currentQuestionIndex
    header = view.messages.common.questionOf(i: index &+ 1, n: question.totalQuestions)
    (answerTitle, answer) = (host.secretAnswer, question.correctAnswer)
    (questionTitle, text) = (host.question, question.questionText)
    options = question.options?.enumerated().map { place, text in
      Option(
        letter: Self.letter(place), text: text, isRight: text == question.correctAnswer)
    }
    optionsLabel = host.options
    canExtend = !view.isQuestionClosed && !view.state.paused
    judged = JudgedQuestion.all(view).first { $0.id == question.currentQuestionIndex }
    let rows = Self.rows(question, view)
    (answersTitle, words) = Self.answers(question, rows, isJudged: judged != nil, view)
  }

  static func letter(_ place: Int) -> String {
    place < 26 ? String(UnicodeScalar(UInt8(65 + place))) : "\(place + 1)"
  }

  private static func rows(_ question: FollowupView, _ view: GameView) -> [NamedAnswer] {
    let locked = view.moments.followupLocked
    let told =
      locked?.currentQuestionIndex == question.currentQuestionIndex ? locked?.answersByPlayer : nil
    return told ?? question.answersByPlayer
  }

  private static func answers(
    _ question: FollowupView, _ rows: [NamedAnswer], isJudged: Bool, _ view: GameView
  ) -> (String, [Words]) {
    if isJudged { return (view.messages.common.results, []) }
    // NB: a host who plays along learns neither count nor words before the results (EX29).
    if question.correctAnswer == nil { return (view.host.cueQuestionPlays, []) }
    guard view.isQuestionClosed else {
      let total = view.state.totalPlayers ?? 0
      return (view.messages.common.answeredOf(a: rows.count, b: total), [])
    }
    let words = rows.map { Words(name: $0.playerName, answer: view.quoted($0.answerText)) }
    return (view.host.answers(n: rows.count), words)
  }
}
