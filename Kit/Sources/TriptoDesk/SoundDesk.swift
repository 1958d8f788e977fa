import TriptoClient
import TriptoKernel
import TriptoWire

/// The TV's mixing desk as a value: what the server commands comes in with its moment, and what the engine is to do
/// goes out (UI-T22–UI-T24, UI-X6). Music lies under the voice, effects over both and are never ducked.
public struct SoundDesk: Equatable, Sendable {
  struct Wish: Equatable, Sendable {
    var file: SoundFile
    var isLoop: Bool
    /// Without the host's level.
    var nominalDb: Double
    var fadeInMs: Int
    var startMs: Milliseconds
  }

  struct Clip: Equatable, Sendable {
    var id: String
    var file: SoundFile
    /// 0: as long as the sound.
    var durationMs: Int
    var startMs: Milliseconds
    /// 0–2; 0: nothing is said, the clip only carries its caption.
    var volume: Double
    /// It has begun before: it is entered where it should be by now.
    var joins = false
  }

  struct Speech: Equatable, Sendable {
    var clip: Clip
    var fade: SoundEnvelope
  }

  struct Effect: Equatable, Sendable {
    var id: String
    var volume: Double
    var startMs: Milliseconds
  }

  package internal(set) var mayPlay = false
  var loops: [String: SoundLoop]?
  var shelf = SoundShelf()
  var bed = MusicBed()
  var wish: Wish?
  var levelDb = 0.0
  var level = SoundEnvelope(1)
  var duck = Duck()
  var clip: Clip?
  var speaking: Speech?
  /// How the clip before goes out.
  var tail: SoundEnvelope?
  var voices = OwnVoices()
  /// What the device says itself just now.
  var line: OwnLine?
  var waiting: [Effect] = []
  var nextEffect = 0
  /// What the server does not have, and what has been asked of `EffectSynth`.
  var made: Set<SoundFile> = []
  var kept: KeptTrack?
  // What the desk knows of the game.
  var destination = 0
  var isEvening = false
  var isAnswerShown = false
  var hasCaughtUp = false
  var ahead: [SoundFile] = []

  /// - Parameter kept: what the device has kept of the track that it heard last.
  public init(kept: KeptTrack? = nil) { self.kept = kept }

  /// What follows from an event.
  public mutating func handle(_ event: SoundEvent, at now: SoundMoment) -> [SoundDeed] {
    switch event {
    case .manifest(let assets):
      loops = Dictionary(assets.map { ($0.id, $0.loop) }) { $1 }.compactMapValues { $0 }
      return follow(now) + playWaiting(now)
    case .loaded(let file, let seconds):
      if seconds == nil, made.insert(file).inserted, file.canBeMade { return [.make(file)] }
      let tidied = shelf.put(file, seconds: seconds)
      return tidied + follow(now) + speak(now) + playWaiting(now)
    case .lost(let file):
      shelf.lose(file)
      return []
    case .mayPlay(let may): return allow(may, now)
    case .ended(let player): return end(player)
    case .voices(let all):
      voices.set(all)
      return []
    case .spoke(let line, let ms): return ended(line, ms: ms, now)
    case .game(let game): return take(game, now)
    case .told(let message): return hear(message, now)
    }
  }

  private mutating func allow(_ may: Bool, _ now: SoundMoment) -> [SoundDeed] {
    guard may != mayPlay else { return [] }
    mayPlay = may
    guard may else {
      // NB: an engine that was interrupted has lost what its players had.
      bed.forget(nil)
      speaking = nil
      return hushOwn(now)
    }
    wish?.fadeInMs = Self.shortestFadeMs
    clip?.joins = true
    return [.fade(.musicLevel, level)] + follow(now) + speak(now)
  }

  private mutating func end(_ player: SoundPlayer) -> [SoundDeed] {
    // NB: a piece that is played once is not wanted again.
    if bed.deck?.player == player { wish = nil }
    bed.forget(player)
    if player == .voice, let spoken = speaking {
      speaking = nil
      // NB: the next clip may be on its way already.
      if clip == spoken.clip { clip = nil }
    }
    return []
  }
}
