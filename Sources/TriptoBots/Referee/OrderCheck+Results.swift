import TriptoWire

extension OrderCheck {
  mutating func judgeResults(_ message: ServerMessage) -> [Violation] {
    switch message {
    case .destinationReveal(let reveal): return judgeReveal(reveal)
    case .destinationResults: return judgeDestinationResults()
    case .followupQuestionPresent(let question): return judgeQuestion(question)
    case .followupAnswersLocked:
      sinceLocked = []
      return []
    case .followupResults: return judgeFollowupResults()
    case .nextDestinationEvent:
      isReveal = false
      let isBetween = snapshot == nil || snapshot?.phase == .scoreboard
      return isBetween ? [] : [Violation("ST20", "NEXT_DESTINATION_EVENT after its snapshot")]
    case .gameEndedEvent:
      hasGameEnded = true
      return []
    case .finalResultsPresent:
      let isRight = snapshot?.phase == .finalResults && hasGameEnded
      return isRight ? [] : [Violation("FI1", "FINAL_RESULTS_PRESENT before its snapshot")]
    case .scoreboardUpdate(let update): return judgeRows(update.scoreboard)
    default: return judgeAudience(message)
    }
  }

  /// ST24: the reveal follows its snapshot
  private mutating func judgeReveal(_ reveal: DestinationReveal) -> [Violation] {
    isReveal = true
    let isRight =
      snapshot?.phase == .revealDestination
      && snapshot?.destination?.name == reveal.destinationName
    return isRight ? [] : [Violation("ST24", "DESTINATION_REVEAL before its snapshot")]
  }

  /// ST25. An overruled judgement repeats the results to EX connections, in any later phase (EX19).
  private func judgeDestinationResults() -> [Violation] {
    if snapshot?.phase == .revealDestination || isExtended { return [] }
    return [Violation("ST25", "DESTINATION_RESULTS outside the reveal")]
  }

  /// ST17, ST27: a question follows its snapshot
  private func judgeQuestion(_ question: FollowupQuestionPresent) -> [Violation] {
    let shown = snapshot?.followupQuestion
    let isRight =
      shown?.currentQuestionIndex == question.currentQuestionIndex
      && shown?.questionText == question.questionText && shown?.options == question.options
    return isRight ? [] : [Violation("ST27", "FOLLOWUP_QUESTION_PRESENT before its snapshot")]
  }

  /// EV47: results follow the lock in one tick
  private mutating func judgeFollowupResults() -> [Violation] {
    defer { sinceLocked = nil }
    guard let between = sinceLocked else {
      return isExtended || snapshot == nil
        ? [] : [Violation("EV47", "FOLLOWUP_RESULTS without FOLLOWUP_ANSWERS_LOCKED")]
    }
    let others = between.filter { $0 != "FOLLOWUP_ANSWERS_LOCKED" && $0 != "SCOREBOARD_UPDATE" }
    return others.isEmpty
      ? [] : [Violation("EV47", "\(others) between the lock and the results of a question")]
  }

  /// SC4, SC6: rows by score, equal scores with one rank
  private func judgeRows(_ rows: [ScoreRow]) -> [Violation] {
    let scores = rows.map(\.score)
    let ranks = scores.map { score in scores.count { $0 > score } + 1 }
    guard scores == scores.sorted(by: >) else { return [Violation("SC6", "scores \(scores)")] }
    return rows.map(\.rank) == ranks ? [] : [Violation("SC4", "ranks \(rows.map(\.rank))")]
  }

  /// AU1: sound is for TV and host.
  private func judgeAudience(_ message: ServerMessage) -> [Violation] {
    guard role == .player else { return [] }
    switch message {
    case .musicSet, .musicStop, .musicGainSet, .sfxPlay, .audioPlay, .audioStop, .ttsPrefetch,
      .voiceLine:
      return [Violation("AU1", "\(message.type) to a player")]
    case .playerJoined where !isExtended:
      return [Violation("EV24", "PLAYER_JOINED to a v1 player")]
    case .contentPackSelected: return [Violation("EV22", "CONTENT_PACK_SELECTED to a player")]
    default: return []
    }
  }
}
