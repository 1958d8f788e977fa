import TriptoKernel
import TriptoWire

/// What passengers do for a moment (EVE77): the last thing that concerned each.
struct Moves: Equatable, Sendable {
  struct Move: Equatable, Sendable {
    var mood: Mood
    var hasNote = false
  }

  private var all: Move?
  private var own: [PlayerID: Move] = [:]

  func of(_ id: PlayerID) -> Move? { own[id] ?? all }

  mutating func hear(_ message: ServerMessage) {
    if case .brakeAccepted = message {
      (all, own) = (Move(mood: .start), [:])
    } else if case .brakeAnswerLocked(let locked) = message {
      own[locked.playerId] = Move(mood: .wave)
    } else if case .noteHanded(let note) = message {
      own[note.playerId] = Move(mood: .wave, hasNote: true)
    } else if case .testPull(let pull) = message {
      own[pull.playerId] = Move(mood: .wave)
    } else if case .followupResults(let told) = message {
      for row in told.results { own[row.playerId] = Move(mood: row.isCorrect ? .cheer : .sulk) }
    } else if case .followupQuestionPresent = message {
      self = Moves()
    } else if case .cluePresent = message {
      self = Moves()
    }
  }
}
