import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoWire

/// The fields that differ by role (PR23–PR29).
extension StateProjection {
  var isRevealed: Bool { state.round?.isRevealed ?? false }

  /// PR27: real for the host, hidden from others until it is revealed
  var destination: DestinationView {
    guard let place = state.destination, isRevealed || seesSecrets else { return .hidden }
    let why = isRevealed ? Disclosure.revealed : .host
    return DestinationView(
      name: place.name.open(why), country: place.country.open(why),
      aliases: place.aliases.open(why), revealed: isRevealed, position: position(of: place),
      place: isRevealed ? placeView(of: place) : nil)
  }

  /// EX35: where it lies, from the reveal on
  private func position(of place: Destination) -> PositionView? {
    guard isExtended, isRevealed, let point = place.position.open(.revealed) else { return nil }
    return PositionView(lat: point.latitude, lon: point.longitude)
  }

  /// PR23–PR26: each viewer's share of the answers
  var lockedAnswers: [LockedAnswerView] {
    let answers = state.round?.answers ?? []
    if seesSecrets { return answers.map { row($0, text: $0.text.open(.host), verdict: true) } }
    switch viewer {
    case .tv, .host: return isRevealed ? answers.map { row($0, text: nil, verdict: false) } : []
    case .player(let id):
      // NB: a mate's is its own carriage's (EVE16).
      let unit = isExtended && state.isByCarriage ? state.carriage(of: id)?.members ?? [] : [id]
      return answers.filter { unit.contains($0.seat) }
        .map { row($0, text: $0.text.open(.owner), verdict: false) }
    }
  }

  private func row(_ answer: LockedAnswer, text: String?, verdict: Bool) -> LockedAnswerView {
    let isOfEvening = isExtended && state.isEvening
    let isTold = state.round?.isVerdictPublic(of: answer.seat) == true
    let hasBonus = isTold && state.settings.speedBonus
    return LockedAnswerView(
      playerId: answer.seat, answerText: text, lockedAtLevelPoints: answer.level,
      lockedAtMs: answer.lockedAtMs, isCorrect: isTold ? answer.isCorrect : nil,
      pointsAwarded: isTold ? answer.points : nil,
      speedBonus: hasBonus ? (answer.isCorrect ? answer.speedBonus : 0) : nil,
      verdict: verdict && isTold
        ? AnswerVerdict(rawValue: answer.verdict.open(.host).reason) : nil,
      judged: seesSecrets || (recipient.isPlayer && isTold) ? judged(answer) : nil,
      note: isOfEvening ? answer.isNote : nil,
      clueLevelPoints: isOfEvening ? answer.clueLevel : nil)
  }

  /// EX36: how the judge decided
  private func judged(_ answer: LockedAnswer) -> JudgedView? {
    let verdict = answer.verdict.open(seesSecrets ? .host : .owner)
    guard isExtended else { return nil }
    let reason = AnswerReason(rawValue: verdict.detail ?? verdict.reason) ?? .reject
    let isOverruled = answer.override.map { $0 != verdict.isCorrect } ?? false
    return JudgedView(
      reason: reason, matched: verdict.matched, other: verdict.other, overruled: isOverruled)
  }

  /// PR28, PR29: the running question
  var followup: FollowupView? {
    guard let question = state.question else { return nil }
    return FollowupView(
      questionText: question.text.open(.revealed), options: question.options.open(.revealed),
      currentQuestionIndex: state.questionIndex, totalQuestions: state.questions.count,
      correctAnswer: seesSecrets ? question.correctAnswer.open(.host) : nil,
      answersByPlayer: seesSecrets ? state.answersByPlayer : [],
      timer: state.step == .question ? timer : nil, answeredByMe: answeredByMe,
      answeredCount: countsAnswers ? state.questionAnswerCount : nil,
      totalPlayers: countsAnswers ? state.answeringQuestion.count : nil)
  }

  /// EX40: a TV that is told how many have answered
  private var countsAnswers: Bool { isExtended && viewer == .tv }

  private var answeredByMe: Bool? {
    guard case .player(let id) = viewer else { return nil }
    return state.hasAnswered(id)
  }

  /// PR16: the running timer of the phase
  var timer: TimerView? { state.isPaused ? nil : state.phaseTimer }
}

extension GameState {
  /// The running phase timer; its id changes with what it times (ID6).
  var phaseTimer: TimerView? {
    guard let clock, let timerID else { return nil }
    return TimerView(
      timerId: timerID, startAtServerMs: clock.startMs, durationMs: clock.durationMs)
  }

  private var timerID: String? {
    guard let step = clock?.step else { return nil }
    return switch step {
    case .clue: "clue-\(format.levels[clueIndex])"
    case .brakeAnswer: "brake-\(format.levels[clueIndex])"
    case .question: "fq-\(questionIndex)-\(id)"
    case .scoreboard: "scoreboard-\(roundIndex)"
    case .intro, .afterLock, .revealSilence, .revealBanter, .revealed, .named, .verdict, .results,
      .bridge, .questionGap, .lastQuestion, .departure, .finale, .act, .rules:
      nil
    }
  }

  /// For the host's eyes (PR29, EV40).
  var answersByPlayer: [NamedAnswer] {
    guard let round, questionIndex < round.followups.count else { return [] }
    return round.followups[questionIndex].map {
      NamedAnswer(
        playerId: $0.seat, playerName: name(of: $0.seat),
        answerText: $0.text.open(.host))
    }
  }
}
