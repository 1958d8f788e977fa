import TriptoKernel

/// Who leads whom, before the destination that is over and now (EVE91).
extension Memory {
  var isLastToFirst: Bool { state.standings.count >= 3 && rises.contains { $0.now == 1 } }

  var isLastToPodium: Bool {
    state.standings.count >= 4
      && rises.contains { (2...3).contains($0.now) && $0.past - $0.now >= 2 }
  }

  var isChampionPassed: Bool {
    guard let leader = leaderNow, !champions.contains(leader) else { return false }
    return champions.contains { state.seat($0)?.hasLeft == false }
  }

  var isLeadChanged: Bool {
    guard let leaderBefore, let leaderNow else { return false }
    return leaderBefore != leaderNow
  }

  var leaderNow: PlayerID? { leader(state.standings) }
  var leaderBefore: PlayerID? { leader(earlierStandings) }

  /// Who won the last journey that counts.
  var champions: Set<PlayerID> { state.tonight.finished.last { $0.counts }?.winners ?? [] }

  /// Who leads alone, with points.
  private func leader(_ rows: [Standing]) -> PlayerID? {
    guard let first = rows.first, first.score > 0, rows.count > 1, rows[1].rank > 1 else {
      return nil
    }
    return first.seat
  }

  /// Empty at a journey's first destination.
  private var earlierStandings: [Standing] {
    guard state.rounds.count > 1 else { return [] }
    var earlier = state
    earlier.rounds.removeLast()
    return earlier.standings
  }

  /// The ranks of those who had the least points, and less than the leader.
  private var rises: [(past: Int, now: Int)] {
    let (past, now) = (earlierStandings, state.standings)
    guard let most = past.first?.score, let least = past.last?.score, least < most else {
      return []
    }
    return past.filter { $0.score == least }.compactMap { row in
      now.first { $0.seat == row.seat }.map { (past: row.rank, now: $0.rank) }
    }
  }
}
