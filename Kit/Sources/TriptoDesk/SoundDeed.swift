public import TriptoClient
public import TriptoWire

/// One of the players of the engine (UI-X6).
public enum SoundPlayer: Hashable, Sendable {
  case musicA, musicB
  case voice
  /// 0–3.
  case effect(Int)

  public static let all: [SoundPlayer] = [.musicA, .musicB, .voice] + (0..<4).map { .effect($0) }
}

/// What has a fader.
public enum SoundFader: Hashable, Sendable {
  case player(SoundPlayer)
  /// The host's level of all music (UI-H54).
  case musicLevel
  /// Music under the voice.
  case duck
}

/// How a file is begun. Times are those of the sound card.
public struct SoundStart: Equatable, Sendable {
  public var file: SoundFile
  public var atS: Double
  /// Seconds into the file.
  public var positionS: Double
  /// What goes round; nil: it is played once.
  public var loop: SoundLoop?
}

/// What the engine is to do.
public enum SoundDeed: Equatable, Sendable {
  /// Fetch and decode; `.loaded` or `.lost` answers.
  case load(SoundFile)
  case letGo(SoundFile)
  /// The server does not have it: `EffectSynth` makes it; `.loaded` answers.
  case make(SoundFile)
  /// Whatever that player had before is over.
  case play(SoundPlayer, SoundStart)
  case stop(SoundPlayer, atS: Double)
  case fade(SoundFader, SoundEnvelope)
  /// Keep on the device when a track began: an app that is opened again enters the same place of it.
  case keep(KeptTrack)
  /// `.spoke` answers.
  case speak(OwnLine)
  /// The device's own voice stops at once.
  case hush
  /// Tell the server how long a line took that was said to its end (EX54).
  case tellSpoken(clipId: String, ms: Int)
}

/// What happens to the desk.
public enum SoundEvent: Sendable {
  /// The server's soundtrack; empty where it has none.
  case manifest([SoundAsset])
  /// nil: the server does not have it, or it cannot be decoded.
  case loaded(SoundFile, seconds: Double?)
  /// The network was lost; it is asked for again when it is needed.
  case lost(SoundFile)
  /// Sound is allowed, or interrupted; players that were going have stopped.
  case mayPlay(Bool)
  case ended(SoundPlayer)
  /// All that the device has, at the start and at each change.
  case voices([OwnVoice])
  /// How long a line of the device's own took, in ms; nil: the voice could not say it.
  case spoke(OwnLine, ms: Int?)
  /// The game as it is now, before what has happened to it.
  case game(Game)
  case told(ServerMessage)
}
