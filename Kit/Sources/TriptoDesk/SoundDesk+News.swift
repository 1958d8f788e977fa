import TriptoClient
import TriptoKernel
import TriptoWire

// What the server says.
extension SoundDesk {
  /// A TV that arrives in the middle joins what is playing (UI-T22, UI-T26, PR31).
  mutating func take(_ game: Game, _ now: SoundMoment) -> [SoundDeed] {
    guard let state = game.state else { return [] }
    (destination, isEvening) = (state.roundIndex ?? 0, state.journey != nil)
    let caught = game.isRestored && !hasCaughtUp ? catchUp(state, now) : []
    hasCaughtUp = game.isRestored
    let soon = SoundTracks.soon(state.phase, at: destination)
    guard soon != ahead else { return caught }
    ahead = soon
    let effects = Self.effects.map { SoundFile.asset($0) }
    return caught + (effects + soon).flatMap { shelf.want($0) }
  }

  private mutating func catchUp(_ state: StateView, _ now: SoundMoment) -> [SoundDeed] {
    guard let audio = state.audioState else { return [] }
    var deeds = setLevel(audio.gainDb, overMs: 0, now)
    if let voice = audio.activeVoiceClip, !voice.url.isEmpty {
      clip = Clip(
        id: voice.clipId, file: .clip(voice.url), durationMs: voice.durationMs,
        startMs: voice.startAtServerMs, volume: 1, joins: true)
      deeds += speak(now)
    }
    guard audio.isPlaying, let track = audio.currentTrackId else {
      return deeds + stopMusic(overMs: 600, now)
    }
    let known = kept?.id == track.rawValue ? kept?.startMs : nil
    wish = Wish(
      file: SoundTracks.file(track, at: destination), isLoop: true,
      nominalDb: SoundTracks.nominalDb(track), fadeInMs: Self.shortestFadeMs,
      startMs: known ?? Milliseconds(now.serverMs))
    return deeds + follow(now)
  }

  mutating func hear(_ message: ServerMessage, _ now: SoundMoment) -> [SoundDeed] {
    let nowMs = Milliseconds(now.serverMs)
    switch message {
    case .musicSet(let order): return set(order, now)
    case .musicStop(let order): return stopMusic(overMs: order.fadeOutMs, now)
    case .musicGainSet(let gain):
      return setLevel(gain.gainDb, overMs: gain.transitionMs ?? 300, now)
    case .sfxPlay(let sfx):
      let effect = Effect(
        id: sfx.sfxId.rawValue, volume: sfx.volume, startMs: sfx.startAtServerMs)
      return play(effect, now)
    // NB: a TV that sounds here gets no SFX_PLAY for this brake (EX10).
    case .brakePending:
      return play(Effect(id: SfxID.brake.rawValue, volume: 1, startMs: nowMs), now)
    case .audioPlay(let audio): return play(audio, now)
    case .audioStop(let stop):
      return stopClip(stop.clipId, overMs: stop.fadeOutMs, now) + stopOwn(stop.clipId, now)
    case .ttsPrefetch(let soon): return soon.clips.flatMap { shelf.want(.clip($0.url)) }
    case .voiceLine(let line): return say(line, now)
    case .followupQuestionPresent:
      isAnswerShown = false
      return []
    case .followupResults(let results): return answer(results, nowMs, now)
    case .welcome, .stateSnapshot, .statePatch, .lobbyUpdated, .playerJoined, .playerLeft, .error,
      .contentPackSelected, .cluePresent, .brakeAccepted, .brakeRejected, .brakeAnswerLocked,
      .answerCountUpdate, .destinationReveal, .destinationResults, .scoreboardUpdate,
      .followupAnswersLocked, .nextDestinationEvent, .gameEndedEvent, .finalResultsPresent,
      .uiEffectTrigger, .helloAck, .resumed, .timerSync, .clockPing, .clueAdvance, .brakeOrder,
      .goodbye, .handoverCode, .reaction, .showHealth, .followupAnswerCount, .brakeReleased,
      .noteHanded, .rulesStep, .testPull, .verdictShown, .finaleStage, .unknown:
      return []
    }
  }

  private mutating func say(_ line: VoiceLine, _ now: SoundMoment) -> [SoundDeed] {
    guard case .clip(let clip) = line.delivery, !clip.url.isEmpty else { return [] }
    return takeOver(
      Clip(
        id: clip.clipId, file: .clip(clip.url), durationMs: clip.durationMs,
        startMs: Milliseconds(now.serverMs), volume: 1), now)
  }

  /// A sound for the right option, glad when somebody knew it; in an evening the server plays it (EVE53).
  private mutating func answer(
    _ results: FollowupResults, _ nowMs: Milliseconds, _ now: SoundMoment
  ) -> [SoundDeed] {
    // NB: a changed verdict sends the results again; the option has been shown by then.
    guard !isAnswerShown, !isEvening else { return [] }
    isAnswerShown = true
    let isKnown = results.results.contains(where: \.isCorrect)
    let id = isKnown ? "sfx_followup_correct" : "sfx_followup_incorrect"
    return play(Effect(id: id, volume: 0.8, startMs: nowMs), now)
  }
}
