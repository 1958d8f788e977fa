import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// The game as a player's seat is told it: this holds nothing that a phone would not show (UI-E19, UI-A9).
struct PlayView {
  let game: Game
  let state: StateView
  let me: PlayerID
  let messages: Messages

  init?(_ game: Game, _ messages: Messages) {
    guard let state = game.state, let me = game.playerId, game.role == .player else { return nil }
    (self.game, self.state, self.me, self.messages) = (game, state, me, messages)
  }

  var words: PlayerMessages { messages.player }
  var moments: Moments { game.moments }

  var carriage: CarriageView? { state.carriages?.first { $0.members.contains(me) } }

  /// One's own answer, or that of the carriage, which is the same for all its members (UI-E34).
  var ownLock: LockedAnswerView? {
    let ours = carriage?.members ?? []
    return state.lockedAnswers.first { $0.playerId == me }
      ?? state.lockedAnswers.first { ours.contains($0.playerId) }
  }

  var isBraked: Bool { state.phase == .pausedForBrake }
  var isMine: Bool { isBraked && state.brakeOwnerPlayerId == me }
  var isOurs: Bool {
    state.brakeOwnerPlayerId.map { carriage?.members.contains($0) == true } ?? false
  }
  /// The destination is only watched: the seat came after it had begun.
  var isWatching: Bool { state.me?.why == .late }
  var hasNotes: Bool { game.lobby?.settings?.notes != false }
  var braker: String { state.brakeOwnerName ?? words.someone }

  /// After the last level the timer is gone and the reveal is under way (ST28).
  var isRevealNear: Bool {
    state.phase == .clueLevel && state.clueLevelPoints == Format.standard.levels.last
      && state.clueTimerEnd == nil && !state.paused
  }

  var lateText: String {
    let isLast = state.destinationIndex != nil && state.destinationIndex == state.totalDestinations
    return isLast ? words.lateLast : words.lateClue
  }

  /// Names the places of a night where something can be answered; journeys number their destinations anew (EVE19).
  private var place: String { "\(state.journey?.number ?? 1)#\(state.roundIndex ?? 0)" }
  var clueKey: String { "\(place):\(state.clueLevelPoints ?? 0)" }
  var noteKey: String { "\(place):note" }
  func questionKey(_ index: Int) -> String { "\(place):q\(index)" }
}

/// What the device knows beside the game.
struct PlayInput: Equatable {
  /// Of the server's clock.
  var nowMs = 0.0
  var answer: DraftBox?
  var note: DraftBox?
  var isNoteOpen = false
  var isPressing = false
  var rejection: BrakeRejection?
  /// Seconds until a press is taken again.
  var coolS = 0
  /// When the clue on the screen was first seen.
  var clueSeenMs: Double?
  var isClueRestored = false
  /// When it was first shown, by the monotonic clock.
  var renderedMs: Double?
  var rulesStep = 0
  var hasTried = false
  var shown: [VerdictShown] = []
  var isOnline = true
}
