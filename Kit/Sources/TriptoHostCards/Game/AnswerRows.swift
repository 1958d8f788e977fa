import TriptoClient
public import TriptoDesign
public import TriptoKernel
package import TriptoWire

/// A judged answer, with the host's own verdict as the last word (UI-H24, UI-H57).
public struct AnswerRow: Equatable, Sendable, Identifiable {
  public let id: PlayerID
  public let name: String
  /// In quotes; a dash for none.
  public let answer: String
  public let isCorrect: Bool
  /// *Rätt!*, *Fel*: never the colour alone (UI-A2).
  public let verdict: String
  public let verdictSymbol: Symbol
  /// *+8 p*, or a dash.
  public let points: String
  /// *vid 8 p*.
  public let level: String?
  public let reading: String
  /// *Godkänn svaret*, *Underkänn svaret*, *Ångra*; nil where there is nothing to judge.
  public let judge: String?
  /// For voices, with the name.
  public let judgeLabel: String?
  package let verdictSet: VerdictSet

  init(
    _ view: GameView, _ id: PlayerID, name: String, text: String, isCorrect: Bool, points: Int,
    level: Int? = nil, reading: String, isOverruled: Bool, kind: VerdictSet.Kind
  ) {
    (self.id, self.name, self.isCorrect, self.reading) = (id, name, isCorrect, reading)
    let common = view.messages.common
    answer = text.isEmpty ? "–" : view.quoted(text)
    verdict = isCorrect ? common.correct : common.wrong
    verdictSymbol = isCorrect ? .correct : .wrong
    self.points = view.given(points)
    self.level = level.map { common.atPts(n: $0) }
    let label =
      isOverruled
      ? view.host.undo : isCorrect ? view.host.rejectAnswer : view.host.acceptAnswer
    judge = text.isEmpty ? nil : label
    judgeLabel = text.isEmpty ? nil : "\(label): \(name)"
    verdictSet = VerdictSet(playerId: id, kind: kind, isCorrect: !isCorrect)
  }
}

/// The destination's answers, to judge otherwise (UI-H23, UI-H24).
public struct AnswersCard: Equatable, Sendable {
  /// *Svar: Paris (Frankrike)*; nil in the finale, where the place is long known.
  public let arrival: String?
  public let title: String
  /// While the TV tells them.
  public let waiting: String?
  public let emptyText: String?
  public let rows: [AnswerRow]

  package init(_ view: GameView) {
    let (state, host) = (view.state, view.host)
    let (name, country) = (state.destination?.name, state.destination?.country)
    let told = name.map { host.answerIs(name: $0, country: country ?? "") }
    arrival = state.phase == .finalResults ? nil : told ?? view.messages.common.results
    title = host.lockedAnswers(n: state.lockedAnswers.count)
    // NB: rows become official with DESTINATION_RESULTS; without the reveal event this is a restored screen, unless a mark
    // is not told yet (PR23): then the event is on its way, or the screen came back in the middle of it.
    let isTold = state.lockedAnswers.allSatisfy { $0.isCorrect != nil }
    let isOfficial = view.moments.results != nil || view.moments.reveal == nil && isTold
    waiting = isOfficial ? nil : host.revealing
    emptyText = isOfficial && state.lockedAnswers.isEmpty ? host.noLockedAnswers : nil
    rows = isOfficial ? state.lockedAnswers.map { Self.row($0, view) } : []
  }

  /// A host who plays along sees the words of the official rows (EX29).
  private static func row(_ lock: LockedAnswerView, _ view: GameView) -> AnswerRow {
    let shown = view.moments.results?.results.first { $0.playerId == lock.playerId }
    return AnswerRow(
      view, lock.playerId, name: view.name(lock.playerId),
      text: lock.answerText ?? shown?.answerText ?? "",
      isCorrect: lock.isCorrect ?? shown?.isCorrect ?? false,
      points: (lock.pointsAwarded ?? 0) &+ (lock.speedBonus ?? 0), level: lock.lockedAtLevelPoints,
      reading: view.reading(lock.judged), isOverruled: lock.judged?.overruled ?? false,
      kind: .destination)
  }
}

/// A judged question: the right answer, everybody's words, and the host's last word (UI-H33, UI-H57).
public struct JudgedQuestion: Equatable, Sendable, Identifiable {
  public let id: Int
  /// *Följdfråga 1*.
  public let title: String
  /// *Rätt svar: …*.
  public let rightAnswer: String
  public let rows: [AnswerRow]

  init(_ view: GameView, first: FollowupResults, last: FollowupResults) {
    id = last.currentQuestionIndex
    title = view.host.followupRows(n: last.currentQuestionIndex &+ 1)
    rightAnswer = view.messages.common.rightAnswerIs(a: last.correctAnswer)
    let before = Set(first.results.filter(\.isCorrect).map(\.playerId))
    rows = last.results.map { row in
      let isOverruled = row.isCorrect != before.contains(row.playerId)
      return AnswerRow(
        view, row.playerId, name: row.playerName, text: row.answerText, isCorrect: row.isCorrect,
        points: row.pointsAwarded, reading: isOverruled ? view.messages.verdicts.overruled : "",
        isOverruled: isOverruled, kind: .followup(questionIndex: last.currentQuestionIndex))
    }
  }

  /// This destination's, by question and in their order, also after they have left the screen.
  package static func all(_ view: GameView) -> [JudgedQuestion] {
    let told = Dictionary(grouping: view.moments.judged, by: \.currentQuestionIndex)
    return told.sorted { $0.key < $1.key }.compactMap { _, results in
      guard let first = results.first, let last = results.last else { return nil }
      return JudgedQuestion(view, first: first, last: last)
    }
  }
}
