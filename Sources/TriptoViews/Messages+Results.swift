import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoWire
import TriptoWords

extension Messages {
  func destinationReveal(for recipient: Recipient) -> DestinationReveal? {
    guard let place = state.destination else { return nil }
    let name = place.name.open(.revealed)
    let country = place.country.open(.revealed)
    var reveal = DestinationReveal(
      destinationName: name, country: country, aliases: place.aliases.open(.revealed),
      revealText: Words.of(state.settings.language)
        .text(.revealed, ["place": name, "country": country]))
    if isOfEvening(recipient), let nameMs = state.evening?.reveal?.nameMs {
      reveal.revealDelayMs = nameMs
    }
    return reveal
  }

  func destinationResults(for recipient: Recipient) -> DestinationResults {
    let isOfEvening = isOfEvening(recipient)
    return DestinationResults(
      results: (state.round?.answers ?? []).map { answer in
        DestinationResult(
          playerId: answer.seat, playerName: state.name(of: answer.seat),
          answerText: answer.text.open(.revealed), isCorrect: answer.isCorrect,
          pointsAwarded: answer.points, lockedAtLevelPoints: answer.level,
          speedBonus: bonus(answer),
          carriageId: isOfEvening ? state.carriageID(of: answer.seat) : nil,
          note: isOfEvening ? answer.isNote : nil,
          byChoice: isOfEvening ? answer.isByChoice : nil,
          clueLevelPoints: isOfEvening ? answer.clueLevel : nil)
      })
  }

  /// It gets the keys that only evenings have (EVE3).
  private func isOfEvening(_ recipient: Recipient) -> Bool {
    state.isEvening && recipient.isExtended
  }

  /// EVE53: with what this destination gave, in an evening on EX connections
  func scoreRows(for recipient: Recipient) -> [ScoreRow] {
    guard state.isEvening, recipient.isExtended else { return state.scoreRows }
    return state.standings.map { standing in
      var row = ScoreRow(standing)
      let gained = state.gained(standing.seat)
      row.gained = GainedPoints(place: gained.place, questions: gained.questions)
      return row
    }
  }

  private func bonus(_ answer: LockedAnswer) -> Int? {
    guard state.settings.speedBonus else { return nil }
    return answer.isCorrect ? answer.speedBonus : 0
  }

  func questionPresent(for recipient: Recipient) -> FollowupQuestionPresent? {
    guard let question = state.question, let timer = state.phaseTimer else { return nil }
    let seesSecrets = StateProjection(state, for: recipient).seesSecrets
    return FollowupQuestionPresent(
      questionText: question.text.open(.revealed), options: question.options.open(.revealed),
      currentQuestionIndex: state.questionIndex, totalQuestions: state.questions.count,
      timer: timer, correctAnswer: seesSecrets ? question.correctAnswer.open(.host) : nil)
  }

  func questionLocked(for recipient: Recipient) -> FollowupAnswersLocked {
    let answers = state.answersByPlayer
    let seesSecrets = StateProjection(state, for: recipient).seesSecrets
    return FollowupAnswersLocked(
      currentQuestionIndex: state.questionIndex, lockedPlayerCount: answers.count,
      answersByPlayer: seesSecrets ? answers : nil)
  }

  var questionCount: FollowupAnswerCount {
    FollowupAnswerCount(
      currentQuestionIndex: state.questionIndex, answeredCount: state.questionAnswerCount,
      totalPlayers: state.answeringQuestion.count)
  }

  /// EV41: a row for every player, answered or not.
  func questionResults(
    _ index: Int, _ isLast: Bool, for recipient: Recipient
  ) -> FollowupResults? {
    guard let round = state.round, round.followups.indices.contains(index) else { return nil }
    let question = state.questions[index]
    let rows = state.players.map { seat in
      let answer = round.followups[index].first { $0.seat == seat.id }
      return FollowupResult(
        playerId: seat.id, playerName: seat.name,
        answerText: answer?.text.open(.revealed) ?? "", isCorrect: answer?.isCorrect ?? false,
        pointsAwarded: answer.map { state.points(of: $0, question: index) } ?? 0,
        choice: recipient.isExtended ? choice(answer, of: question) : nil)
    }
    return FollowupResults(
      currentQuestionIndex: index, correctAnswer: question.correctAnswer.open(.revealed),
      results: rows, nextQuestionIndex: isLast ? nil : index + 1,
      explanation: isOfEvening(recipient) ? question.explanation.open(.revealed) : nil)
  }

  /// EVE13: which option it is, for what was typed like one of them
  private func choice(_ answer: FollowupAnswer?, of question: Question) -> Int? {
    guard state.isEvening, let answer, let options = question.options.open(.revealed) else {
      return nil
    }
    let text = answer.text.open(.revealed).lowercased()
    return options.firstIndex { $0.lowercased() == text }
  }

  /// EV42: the real name for the host alone
  func nextDestination(for recipient: Recipient) -> NextDestinationEvent? {
    guard let place = state.nextDestination else { return nil }
    let (index, total) = (state.rounds.count + 1, state.itinerary.count)
    guard StateProjection(state, for: recipient).seesSecrets else {
      return .hidden(destinationIndex: index, totalDestinations: total)
    }
    return NextDestinationEvent(
      destinationIndex: index, totalDestinations: total, destinationName: place.name.open(.host),
      destinationCountry: place.country.open(.host))
  }

  var gameEnded: GameEndedEvent {
    GameEndedEvent(
      finalScores: state.standings.map {
        FinalScore(playerId: $0.seat, name: $0.name, totalScore: $0.score)
      },
      destinationsCompleted: state.destinationsCompleted, reason: reason)
  }

  /// EVE13: in an evening with the night, the route and the awards
  func finalResults(for recipient: Recipient) -> FinalResultsPresent {
    let isStaged = isOfEvening(recipient) && state.tonight.programme != nil
    return FinalResultsPresent(
      scoreboard: state.scoreRows, timelineStartMs: state.finaleStartMs ?? atMs, reason: reason,
      night: isOfEvening(recipient) ? state.nightView : nil,
      route: isStaged ? state.routeView : nil, awards: isStaged ? state.awardViews : nil,
      winningCarriages: isStaged && state.isByCarriage
        ? state.carriageViews?.filter { $0.rank == 1 } : nil)
  }

  private var reason: GameEndReason {
    state.endReason == .hostEnded ? .hostEnded : .allCompleted
  }
}
