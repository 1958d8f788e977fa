// Made by `make wire` from Kit/Wire/identity.wire: change that, not this file.
public import TriptoKernel

/// One socket, a new UUID v4 string for each (ID3).
public struct ConnectionID: StringID, JSONWritable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// What a client calls one of its commands, so that a repeat changes nothing (EX5).
public struct CommandID: StringID, JSONWritable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A piece of music (AU2–AU4).
public struct TrackID: StringID, JSONWritable, CaseIterable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let travel: TrackID = "music_travel"
  public static let travelLoop: TrackID = "music_travel_loop"
  public static let followupLoop: TrackID = "music_followup_loop"

  /// Every one that this build knows.
  public static let allCases: [TrackID] = [.travel, .travelLoop, .followupLoop]
}

/// A sound effect (AU7–AU10).
public struct SfxID: StringID, JSONWritable, CaseIterable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let brake: SfxID = "sfx_brake"
  public static let lock: SfxID = "sfx_lock"
  public static let reveal: SfxID = "sfx_reveal"
  public static let stingBuild: SfxID = "sfx_sting_build"
  public static let drumroll: SfxID = "sfx_drumroll"
  public static let winnerFanfare: SfxID = "sfx_winner_fanfare"

  /// Every one that this build knows.
  public static let allCases: [SfxID] = [
    .brake, .lock, .reveal, .stingBuild, .drumroll, .winnerFanfare,
  ]
}

/// A visual effect of the finale (EV45).
public struct EffectID: StringID, JSONWritable, CaseIterable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let podiumThird: EffectID = "podium_third"
  public static let podiumSecond: EffectID = "podium_second"
  public static let podiumFirst: EffectID = "podium_first"
  public static let fullStandings: EffectID = "full_standings"
  public static let confetti: EffectID = "confetti"
  public static let flash: EffectID = "flash"
  public static let spotlight: EffectID = "spotlight"

  /// Every one that this build knows.
  public static let allCases: [EffectID] = [
    .podiumThird, .podiumSecond, .podiumFirst, .fullStandings, .confetti, .flash, .spotlight,
  ]
}

/// Who a connection is. Comes from the token alone (WS2, SE5).
public enum Role: String, Codable, CaseIterable, Sendable, JSONWritable {
  case host
  case player
  case tv
}

/// A role as `WELCOME` and the join response spell it (ID5).
public enum RoleName: String, Codable, CaseIterable, Sendable, JSONWritable {
  case host = "HOST"
  case player = "PLAYER"
  case tv = "TV"
}

/// The phases of a game as the wire spells them (ST1).
public enum PhaseName: OpenWord {
  case lobby
  case preparingRound
  case roundIntro
  case clueLevel
  case pausedForBrake
  case revealDestination
  case followupQuestion
  case scoreboard
  case finalResults
  case roundEnd
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [PhaseName] = [
    .lobby, .preparingRound, .roundIntro, .clueLevel, .pausedForBrake, .revealDestination,
    .followupQuestion, .scoreboard, .finalResults, .roundEnd,
  ]

  public init?(rawValue: String) {
    switch rawValue {
    case "LOBBY": self = .lobby
    case "PREPARING_ROUND": self = .preparingRound
    case "ROUND_INTRO": self = .roundIntro
    case "CLUE_LEVEL": self = .clueLevel
    case "PAUSED_FOR_BRAKE": self = .pausedForBrake
    case "REVEAL_DESTINATION": self = .revealDestination
    case "FOLLOWUP_QUESTION": self = .followupQuestion
    case "SCOREBOARD": self = .scoreboard
    case "FINAL_RESULTS": self = .finalResults
    case "ROUND_END": self = .roundEnd
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .lobby: "LOBBY"
    case .preparingRound: "PREPARING_ROUND"
    case .roundIntro: "ROUND_INTRO"
    case .clueLevel: "CLUE_LEVEL"
    case .pausedForBrake: "PAUSED_FOR_BRAKE"
    case .revealDestination: "REVEAL_DESTINATION"
    case .followupQuestion: "FOLLOWUP_QUESTION"
    case .scoreboard: "SCOREBOARD"
    case .finalResults: "FINAL_RESULTS"
    case .roundEnd: "ROUND_END"
    case .unknown(let word): word
    }
  }
}

/// What went wrong with a command (EV23).
public enum ErrorCode: OpenWord {
  case invalidSession
  case unauthorized
  case rateLimited
  case invalidPhase
  case validationError
  case internalError
  case invalidContentPack
  case invalidOperation
  /// A word newer than this build; the server never writes one.
  case unknown(String)

  /// Every one that this build knows.
  public static let allCases: [ErrorCode] = [
    .invalidSession, .unauthorized, .rateLimited, .invalidPhase, .validationError, .internalError,
    .invalidContentPack, .invalidOperation,
  ]

  public init?(rawValue: String) {
    switch rawValue {
    case "INVALID_SESSION": self = .invalidSession
    case "UNAUTHORIZED": self = .unauthorized
    case "RATE_LIMITED": self = .rateLimited
    case "INVALID_PHASE": self = .invalidPhase
    case "VALIDATION_ERROR": self = .validationError
    case "INTERNAL_ERROR": self = .internalError
    case "INVALID_CONTENT_PACK": self = .invalidContentPack
    case "INVALID_OPERATION": self = .invalidOperation
    default: return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .invalidSession: "INVALID_SESSION"
    case .unauthorized: "UNAUTHORIZED"
    case .rateLimited: "RATE_LIMITED"
    case .invalidPhase: "INVALID_PHASE"
    case .validationError: "VALIDATION_ERROR"
    case .internalError: "INTERNAL_ERROR"
    case .invalidContentPack: "INVALID_CONTENT_PACK"
    case .invalidOperation: "INVALID_OPERATION"
    case .unknown(let word): word
    }
  }
}

/// An extension a connection has opted in to (EX1).
public enum Capability: String, Codable, CaseIterable, Sendable, JSONWritable {
  case seq
  case patch
  case timers
  case clock
  case events
}
