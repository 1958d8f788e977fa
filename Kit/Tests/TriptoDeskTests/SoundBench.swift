import TriptoClient
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoDesk

/// A desk whose engine is the test: it fetches what it is told to, and keeps what it is to do.
struct SoundBench {
  var desk: SoundDesk
  var deeds: [SoundDeed] = []
  /// Both clocks began at the same time.
  var nowMs = 1_800_000_000_000.0
  var lengths: [SoundFile: Double] = [:]
  var fetches = true
  static let epochMs = 1_800_000_000_000.0
  static let loop = SoundAsset(id: "music_travel_loop", loopStartMs: 250, loopEndMs: 48_250)

  init(isAllowed: Bool = true, kept: KeptTrack? = nil, assets: [SoundAsset] = [loop]) {
    desk = SoundDesk(kept: kept)
    hear(.manifest(assets))
    if isAllowed { hear(.mayPlay(true)) }
    deeds = []
  }

  var now: SoundMoment {
    SoundMoment(serverMs: nowMs, soundS: (nowMs - Self.epochMs) / 1000)
  }

  mutating func hear(_ event: SoundEvent) {
    let new = desk.handle(event, at: now)
    deeds += new
    guard fetches else { return }
    for case .load(let file) in new { hear(.loaded(file, seconds: lengths[file] ?? 60)) }
  }

  mutating func hear(_ type: String, _ payload: JSONValue) {
    guard let message = Frames.frame(type, payload).message else { return }
    hear(.told(message))
  }

  mutating func music(_ track: String, inMs: Int = 0, db: Double = 0, fadeMs: Int = 300) {
    hear(
      "MUSIC_SET",
      [
        "trackId": .string(track), "mode": "loop", "startAtServerMs": .int(Int(nowMs) + inMs),
        "gainDb": .double(db), "fadeInMs": .int(fadeMs),
      ])
  }

  mutating func say(_ id: String, inMs: Int = 0, ms: Int = 4000, volume: Double = 1) {
    hear(
      "AUDIO_PLAY",
      [
        "clipId": .string(id), "url": .string("/audio/clips/\(id)"), "durationMs": .int(ms),
        "startAtServerMs": .int(Int(nowMs) + inMs), "text": "Hej", "showText": .bool(true),
        "volume": .double(volume),
      ])
  }

  mutating func pass(_ ms: Double) { nowMs += ms }

  mutating func begin() { deeds = [] }

  var starts: [(player: SoundPlayer, start: SoundStart)] {
    deeds.compactMap { if case .play(let player, let start) = $0 { (player, start) } else { nil } }
  }
  var stops: [SoundPlayer: Double] {
    let stops = deeds.compactMap { deed -> (SoundPlayer, Double)? in
      if case .stop(let player, let atS) = deed { (player, atS) } else { nil }
    }
    return Dictionary(stops) { $1 }
  }
  var loads: [SoundFile] {
    deeds.compactMap { if case .load(let file) = $0 { file } else { nil } }
  }
  func fade(_ fader: SoundFader) -> SoundEnvelope? {
    deeds.compactMap { deed -> SoundEnvelope? in
      if case .fade(fader, let envelope) = deed { envelope } else { nil }
    }.last
  }
}
