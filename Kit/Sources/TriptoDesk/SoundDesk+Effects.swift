import TriptoKernel
import TriptoWire

// The third layer: short sounds over everything, never ducked (AU6).
extension SoundDesk {
  static let voices = 4
  /// The roll is cut from a longer loop.
  private static let cutS = [SfxID.drumroll.rawValue: 2.4]
  private static let fadeS = 0.06
  /// An effect that has been fetched later than this after its moment belongs to nothing on the screen any more.
  private static let staleMs = 2000.0

  static let effects =
    SfxID.allCases.map(\.rawValue) + ["sfx_followup_correct", "sfx_followup_incorrect"]

  mutating func play(_ effect: Effect, _ now: SoundMoment) -> [SoundDeed] {
    guard mayPlay else { return [] }
    waiting.append(effect)
    return shelf.want(.asset(effect.id)) + playWaiting(now)
  }

  mutating func playWaiting(_ now: SoundMoment) -> [SoundDeed] {
    guard loops != nil else { return [] }
    let ready = waiting.filter { shelf.seconds(of: .asset($0.id)) != nil }
    waiting.removeAll {
      ready.contains($0) || shelf.isMissing(.asset($0.id))
        || now.serverMs - Double($0.startMs) > Self.staleMs
    }
    return ready.flatMap { begin($0, now) }
  }

  private mutating func begin(_ effect: Effect, _ now: SoundMoment) -> [SoundDeed] {
    let player = SoundPlayer.effect(nextEffect)
    nextEffect = (nextEffect + 1) % Self.voices
    let atS = now.start(effect.startMs)
    var fade = SoundEnvelope(max(0, effect.volume))
    let start = SoundStart(
      file: .asset(effect.id), atS: atS, positionS: loops?[effect.id]?.startS ?? 0, loop: nil)
    guard let lengthS = Self.cutS[effect.id] else {
      return [.fade(.player(player), fade), .play(player, start)]
    }
    fade.begin(at: atS + lengthS - Self.fadeS)
    fade.line(to: 0, at: atS + lengthS)
    return [
      .fade(.player(player), fade), .play(player, start), .stop(player, atS: atS + lengthS),
    ]
  }
}
