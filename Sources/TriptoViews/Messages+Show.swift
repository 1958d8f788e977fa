import TriptoGame
import TriptoShow
import TriptoWire

extension Messages {
  /// What the TV hears and shows. A TV with extensions is told a little ahead; a v1 TV plays
  /// on receipt, so its start is now (AU21).
  func showMessage(_ cue: Cue, for recipient: Recipient) -> (any ServerPayload)? {
    let startMs = atMs + (recipient.isExtended ? Mix.leadMs : 0)
    return switch cue {
    case .music(let track, let gainDb, let fadeInMs):
      MusicSet(
        trackId: TrackID(rawValue: track.rawValue), mode: .loop, startAtServerMs: startMs,
        gainDb: gainDb, fadeInMs: fadeInMs)
    case .musicStop(let fadeOutMs): MusicStop(fadeOutMs: fadeOutMs)
    case .musicGain(let transitionMs):
      MusicGainSet(gainDb: state.musicGainDb, transitionMs: transitionMs)
    case .sound(let effect, let volume):
      SfxPlay(
        sfxId: SfxID(rawValue: effect.rawValue), startAtServerMs: startMs, volume: volume)
    case .effect(let effect): uiEffect(effect)
    default: speechMessage(cue, for: recipient)
    }
  }

  private func speechMessage(_ cue: Cue, for recipient: Recipient) -> (any ServerPayload)? {
    switch cue {
    case .speech(let speech): audioPlay(speech, for: recipient)
    case .speechStop(let speech):
      AudioStop(clipId: speech.clip.id(in: state.id), fadeOutMs: Mix.speechCutMs)
    case .prefetch(let news): TtsPrefetch(clips: news.map { $0.reference(in: state.id, at: clips) })
    case .line(let line):
      VoiceLine(
        text: line.caption, phraseId: line.id.phraseID,
        delivery: .caption(displayDurationMs: line.displayMs))
    default: nil
    }
  }

  /// AU13, AU18
  private func audioPlay(_ speech: Speech, for recipient: Recipient) -> AudioPlay {
    let clip = speech.clip.reference(in: state.id, at: clips)
    return AudioPlay(
      clipId: clip.clipId, url: clip.url, durationMs: clip.durationMs,
      startAtServerMs: speech.startMs(for: recipient), text: state.caption(of: speech.clip),
      showText: !speech.spoken.isContent, volume: speech.volume(for: recipient),
      phraseId: speech.clip.line.phraseID)
  }

  private func uiEffect(_ effect: Effect) -> UiEffectTrigger? {
    EffectIntensity(rawValue: effect.intensity.rawValue).map {
      UiEffectTrigger(
        effectId: EffectID(rawValue: effect.id.rawValue), intensity: $0,
        durationMs: effect.durationMs)
    }
  }
}
