package import TriptoClient
package import TriptoDesign
package import TriptoKernel
package import TriptoWire

/// The game as a player's seat is told it: this holds nothing that a phone would not show (UI-E19, UI-A9).
package struct PlayView {
  package let game: Game
  package let state: StateView
  package let me: PlayerID
  package let messages: Messages

  package init?(_ game: Game, _ messages: Messages) {
    guard let state = game.state, let me = game.playerId, game.role == .player else { return nil }
    (self.game, self.state, self.me, self.messages) = (game, state, me, messages)
  }

  package var words: PlayerMessages { messages.player }
  package var moments: Moments { game.moments }

  var carriage: CarriageView? { state.carriages?.first { $0.members.contains(me) } }

  /// One's own answer, or that of the carriage, which is the same for all its members (UI-E34).
  package var ownLock: LockedAnswerView? {
    let ours = carriage?.members ?? []
    return state.lockedAnswers.first { $0.playerId == me }
      ?? state.lockedAnswers.first { ours.contains($0.playerId) }
  }

  package var isBraked: Bool { state.phase == .pausedForBrake }
  package var isMine: Bool { isBraked && state.brakeOwnerPlayerId == me }
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
  package var clueKey: String { "\(place):\(state.clueLevelPoints ?? 0)" }
  package var noteKey: String { "\(place):note" }
  package func questionKey(_ index: Int) -> String { "\(place):q\(index)" }
}

/// What the device knows beside the game.
package struct PlayInput: Equatable {
  /// Of the server's clock.
  package var nowMs = 0.0
  package var answer: DraftBox?
  package var note: DraftBox?
  package var isNoteOpen = false
  package var isPressing = false
  package var rejection: BrakeRejection?
  /// Seconds until a press is taken again.
  package var coolS = 0
  /// When the clue on the screen was first seen.
  package var clueSeenMs: Double?
  package var isClueRestored = false
  /// When it was first shown, by the monotonic clock.
  package var renderedMs: Double?
  package var rulesStep = 0
  package var hasTried = false
  package var shown: [VerdictShown] = []
  package var isOnline = true
  /// The reaction that has just been sent: the eight rest (UI-E32).
  package var reaction: ReactionEmoji?
  /// The host has muted reactions, as a refusal told: who came later is not told otherwise (EX25).
  package var isMuted = false
  /// As it was told last.
  package var standing: PlayStanding?

  package init() {}
}
