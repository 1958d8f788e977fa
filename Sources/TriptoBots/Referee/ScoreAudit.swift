import TriptoKernel
import TriptoWire

/// What a player's final score must be, from the answers it typed and what the server acknowledged
/// (SC1, SC2, SC7). An answer that was under way when the server died may count or not.
struct ScoreAudit: Sendable {
  let ledger: Ledger

  func check(_ player: PlayerID, typed: [TypedAnswer], final: Int) -> [Violation] {
    let range = expected(player, typed)
    guard !range.contains(final) else { return [] }
    return [Violation("SC7", "\(player) has \(final) points, \(range) were earned")]
  }

  /// The least and the most the player can have.
  func expected(_ player: PlayerID, _ typed: [TypedAnswer]) -> ClosedRange<Int> {
    var least = 0
    var uncertain = 0
    for key in Set(typed.filter(\.isRight).map { Key(round: $0.round, question: $0.question) }) {
      switch points(key, player) {
      case let points?: least += points
      case nil: uncertain += key.question == nil ? Format.standard.levels[0] : 2
      }
    }
    return least...(least + uncertain)
  }

  private struct Key: Hashable {
    let round: Int
    let question: Int?
  }

  /// nil when the answer was never acknowledged.
  private func points(_ key: Key, _ player: PlayerID) -> Int? {
    guard let question = key.question else {
      return ledger.locks[Ledger.LockKey(round: key.round, player: player)]
    }
    let asked = QuestionKey(round: key.round, index: question)
    return ledger.answers.contains(Ledger.AnswerKey(question: asked, player: player)) ? 2 : nil
  }
}
