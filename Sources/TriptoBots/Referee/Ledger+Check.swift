import TriptoKernel
import TriptoWire

extension Ledger {
  /// Compares what had been promised with the first thing the host is shown after a restart.
  /// - Parameter kicked: who was sent away by the host: before the start, not even a row stays (EX16).
  func check(
    _ state: StateView, mayLowerScores: Bool, kicked: Set<PlayerID> = []
  ) -> [Violation] {
    guard state.phase != .lobby else { return [] }
    return seatsKept(state) + locksKept(state) + answersKept(state) + ownerKept(state)
      + scoresKept(state, mayLowerScores, kicked)
  }

  private func seatsKept(_ state: StateView) -> [Violation] {
    let there = state.players.map(\.playerId)
    let lost = seats.subtracting(there)
    let doubled = there.count - Set(there).count
    return lost.map { Violation("ST40", "seat \($0) is lost") }
      + (doubled == 0 ? [] : [Violation("ST40", "\(doubled) seats are doubled")])
  }

  private func locksKept(_ state: StateView) -> [Violation] {
    let rows = Dictionary(grouping: state.lockedAnswers, by: \.playerId)
    let doubled = rows.filter { $0.value.count > 1 }.map {
      Violation("SC7", "\($0.value.count) locked answers of \($0.key)")
    }
    let round = state.roundIndex ?? 0
    let lost = locks.filter { key, level in
      key.round == round && rows[key.player]?.first?.lockedAtLevelPoints != level
    }
    return doubled
      + lost.map { Violation("ST40", "the answer of \($0.key.player) at \($0.value) is lost") }
  }

  private func answersKept(_ state: StateView) -> [Violation] {
    guard let question = state.followupQuestion else { return [] }
    let key = QuestionKey(round: state.roundIndex ?? 0, index: question.currentQuestionIndex)
    let given = question.answersByPlayer.map(\.playerId)
    let promised = answers.filter { $0.question == key }.map(\.player)
    let lost = Set(promised).subtracting(given).map {
      Violation("ST40", "the follow-up answer of \($0) is lost")
    }
    let doubled = given.count - Set(given).count
    return lost + (doubled == 0 ? [] : [Violation("SC7", "\(doubled) follow-up answers twice")])
  }

  private func ownerKept(_ state: StateView) -> [Violation] {
    guard state.phase == .pausedForBrake, let level = state.clueLevelPoints else { return [] }
    let promised = brakes[.init(round: state.roundIndex ?? 0, level: level)] ?? []
    let isKept = state.brakeOwnerPlayerId.map(promised.contains) ?? false
    guard !promised.isEmpty, !isKept else { return [] }
    return [Violation("BR19", "the brake went from \(promised) to another player")]
  }

  private func scoresKept(
    _ state: StateView, _ mayLower: Bool, _ kicked: Set<PlayerID>
  ) -> [Violation] {
    guard !mayLower else { return [] }
    let now = Dictionary(state.scoreboard.map { ($0.playerId, $0.score) }) { first, _ in first }
    return scores.filter { !kicked.contains($0.key) }.compactMap { player, score in
      guard let kept = now[player], kept >= score else {
        return Violation("ST40", "\(player) had \(score) points, now \(now[player] ?? -1)")
      }
      return nil
    }
  }
}
