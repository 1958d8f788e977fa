public import TriptoKernel

/// A moment of the show at which something is said (AU14–AU16).
public enum Spoken: Hashable, Sendable, Codable {
  case roundIntro, beforeClue, afterLock, afterBrake
  /// `revealNobody`: no answer was locked at all.
  case beforeReveal, revealCorrect, revealIncorrect, revealNobody
  case bridge, scoreboard
  /// A step of the rules ride, from 1 (EVE55).
  case rules(Int)
  /// Something of this night, instead of the ordinary line of its slot (EVE88).
  case recalled(Recollection)
  case final(FinaleMood)
  /// What the conductor says of an award (EVE78).
  case award(AwardID)
  case clue(level: Int)
  /// From 0.
  case question(Int)

  /// The words come from the destination, not from the host of the show.
  public var isContent: Bool {
    switch self {
    case .clue, .question: true
    case .roundIntro, .beforeClue, .afterLock, .afterBrake, .beforeReveal, .revealCorrect,
      .revealIncorrect, .revealNobody, .bridge, .scoreboard, .final,
      .rules, .award,
      .recalled:
      false
    }
  }
}

/// How the points stand when the finale begins.
public enum FinaleMood: String, Hashable, Sendable, Codable, CaseIterable {
  case plain, close, comeback, solo, aborted
}

/// One line of one destination.
public struct LineID: Hashable, Sendable, Codable {
  public let round: Int
  public let spoken: Spoken
  /// From 0; clues, questions and bridges have one.
  public let variant: Int

  public init(round: Int, spoken: Spoken, variant: Int = 0) {
    self.round = round
    self.spoken = spoken
    self.variant = variant
  }
}

/// A line that has been made into sound.
public struct Clip: Hashable, Sendable, Codable {
  public let line: LineID
  public let language: Language
  /// Names the sound file; says nothing about the words.
  public let assetID: String
  public let durationMs: Milliseconds
  /// Only carries its caption (AU19).
  public let isSilent: Bool

  public init(
    line: LineID, language: Language, assetID: String, durationMs: Milliseconds,
    isSilent: Bool = false
  ) {
    self.line = line
    self.language = language
    self.assetID = assetID
    self.durationMs = durationMs
    self.isSilent = isSilent
  }
}

/// A clip on the air.
public struct Speech: Hashable, Sendable {
  public let clip: Clip
  public internal(set) var startMs: Milliseconds
  /// TVs have been told of the clip before.
  public let isPrefetched: Bool

  public var spoken: Spoken { clip.line.spoken }
  public var endMs: Milliseconds { startMs + clip.durationMs }
}

/// What one event changes on the air: the director tells it (AU17).
public struct SpeechNews: Equatable, Sendable {
  public internal(set) var stopped: Speech?
  public internal(set) var started: Speech?
}

/// The clips a game has, and what has been heard of them.
public struct VoiceBook: Sendable, Equatable {
  private var rounds: [Int: [Clip]] = [:]
  public internal(set) var heard: Set<LineID> = []

  mutating func keep(_ new: [Clip]) {
    for clip in new {
      rounds[clip.line.round, default: []].removeAll {
        $0.line == clip.line && $0.language == clip.language
      }
      rounds[clip.line.round, default: []].append(clip)
    }
  }

  public subscript(line: LineID, language: Language) -> Clip? {
    clips(of: line.round).first { $0.line == line && $0.language == language }
  }

  /// Clips of a destination, in the order in which they became ready.
  public func clips(of round: Int) -> [Clip] { rounds[round] ?? [] }
}

/// The numbers of speech (PA2, PA4, PA12, PA23), in ms.
public struct SpeechPacing: Sendable, Equatable, Codable {
  /// PA2, behind the clip.
  public var afterIntroMs: Milliseconds
  /// PA4: from the remark before a clue to its clip, at least
  public var beforeClueMs: Milliseconds
  /// From the brake to the banter, so that the screech is over.
  public var afterBrakeMs: Milliseconds
  /// Between two lines that follow each other.
  public var breathMs: Milliseconds
  /// PA12, behind the clip.
  public var afterBridgeMs: Milliseconds
  /// The longest banter of the reveal and of the results, and the longest bridge (ST30).
  public var longestBanterMs: Milliseconds
  /// PA23: the clue's text stays hidden so long at most
  public var textRevealMs: Milliseconds
  /// A clip that is ready this late may still be played.
  public var lateClipMs: Milliseconds
  /// The show waits for what is being said (PA25).
  public var waitsForClips: Bool

  /// A TV may be told of a clip this long before it sounds, so it may sound this much longer.
  public static let longestLeadMs = 600

  /// Nothing is waited for: games that began before there was a voice.
  static let none = SpeechPacing(
    afterIntroMs: 0, beforeClueMs: 0, afterBrakeMs: 0, breathMs: 0, afterBridgeMs: 0,
    longestBanterMs: 0, textRevealMs: 0, lateClipMs: 0, waitsForClips: false)
}
