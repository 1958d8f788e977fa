public import TriptoGame
import TriptoPlan

/// The music tracks (AU2–AU4).
public enum Track: String, Sendable {
  case travel = "music_travel"
  case travelLoop = "music_travel_loop"
  case followupLoop = "music_followup_loop"
}

/// The sound effects (AU7–AU11).
public enum SoundEffect: String, Sendable {
  case brake = "sfx_brake"
  case lock = "sfx_lock"
  case reveal = "sfx_reveal"
  case stingBuild = "sfx_sting_build"
  case drumroll = "sfx_drumroll"
  case winnerFanfare = "sfx_winner_fanfare"
  /// Of evening sessions (EVE53).
  case followupCorrect = "sfx_followup_correct"
  case followupIncorrect = "sfx_followup_incorrect"
}

/// What the screens do in the finale (EV45, FI2–FI6).
public struct Effect: Sendable, Equatable {
  public enum ID: String, Sendable {
    case podiumThird = "podium_third"
    case podiumSecond = "podium_second"
    case podiumFirst = "podium_first"
    case fullStandings = "full_standings"
    case confetti
  }

  public enum Intensity: String, Sendable { case low, med, high }

  public let id: ID
  public let intensity: Intensity
  public let durationMs: Int
}

/// Fades and gains of the mix (AU2–AU6, AU12); ms and dB.
public enum Mix {
  public static let introGainDb = -6.0
  public static let introFadeMs = 2_000
  public static let loopFadeMs = 300
  public static let stopFadeMs = 600
  public static let followupStopFadeMs = 400
  public static let hostGainTransitionMs = 300
  /// AU17: how fast a clip that is cut fades, in ms
  public static let speechCutMs = 50
  /// EV56: a longer list is split
  public static let clipsPerPrefetch = 8
  /// How far ahead of its sound a cue reaches a TV that schedules; v1 TVs play on receipt
  /// (AU21).
  public static let leadMs = 250
  /// For a clip that the TV has not fetched yet.
  public static let fetchLeadMs = SpeechPacing.longestLeadMs
  /// AU13, for v1 TVs; ours have a mix of their own.
  public static let speechVolume = 1.4
  public static let remarkVolume = 1.0
}

/// What the music bed plays in a state (PR31, PR32). A snapshot shows it already while the event
/// that starts or stops it still follows.
public struct MusicBed: Sendable, Equatable {
  public let track: Track?
  public let isPlaying: Bool

  public init(of state: GameState) {
    let track = Self.track(of: state)
    self.track = track
    isPlaying = track != nil && !state.isPaused && !Self.isSilent(state)
  }

  private static func track(of state: GameState) -> Track? {
    switch state.phase {
    case .roundIntro: .travel
    case .clueLevel, .pausedForBrake: .travelLoop
    case .followupQuestion: .followupLoop
    case .lobby, .preparingRound, .revealDestination, .scoreboard, .finalResults, .roundEnd: nil
    }
  }

  /// The brake, the silence before the name, and the end of the questions stop the music.
  private static func isSilent(_ state: GameState) -> Bool {
    state.phase == .pausedForBrake || state.step?.isBeforeName == true
      || state.step == .lastQuestion
  }
}
