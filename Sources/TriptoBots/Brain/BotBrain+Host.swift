import TriptoWire

extension BotBrain {
  func hostPlans(_ situation: Situation, mayTrouble: Bool) -> [BotPlan] {
    guard temper.isChaoticHost, mayTrouble else { return course(situation) }
    return course(situation) + mischief(situation)
  }

  /// What keeps the game going.
  private func course(_ situation: Situation) -> [BotPlan] {
    switch situation {
    case .lobby(let connected):
      connected >= max(table, 1) ? [plan(.hostStartGame, after: idle("start", 0, 0))] : []
    case .clue(let round, let level):
      [plan(.hostNextClue, after: delay(temper.clueMs, "clue", round, level))]
    case .brake: [plan(.hostNextClue, after: temper.rescueMs)]
    case .scoreboard(let round): [plan(.nextDestination, after: idle("next", round, 0))]
    case .paused: [plan(.hostResume, after: idle("resume", memory.round, memory.level))]
    default: temper.hurries ? skip(situation) : []
    }
  }

  /// Ends the wait in which nobody is asked anything; a question stays open for a while.
  private func skip(_ situation: Situation) -> [BotPlan] {
    switch situation {
    case .intro(let round): [plan(.hostSkip(target: nil), after: idle("intro", round, 0))]
    case .waiting(let round, let level):
      [plan(.hostSkip(target: nil), after: idle("wait", round, level))]
    case .reveal(let round, let stage):
      [plan(.hostSkip(target: nil), after: idle("reveal", round, stage))]
    case .question(let round, let index):
      [
        plan(
          .hostSkip(target: nil), after: delay(temper.questionMs, "questionTime", round, index))
      ]
    case .gap(let round, let index):
      [plan(.hostSkip(target: nil), after: idle("gap", round, index))]
    default: []
    }
  }

  private func idle(_ subject: String, _ round: Int, _ number: Int) -> Int {
    delay(temper.idleMs, subject, round, number)
  }
}
