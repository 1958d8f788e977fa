import TriptoKernel
public import TriptoWire

// The device's own voice in place of a clip (EVE81): it is the second layer as well, and the bed gives way to it.
extension SoundDesk {
  /// What TV_VOICES tells (EX53).
  public var toldVoices: [TVVoice] { voices.told }

  /// AUDIO_PLAY: a clip, or words that the TV says itself; one voice at a time.
  mutating func play(_ audio: AudioPlay, _ now: SoundMoment) -> [SoundDeed] {
    guard let order = audio.speak else {
      return takeOver(
        Clip(
          id: audio.clipId, file: .clip(audio.url), durationMs: audio.durationMs,
          startMs: audio.startAtServerMs, volume: audio.volume), now)
    }
    if line?.isSame(as: audio.clipId, audio.startAtServerMs) == true { return [] }
    let hushed = hushOwn(now) + silence(overMs: Self.cutMs, now)
    return hushed + begin(audio, order, now)
  }

  /// A clip in place of whatever speaks.
  mutating func takeOver(_ clip: Clip, _ now: SoundMoment) -> [SoundDeed] {
    hushOwn(now) + say(clip, now)
  }

  private mutating func begin(
    _ audio: AudioPlay, _ order: SpeakOrder, _ now: SoundMoment
  ) -> [SoundDeed] {
    guard mayPlay, let voice = voices.voice(of: order.lang) else { return [] }
    let line = OwnLine(
      clipId: audio.clipId, text: audio.text, voice: voice, rate: order.rate,
      atS: now.start(audio.startAtServerMs), startMs: audio.startAtServerMs)
    self.line = line
    duck.press(at: line.atS, for: Double(audio.durationMs) / 1000)
    return [.speak(line), .fade(.duck, duck.envelope)]
  }

  /// The voice has ended, or could not say it; its caption stands all the same.
  mutating func ended(_ line: OwnLine, ms: Int?, _ now: SoundMoment) -> [SoundDeed] {
    if ms == nil { voices.drop(line.voice.id) }
    guard self.line == line else { return [] }
    self.line = nil
    return release(now) + (ms.map { [.tellSpoken(clipId: line.clipId, ms: $0)] } ?? [])
  }

  mutating func stopOwn(_ clipId: String, _ now: SoundMoment) -> [SoundDeed] {
    line?.clipId == clipId ? hushOwn(now) : []
  }

  mutating func hushOwn(_ now: SoundMoment) -> [SoundDeed] {
    guard line != nil else { return [] }
    line = nil
    return [.hush] + release(now)
  }

  private mutating func release(_ now: SoundMoment) -> [SoundDeed] {
    duck.release(at: now.soundS)
    return [.fade(.duck, duck.envelope)]
  }
}
