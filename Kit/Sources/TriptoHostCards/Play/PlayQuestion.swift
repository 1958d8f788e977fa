import TriptoClient
import TriptoDesign
public import TriptoKernel
import TriptoWire

/// A question on a player's seat, then what became of the answer (UI-P19–UI-P21).
public struct PlayQuestion: Equatable, Sendable {
  public struct Row: Equatable, Sendable, Identifiable {
    public let id: PlayerID
    public let name: String
    public let isCorrect: Bool
    public let points: String
    public let isOwn: Bool
  }

  public let header: String
  public let question: String
  /// Empty: it is typed.
  public let options: [PlayChoice]
  /// What is chosen or typed.
  public let text: String
  public let isOpen: Bool
  /// There is something to send.
  public let isReady: Bool
  /// *Svar inskickat*, *Skickar...*, *Tiden gick ut*.
  public let status: String
  public let error: String
  public let send: String
  /// With the results.
  public let verdict: PlayVerdict?
  public let rightAnswer: String?
  public let explanation: String?
  /// Never the others' words.
  public let rows: [Row]

  init?(_ view: PlayView, _ input: PlayInput) {
    guard let asked = view.state.followupQuestion else { return nil }
    let (index, common) = (asked.currentQuestionIndex, view.messages.common)
    let told = view.moments.followupResults.flatMap { $0.currentQuestionIndex == index ? $0 : nil }
    header = common.questionOf(i: index &+ 1, n: asked.totalQuestions)
    question = asked.questionText
    text = input.answer?.text ?? ""
    let isSent = input.answer?.isSent == true || asked.answeredByMe == true
    options = PlayChoice.all(asked.options ?? [], chosen: isSent ? text : nil)
    let status = Self.status(asked, view, input)
    (self.status, isOpen) = (status.line, !status.isClosed && told == nil)
    isReady = isOpen && input.answer?.isEmpty == false
    error = input.answer?.error ?? ""
    send = view.words.send
    let own = told?.results.first { $0.playerId == view.me }
    verdict = own.map { PlayVerdict($0, view) }
    rightAnswer = told.map { common.rightAnswerIs(a: $0.correctAnswer) }
    explanation = told?.explanation
    rows = (told?.results ?? []).map { row in
      Row(
        id: row.playerId, name: row.playerName, isCorrect: row.isCorrect,
        points: row.pointsAwarded == 0 ? "–" : common.plusPts(n: row.pointsAwarded),
        isOwn: row.playerId == view.me)
    }
  }

  /// What stood in the box of an evening's open question is taken at its close (EVE50).
  private static func status(
    _ asked: FollowupView, _ view: PlayView, _ input: PlayInput
  ) -> (line: String, isClosed: Bool) {
    let words = view.words
    if asked.answeredByMe == true { return (words.answerSent, true) }
    if input.answer?.isSent == true { return (words.sending, true) }
    let endMs = asked.timer.map { Double($0.startAtServerMs &+ $0.durationMs) }
    let isUp = !view.state.paused && endMs.map { input.nowMs >= $0 } ?? false
    let isLocked = view.moments.followupLocked?.currentQuestionIndex == asked.currentQuestionIndex
    guard isUp || isLocked else { return ("", false) }
    let isTaken = view.state.me != nil && asked.options == nil && input.answer?.isEmpty == false
    return (isTaken ? words.lockedForYou : words.timeUp, true)
  }
}

/// The own right or wrong, large (UI-P23).
public struct PlayVerdict: Equatable, Sendable {
  public let isCorrect: Bool
  /// *Rätt! +8 p*.
  public let title: String
  /// *Ditt svar: Lyon*, *Lyon – 391 km fel*.
  public let answer: String?
  /// How it was read; "" when that only says it again.
  public let reading: String

  init(
    isCorrect: Bool, points: Int, answer: String?, reading: String = "", _ view: PlayView
  ) {
    let common = view.messages.common
    let word = isCorrect ? common.correct : common.wrong
    title = points == 0 ? word : "\(word) \(common.plusPts(n: points))"
    (self.isCorrect, self.answer, self.reading) = (isCorrect, answer, reading)
  }

  init(_ row: FollowupResult, _ view: PlayView) {
    self.init(
      isCorrect: row.isCorrect, points: row.pointsAwarded,
      answer: row.answerText.isEmpty ? nil : view.words.yourAnswer(a: row.answerText), view)
  }
}
