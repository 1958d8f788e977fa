import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoWire

extension Messages {
  var level: Int { state.format.levels[state.clueIndex] }

  var answerCount: AnswerCountUpdate {
    AnswerCountUpdate(
      answeredCount: state.answeredPlayers, totalPlayers: state.answering.count)
  }

  var cluePresent: CluePresent? {
    guard let clock = state.clock, let place = state.destination else { return nil }
    return CluePresent(
      clueText: place.clues[state.clueIndex].open(.revealed), clueLevelPoints: level,
      roundIndex: state.roundIndex, clueIndex: state.clueIndex, textRevealAfterMs: textRevealMs,
      timerDurationMs: state.clueMs,
      timerEnd: clock.endMs)
  }

  /// EV32: the text waits for the voice, a moment.
  private var textRevealMs: Int? {
    guard let clip = state.openingClue else { return nil }
    let delayMs = min(clip.durationMs, state.pacing.speech?.textRevealMs ?? 0)
    return delayMs > 0 ? delayMs : nil
  }

  /// None after the last, nor when everybody has answered (EVE49).
  private var hasNextClue: Bool {
    state.clueIndex + 1 < state.format.levels.count && !state.tonight.endsAfterLock
  }

  /// EX9: nothing to announce after the last clue but the reveal.
  var clueAdvance: ClueAdvance? {
    guard hasNextClue else { return nil }
    return ClueAdvance(
      nextClueLevelPoints: state.format.levels[state.clueIndex + 1],
      advanceInMs: state.isPaused ? nil : state.clock.map { max(0, $0.endMs - atMs) })
  }

  var timerSync: TimerSync? {
    guard !state.isPaused, let timer = state.phaseTimer else { return nil }
    return TimerSync(
      timerId: timer.timerId, startAtServerMs: timer.startAtServerMs,
      durationMs: timer.durationMs, phase: PhaseName(state.phase))
  }

  func brakeAccepted(_ id: PlayerID, for recipient: Recipient) -> BrakeAccepted {
    BrakeAccepted(
      playerId: id, playerName: state.name(of: id), clueLevelPoints: level,
      answerTimeoutMs: state.clock?.durationMs ?? state.brakeAnswerMs,
      lockedPlayersCount: state.round?.answers.count ?? 0,
      silenceMs: recipient.isExtended ? silenceMs : nil,
      carriageId: recipient.isExtended ? state.carriageID(of: id) : nil)
  }

  /// EVE29: the window of this brake, as it is enforced
  private var silenceMs: Int? {
    guard state.isEvening, let until = state.tonight.silentUntilMs else { return nil }
    return until - atMs
  }

  /// EX47: the clue goes on
  func brakeReleased(_ release: BrakeRelease) -> BrakeReleased? {
    guard let clock = state.clock, let reason = ReleaseReason(rawValue: release.reason.rawValue)
    else { return nil }
    return BrakeReleased(
      playerId: release.seat, clueLevelPoints: release.level, reason: reason,
      timerEnd: clock.endMs)
  }

  func brakeRejected(_ rejection: TriptoGame.BrakeRejection) -> BrakeRejected? {
    TriptoWire.BrakeRejection(rawValue: rejection.reason.rawValue).map {
      BrakeRejected(
        playerId: rejection.seat, reason: $0,
        winnerPlayerId: rejection.winner)
    }
  }

  func brakeOrder(_ decision: BrakeDecision) -> BrakeOrder {
    BrakeOrder(
      clueLevelPoints: decision.level, winnerPlayerId: decision.winner,
      tie: decision.isTie,
      order: decision.order.map {
        BrakeOrderRow(
          playerId: $0.seat, marginMs: $0.marginMs, rttJump: $0.hasRTTJump)
      })
  }

  /// EX48: that it exists, and nothing of what it says
  func noteHanded(_ id: PlayerID) -> NoteHanded? {
    state.round?.answer(of: id).map {
      NoteHanded(
        playerId: id, carriageId: state.carriageID(of: id), clueLevelPoints: $0.clueLevel)
    }
  }

  /// EV28: the text is for the host.
  func answerLocked(_ id: PlayerID, for recipient: Recipient) -> BrakeAnswerLocked? {
    guard let answer = state.round?.answer(of: id) else { return nil }
    let seesText = StateProjection(state, for: recipient).seesSecrets
    return BrakeAnswerLocked(
      playerId: id, lockedAtLevelPoints: answer.level,
      remainingClues: hasNextClue,
      answerText: seesText ? answer.text.open(.host) : nil)
  }
}
