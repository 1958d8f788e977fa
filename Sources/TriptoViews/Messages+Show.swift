import TriptoGame
import TriptoPlan
import TriptoShow
import TriptoWire

extension Messages {
  /// A TV with extensions is told a little ahead; a v1 TV plays on receipt, so its start is now (AU21).
  private func startMs(for recipient: Recipient) -> Int {
    atMs + (recipient.isExtended ? Mix.leadMs : 0)
  }

  func music(
    _ track: Track, _ gainDb: Double, _ fadeInMs: Int, for recipient: Recipient
  ) -> MusicSet {
    MusicSet(
      trackId: TrackID(rawValue: track.rawValue), mode: .loop,
      startAtServerMs: startMs(for: recipient), gainDb: gainDb, fadeInMs: fadeInMs)
  }

  func sound(_ effect: SoundEffect, _ volume: Double, for recipient: Recipient) -> SfxPlay {
    SfxPlay(
      sfxId: SfxID(rawValue: effect.rawValue), startAtServerMs: startMs(for: recipient),
      volume: volume)
  }

  func voiceLine(_ line: ScriptLine) -> VoiceLine {
    VoiceLine(
      text: line.caption, phraseId: line.id.phraseID,
      delivery: .caption(displayDurationMs: line.displayMs))
  }

  /// AU13, AU18: with its volume and a text without markup
  func audioPlay(_ speech: Speech, for recipient: Recipient) -> AudioPlay {
    let clip = speech.clip.reference(in: state.id, at: clips)
    let isOwn = recipient.isExtended && speech.clip.isByTV
    let speak = isOwn ? SpeakOrder(lang: speech.clip.language, rate: 1) : nil
    return AudioPlay(
      clipId: clip.clipId, url: speak == nil ? clip.url : "", durationMs: clip.durationMs,
      startAtServerMs: speech.startMs(for: recipient), text: state.caption(of: speech.clip),
      showText: !speech.spoken.isContent, volume: speech.volume(for: recipient),
      phraseId: speech.clip.line.phraseID, speak: speak)
  }

  /// Clips to fetch ahead; what the TV says itself is none (EVE81).
  func prefetch(_ news: [Clip], for recipient: Recipient) -> TtsPrefetch? {
    let fetched = recipient.isExtended ? news.filter { !$0.isByTV } : news
    guard !fetched.isEmpty else { return nil }
    return TtsPrefetch(clips: fetched.map { $0.reference(in: state.id, at: clips) })
  }

  func uiEffect(_ effect: Effect) -> UiEffectTrigger? {
    EffectIntensity(rawValue: effect.intensity.rawValue).map {
      UiEffectTrigger(
        effectId: EffectID(rawValue: effect.id.rawValue), intensity: $0,
        durationMs: effect.durationMs)
    }
  }
}
