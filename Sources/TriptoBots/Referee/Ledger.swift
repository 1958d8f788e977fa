import TriptoKernel
import TriptoWire

/// What the server has acknowledged to anybody at the table. Nothing in it may ever be lost, and
/// nothing may be there twice (SC7, BR19, ST40).
struct Ledger: Sendable, Equatable {
  struct LockKey: Hashable, Sendable {
    let round: Int
    let player: PlayerID
  }

  struct AnswerKey: Hashable, Sendable {
    let question: QuestionKey
    let player: PlayerID
  }

  /// Who has braked, by round and level.
  private(set) var brakes: [OrderCheck.Level: PlayerID] = [:]
  /// The level of each locked answer.
  private(set) var locks: [LockKey: Int] = [:]
  private(set) var answers: Set<AnswerKey> = []
  private(set) var scores: [PlayerID: Int] = [:]
  private(set) var seats: Set<PlayerID> = []

  /// How many facts there are.
  var count: Int { brakes.count + locks.count + answers.count + scores.count + seats.count }

  /// Takes in what a viewer was told; `memory` already knows it.
  mutating func hear(_ message: ServerMessage, _ memory: BotMemory) -> [Violation] {
    switch message {
    case .brakeAccepted(let accepted): return accept(accepted, memory.round)
    case .brakeAnswerLocked(let locked): return lock(locked, memory.round)
    case .stateSnapshot(let snapshot): note(snapshot.state, memory)
    case .scoreboardUpdate(let update): note(update.scoreboard)
    default: break
    }
    return []
  }

  private mutating func accept(_ accepted: BrakeAccepted, _ round: Int) -> [Violation] {
    let level = OrderCheck.Level(round: round, level: accepted.clueLevelPoints)
    let before = brakes.updateValue(accepted.playerId, forKey: level)
    guard let before, before != accepted.playerId else { return [] }
    return [Violation("BR19", "a second brake at round \(round), level \(level.level)")]
  }

  private mutating func lock(_ locked: BrakeAnswerLocked, _ round: Int) -> [Violation] {
    let key = LockKey(round: round, player: locked.playerId)
    let before = locks.updateValue(locked.lockedAtLevelPoints, forKey: key)
    guard let before, before != locked.lockedAtLevelPoints else { return [] }
    return [Violation("SC1", "a second answer of one player in round \(round)")]
  }

  private mutating func note(_ state: StateView, _ memory: BotMemory) {
    let round = state.roundIndex ?? 0
    if memory.role != .tv {
      for row in state.lockedAnswers {
        locks[LockKey(round: round, player: row.playerId)] = row.lockedAtLevelPoints
      }
    }
    if let question = state.followupQuestion {
      let key = QuestionKey(round: round, index: question.currentQuestionIndex)
      var players = question.answersByPlayer.map(\.playerId)
      if question.answeredByMe == true, let me = memory.me { players.append(me) }
      answers.formUnion(players.map { AnswerKey(question: key, player: $0) })
    }
    if state.phase != .lobby { seats.formUnion(state.players.map(\.playerId)) }
    note(state.scoreboard)
  }

  private mutating func note(_ rows: [ScoreRow]) {
    for row in rows { scores[row.playerId] = row.score }
  }
}
