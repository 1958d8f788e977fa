import Foundation
import TriptoClient
import TriptoDesk
import TriptoTestWorld
import TriptoWire

/// A sound card that has every sound of the server at once, and remembers what it is to play.
@MainActor
final class Loudspeaker: SoundEngine {
  let world: FakeWorld
  /// Tells the app what has happened.
  var tell: @MainActor (SoundEvent) -> Void = { _ in }
  /// What the server does not have; whose way is lost; what a test lets come later.
  var missing: Set<SoundFile> = []
  var lost: Set<SoundFile> = []
  var slow: Set<SoundFile> = []
  private(set) var deeds: [SoundDeed] = []

  init(_ world: FakeWorld) { self.world = world }

  var soundS: Double { world.monoMs / 1000 }
  var latencyS: Double { 0 }

  func perform(_ deeds: [SoundDeed], from server: ServerAddress) {
    self.deeds += deeds
    for deed in deeds {
      switch deed {
      case .load(let file): load(file)
      case .make(let file): tell(.loaded(file, seconds: 1))
      case .letGo, .play, .stop, .fade, .keep, .speak, .hush, .tellSpoken: break
      }
    }
  }

  private func load(_ file: SoundFile) {
    if lost.contains(file) { return tell(.lost(file)) }
    if slow.contains(file) { return }
    tell(.loaded(file, seconds: missing.contains(file) ? nil : long(file)))
  }

  private func long(_ file: SoundFile) -> Double {
    if case .asset(let id) = file, id.hasPrefix("music") { 48.5 } else { 4 }
  }

  func begin() { deeds = [] }

  var starts: [(player: SoundPlayer, start: SoundStart)] {
    deeds.compactMap { if case .play(let player, let start) = $0 { (player, start) } else { nil } }
  }
  func start(of file: SoundFile) -> SoundStart? { starts.last { $0.start.file == file }?.start }
  func stop(of player: SoundPlayer) -> Double? {
    deeds.compactMap { if case .stop(player, let atS) = $0 { atS } else { nil } }.last
  }
  func fade(_ fader: SoundFader) -> SoundEnvelope? {
    deeds.compactMap { if case .fade(fader, let envelope) = $0 { envelope } else { nil } }.last
  }
}

extension TVSet {
  /// A TV that sounds.
  static func sounding(seat: Seat? = TVSet.seat) -> (TVSet, Loudspeaker) {
    let world = FakeWorld()
    let speaker = Loudspeaker(world)
    let tv = TVSet(seat: seat, world: world, engine: speaker)
    speaker.tell = { [app = tv.app] in app.sound($0) }
    tv.app.sound(
      .manifest([SoundAsset(id: "music_travel_loop", loopStartMs: 250, loopEndMs: 48_250)]))
    tv.app.sound(.mayPlay(true))
    return (tv, speaker)
  }

  func music(_ track: String, inMs: Int = 0, fadeMs: Int = 300) async {
    await hear(
      "MUSIC_SET",
      [
        "trackId": .string(track), "mode": "loop", "startAtServerMs": .int(serverMs + inMs),
        "gainDb": 0, "fadeInMs": .int(fadeMs),
      ])
  }

  func say(_ clip: String, inMs: Int = 0, ms: Int = 4000) async {
    await hear(
      "AUDIO_PLAY",
      [
        "clipId": .string(clip), "url": .string("/audio/clips/\(clip)"), "durationMs": .int(ms),
        "startAtServerMs": .int(serverMs + inMs), "text": "Välkommen ombord.",
        "showText": .bool(true), "volume": 1,
      ])
  }

  func effect(_ sfx: String, inMs: Int = 0) async {
    await hear(
      "SFX_PLAY",
      ["sfxId": .string(sfx), "startAtServerMs": .int(serverMs + inMs), "volume": 1])
  }

  /// What the server was told of the TV's sound (EX38).
  var told: [String] {
    (socket?.sent ?? []).compactMap { frame in
      if case .string(let audio)? = frame["payload"]?["audio"] { audio } else { nil }
    }
  }

  var serverMs: Int { Self.nowMs + Int(world.monoMs) }
}
