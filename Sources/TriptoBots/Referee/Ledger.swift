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

  /// Who has braked, by round and level: one each, or in an evening those who let go before too (EVE29).
  private(set) var brakes: [OrderCheck.Level: Set<PlayerID>] = [:]
  /// The level of each locked answer.
  private(set) var locks: [LockKey: Int] = [:]
  private(set) var answers: Set<AnswerKey> = []
  private(set) var scores: [PlayerID: Int] = [:]
  private(set) var seats: Set<PlayerID> = []
  /// The evening's journey that all this is of; nil where the session is no evening.
  private(set) var journey: Int?

  /// How many facts there are.
  var count: Int { brakes.count + locks.count + answers.count + scores.count + seats.count }

  /// Takes in what a viewer was told; `memory` already knows it.
  mutating func hear(_ message: ServerMessage, _ memory: BotMemory) -> [Violation] {
    // NB: who is still in the last journey tells of what has been counted (EVE2).
    guard (memory.state?.journey?.number ?? 1) >= journey ?? 1 else { return [] }
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
    brakes[level, default: []].insert(accepted.playerId)
    guard journey == nil, brakes[level] != [accepted.playerId] else { return [] }
    return [Violation("BR19", "a second brake at round \(round), level \(level.level)")]
  }

  private mutating func lock(_ locked: BrakeAnswerLocked, _ round: Int) -> [Violation] {
    let key = LockKey(round: round, player: locked.playerId)
    let before = locks.updateValue(locked.lockedAtLevelPoints, forKey: key)
    guard let before, before != locked.lockedAtLevelPoints else { return [] }
    return [Violation("SC1", "a second answer of one player in round \(round)")]
  }

  private mutating func note(_ state: StateView, _ memory: BotMemory) {
    begin(state)
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

  /// The next journey counts from the start; seats stay (EVE2).
  private mutating func begin(_ state: StateView) {
    guard let number = state.journey?.number, number > journey ?? 0 else { return }
    if journey != nil { (brakes, locks, answers, scores) = ([:], [:], [], [:]) }
    journey = number
  }

  private mutating func note(_ rows: [ScoreRow]) {
    for row in rows { scores[row.playerId] = row.score }
  }
}
