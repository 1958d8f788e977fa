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
    let waitMs: Int? =
      switch situation {
      case .intro(let round): idle("intro", round, 0)
      case .waiting(let round, let level): idle("wait", round, level)
      case .reveal(let round, let stage): idle("reveal", round, stage)
      case .question(let round, let index): delay(temper.questionMs, "questionTime", round, index)
      case .gap(let round, let index): idle("gap", round, index)
      default: nil
      }
    return waitMs.map { [plan(.hostSkip(target: nil), after: $0)] } ?? []
  }

  private func idle(_ subject: String, _ round: Int, _ number: Int) -> Int {
    delay(temper.idleMs, subject, round, number)
  }
}
