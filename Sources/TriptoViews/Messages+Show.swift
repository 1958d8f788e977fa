import TriptoGame
import TriptoShow
import TriptoWire

extension Messages {
  /// What the TV hears and shows; every start is now (AU21).
  func showMessage(_ cue: Cue) -> (any ServerPayload)? {
    switch cue {
    case .music(let track, let gainDb, let fadeInMs):
      MusicSet(
        trackId: TrackID(rawValue: track.rawValue), mode: .loop, startAtServerMs: atMs,
        gainDb: gainDb, fadeInMs: fadeInMs)
    case .musicStop(let fadeOutMs): MusicStop(fadeOutMs: fadeOutMs)
    case .musicGain(let transitionMs):
      MusicGainSet(gainDb: state.musicGainDb, transitionMs: transitionMs)
    case .sound(let effect, let volume):
      SfxPlay(
        sfxId: SfxID(rawValue: effect.rawValue), startAtServerMs: atMs, volume: volume)
    case .line(let line):
      VoiceLine(
        text: line.text, phraseId: line.phraseID,
        delivery: .caption(displayDurationMs: line.displayMs))
    case .effect(let effect): uiEffect(effect)
    default: nil
    }
  }

  private func uiEffect(_ effect: Effect) -> UiEffectTrigger? {
    EffectIntensity(rawValue: effect.intensity.rawValue).map {
      UiEffectTrigger(
        effectId: EffectID(rawValue: effect.id.rawValue), intensity: $0,
        durationMs: effect.durationMs)
    }
  }
}
