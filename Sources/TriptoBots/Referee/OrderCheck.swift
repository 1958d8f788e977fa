import TriptoKernel
import TriptoWire

/// The order in which the server promises to speak (EV30–EV35, ST13, ST14, ST24–ST27).
struct OrderCheck: Sendable {
  struct Level: Hashable, Sendable {
    let round: Int
    let level: Int
  }

  let role: Role
  let isExtended: Bool
  var isEvening = false
  var snapshot: StateView?
  var presented: Set<Level> = []
  var winners: [Level: PlayerID] = [:]
  var lockedCount: (round: Int, count: Int)?
  var isReveal = false
  var sinceLocked: [String]?
  var hasGameEnded = false

  var here: Level {
    Level(round: snapshot?.roundIndex ?? 0, level: snapshot?.clueLevelPoints ?? 0)
  }

  /// A new connection: what was missed cannot be judged, the next snapshot says where we are.
  mutating func connected() {
    snapshot = nil
    lockedCount = nil
    sinceLocked = nil
  }

  mutating func hear(_ message: ServerMessage) -> [Violation] {
    let found = judge(message)
    if sinceLocked != nil { sinceLocked?.append(message.type) }
    return found
  }

  private mutating func judge(_ message: ServerMessage) -> [Violation] {
    switch message {
    case .stateSnapshot(let new): return adopt(new.state)
    case .cluePresent(let clue): return cluePresent(clue)
    case .brakeAccepted(let accepted): return accept(accepted)
    case .brakeRejected(let rejected): return reject(rejected)
    case .brakeAnswerLocked(let locked): return lock(locked)
    default: return judgeResults(message)
    }
  }

  private mutating func adopt(_ new: StateView) -> [Violation] {
    defer { snapshot = new }
    beginAnew(new)
    var found: [Violation] = []
    if let old = snapshot, new.version < old.version {
      found.append(Violation("PR1", "version \(new.version) after \(old.version)"))
    }
    if let expected = lockedCount, expected.round == new.roundIndex ?? 0 {
      lockedCount = nil
      if new.lockedAnswersCount != expected.count {
        let text = "\(new.lockedAnswersCount) answers after a lock, \(expected.count) expected"
        found.append(Violation("ST14", text))
      }
    }
    return found
  }

  /// An evening's next journey counts from the start, and a brake that was let go leaves its level free, as it may
  /// have done while this viewer was away (EVE2, EVE29).
  private mutating func beginAnew(_ new: StateView) {
    guard isEvening else { return }
    if new.phase == .lobby, snapshot?.phase != .lobby { (presented, winners) = ([], [:]) }
    let isLetGo =
      snapshot.map {
        $0.phase == .pausedForBrake && new.lockedAnswersCount == $0.lockedAnswersCount
      } ?? true
    guard isLetGo, new.phase == .clueLevel else { return }
    winners[Level(round: new.roundIndex ?? 0, level: new.clueLevelPoints ?? 0)] = nil
  }

  /// EV30, EV31, EV33: a clue follows its snapshot, once a level
  private mutating func cluePresent(_ clue: CluePresent) -> [Violation] {
    guard let snapshot else { return [Violation("EV30", "CLUE_PRESENT before any snapshot")] }
    var found: [Violation] = []
    if snapshot.phase != .clueLevel || snapshot.clueLevelPoints != clue.clueLevelPoints
      || snapshot.clueText != clue.clueText || snapshot.roundIndex != clue.roundIndex
    {
      found.append(
        Violation("EV30", "CLUE_PRESENT \(clue.clueLevelPoints) without its snapshot"))
    }
    if snapshot.brakeOwnerPlayerId != nil { found.append(Violation("EV33", "a clue in a brake")) }
    if let end = snapshot.clueTimerEnd, end != clue.timerEnd {
      found.append(Violation("EV31", "timerEnd \(clue.timerEnd), snapshot \(end)"))
    }
    let isNew = presented.insert(Level(round: clue.roundIndex, level: clue.clueLevelPoints))
      .inserted
    if !isNew, !isExtended {
      found.append(Violation("EV33", "CLUE_PRESENT \(clue.clueLevelPoints) twice"))
    }
    return found
  }

  /// ST13, BR19: one brake a level
  private mutating func accept(_ accepted: BrakeAccepted) -> [Violation] {
    var found: [Violation] = []
    if snapshot?.phase != .pausedForBrake || snapshot?.brakeOwnerPlayerId != accepted.playerId {
      found.append(Violation("ST13", "BRAKE_ACCEPTED before its snapshot"))
    }
    let level = Level(round: here.round, level: accepted.clueLevelPoints)
    if let before = winners.updateValue(accepted.playerId, forKey: level) {
      let text = "two brakes accepted at level \(level.level): \(before), \(accepted.playerId)"
      found.append(Violation("BR19", text))
    }
    return found
  }

  /// BR11, BR13, BR17: a rejection comes behind what it lost to
  private func reject(_ rejected: BrakeRejected) -> [Violation] {
    switch rejected.reason {
    case .tooLate:
      guard let winner = rejected.winnerPlayerId else {
        return [Violation("BR17", "too_late without a winner")]
      }
      // NB: a winner of before a reconnect is not known here.
      guard let known = winners[here] else { return [] }
      return known == winner ? [] : [Violation("BR11", "rejected for another winner")]
    case .alreadyPaused:
      let isRight = rejected.winnerPlayerId == snapshot?.brakeOwnerPlayerId
      return isRight ? [] : [Violation("BR13", "already_paused names another owner")]
    default: return []
    }
  }

  /// EV35, ST14: the lock comes before the snapshot with the answer
  private mutating func lock(_ locked: BrakeAnswerLocked) -> [Violation] {
    guard let snapshot else { return [] }
    lockedCount = (snapshot.roundIndex ?? 0, snapshot.lockedAnswersCount + 1)
    let isOwner = snapshot.brakeOwnerPlayerId == locked.playerId
    return snapshot.phase == .pausedForBrake && isOwner
      ? [] : [Violation("EV35", "BRAKE_ANSWER_LOCKED after the snapshot with the answer")]
  }
}
