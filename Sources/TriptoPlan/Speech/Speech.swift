public import TriptoKernel

/// A clip on the air.
public struct Speech: Hashable, Sendable, Codable {
  public let clip: Clip
  public package(set) var startMs: Milliseconds
  /// TVs have been told of the clip before.
  public let isPrefetched: Bool

  package init(clip: Clip, startMs: Milliseconds, isPrefetched: Bool) {
    self.clip = clip
    self.startMs = startMs
    self.isPrefetched = isPrefetched
  }

  public var spoken: Spoken { clip.line.spoken }
  public var endMs: Milliseconds { startMs + clip.durationMs }
}

/// What one event changes on the air: the director tells it (AU17).
public struct SpeechNews: Equatable, Sendable, Codable {
  public package(set) var stopped: Speech?
  public package(set) var started: Speech?

  package init(stopped: Speech? = nil, started: Speech? = nil) {
    self.stopped = stopped
    self.started = started
  }
}

/// The clips a game has, and what has been heard of them.
public struct VoiceBook: Sendable, Equatable, Codable {
  private var rounds: [Int: [Clip]] = [:]
  public package(set) var heard: Set<LineID> = []

  package init() {}

  package mutating func keep(_ new: [Clip]) {
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
