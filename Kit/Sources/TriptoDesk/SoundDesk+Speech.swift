import TriptoKernel
import TriptoWire

// The second layer: one voice at a time, and the bed gives way to it.
extension SoundDesk {
  /// A clip that replaces another cuts it this fast.
  static let cutMs = 50
  static let loudest = 2.0
  /// The one after it rises this fast, in s.
  static let riseS = 0.001
  /// Less than this is not worth joining.
  static let leastS = 0.3

  mutating func say(_ new: Clip, _ now: SoundMoment) -> [SoundDeed] {
    if let clip, clip.id == new.id, clip.startMs == new.startMs { return [] }
    guard new.volume > 0 else { return silence(overMs: Self.cutMs, now) }
    clip = new
    return speak(now)
  }

  mutating func stopClip(_ id: String, overMs: Int, _ now: SoundMoment) -> [SoundDeed] {
    clip?.id == id ? silence(overMs: overMs, now) : []
  }

  /// Begins the clip that is wanted, as soon as it is there; one that is missing delays nothing (UI-T24).
  mutating func speak(_ now: SoundMoment) -> [SoundDeed] {
    guard let clip, speaking?.clip != clip else { return [] }
    let fetched = shelf.want(clip.file)
    guard mayPlay, let seconds = shelf.seconds(of: clip.file) else { return fetched }
    let lateS = clip.joins ? max(0, (now.serverMs - Double(clip.startMs)) / 1000 + now.latencyS) : 0
    guard lateS < seconds - Self.leastS || lateS == 0 else {
      self.clip = nil
      return fetched
    }
    return fetched + start(clip, seconds: seconds, from: lateS, now)
  }

  private mutating func start(
    _ clip: Clip, seconds: Double, from positionS: Double, _ now: SoundMoment
  ) -> [SoundDeed] {
    let cut = hush(overMs: Self.cutMs, now)
    // NB: there is one player for the voice: the next clip waits until the one before is cut.
    let out = tail.flatMap { $0.endS > now.soundS ? $0 : nil }
    let atS = max(now.start(clip.startMs), out?.endS ?? now.soundS)
    let volume = min(Self.loudest, clip.volume)
    var fade = out ?? SoundEnvelope(volume)
    if out != nil {
      fade.line(to: 0, at: atS)
      fade.line(to: volume, at: atS + Self.riseS)
    }
    speaking = Speech(clip: clip, fade: fade)
    let length = clip.durationMs > 0 ? Double(clip.durationMs) / 1000 : seconds
    duck.press(at: atS, for: length - positionS)
    let start = SoundStart(file: clip.file, atS: atS, positionS: positionS, loop: nil)
    return cut + [
      .fade(.player(.voice), fade), .play(.voice, start), .fade(.duck, duck.envelope),
    ]
  }

  /// Nobody speaks: the bed comes back.
  mutating func silence(overMs: Int, _ now: SoundMoment) -> [SoundDeed] {
    clip = nil
    guard speaking != nil else { return [] }
    let hushed = hush(overMs: overMs, now)
    duck.release(at: now.soundS)
    return hushed + [.fade(.duck, duck.envelope)]
  }

  private mutating func hush(overMs: Int, _ now: SoundMoment) -> [SoundDeed] {
    guard let speech = speaking else { return [] }
    speaking = nil
    let fade = Self.out(speech.fade, overMs: overMs, now)
    tail = fade
    return [.fade(.player(.voice), fade), .stop(.voice, atS: fade.endS)]
  }

  private static func out(
    _ fade: SoundEnvelope, overMs: Int, _ now: SoundMoment
  ) -> SoundEnvelope {
    var fade = fade
    fade.begin(at: now.soundS)
    fade.line(to: 0, at: now.soundS + Double(max(0, overMs)) / 1000)
    return fade
  }
}
