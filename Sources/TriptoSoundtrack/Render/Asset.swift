/// One file of the soundtrack.
public struct Asset: Sendable {
  public enum Kind: String, Codable, Sendable {
    case musicLoop = "music_loop"
    case musicOnce = "music_once"
    case effect = "sfx"
  }

  enum Source: Sendable {
    case score(@Sendable () throws(ScoreError) -> Score)
    case synthesis(@Sendable () -> Sound)
  }

  /// As on the wire (SPEC AU), with `_2`, `_3` for variants of a track.
  public let id: String
  public let kind: Kind
  public let tags: [String]
  let source: Source
  /// Seconds; the length of what is no loop.
  let length: Double?

  /// LUFS aimed at.
  public var loudness: Double { kind == .effect ? -16 : -20 }
}

extension Asset {
  /// Everything that is shipped.
  public static let all: [Asset] = music + signals + effects

  private static let music: [Asset] = [
    loop("music_travel", ["intro"], TravelTheme.intro),
    loop("music_travel_loop", ["clues", "rails"], TravelTheme.rails.loop),
    loop("music_travel_loop_2", ["clues", "coast"], TravelTheme.coast.loop),
    loop("music_travel_loop_3", ["clues", "mountain"], TravelTheme.mountain.loop),
    loop("music_followup_loop", ["questions"], TensionTheme.loop),
    loop("music_result_bed", ["scoreboard"], TravelTheme.resultBed),
  ]

  private static let signals: [Asset] = [
    signal("sfx_reveal", 2.9, ["reveal"], Signals.reveal),
    signal("sfx_sting_build", 0.9, ["finale"], Signals.sting),
    signal("sfx_drumroll", nil, ["finale", "loop"], Signals.drumroll),
    signal("sfx_winner_fanfare", 8.4, ["finale"], Signals.fanfare),
  ]

  private static let effects: [Asset] = [
    effect("sfx_brake", 1.2, Effects.brake), effect("sfx_lock", 0.42, Effects.lock),
    effect("sfx_followup_correct", 0.4, Effects.correct),
    effect("sfx_followup_incorrect", 0.4, Effects.incorrect),
    effect("sfx_tick", 0.12, Effects.tick),
  ]

  private static func loop(
    _ id: String, _ tags: [String], _ score: @escaping @Sendable () throws(ScoreError) -> Score
  ) -> Asset {
    Asset(id: id, kind: .musicLoop, tags: tags, source: .score(score), length: nil)
  }

  private static func signal(
    _ id: String, _ length: Double?, _ tags: [String],
    _ score: @escaping @Sendable () throws(ScoreError) -> Score
  ) -> Asset {
    Asset(id: id, kind: .effect, tags: tags, source: .score(score), length: length)
  }

  private static func effect(
    _ id: String, _ length: Double, _ sound: @escaping @Sendable () -> Sound
  ) -> Asset {
    Asset(id: id, kind: .effect, tags: ["game"], source: .synthesis(sound), length: length)
  }
}
