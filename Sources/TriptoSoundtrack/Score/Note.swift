/// A note of a part. Times are in beats from the start of the piece.
public struct Note: Equatable, Sendable {
  public var start: Double
  public var length: Double
  public var pitch: Pitch
  /// 1 to 127.
  public var velocity: Int

  public init(_ pitch: Pitch, at start: Double, for length: Double, velocity: Int = 90) {
    self.start = start
    self.length = length
    self.pitch = pitch
    self.velocity = velocity
  }
}

/// A note text that cannot be read.
public struct ScoreError: Error, Equatable, CustomStringConvertible {
  public let text: String
  public var description: String { "not a note or chord: \(text)" }
}

/// Reads the notation of the scores: `C5/1` is a C of one beat, `r/.5` a rest, `C4+E4/2` two notes;
/// `>` before a note is an accent, `|` only helps the eye.
public enum Notation {
  public static func notes(
    _ text: String, from start: Double = 0, velocity: Int = 90, transpose: Int = 0
  ) throws(ScoreError) -> [Note] {
    var beat = start
    var notes: [Note] = []
    for token in text.split(whereSeparator: { $0.isWhitespace || $0 == "|" }) {
      let isAccent = token.hasPrefix(">")
      let parts = (isAccent ? token.dropFirst() : token).split(separator: "/")
      guard parts.count == 2, let length = Double(String(parts[1])), length > 0 else {
        throw ScoreError(text: String(token))
      }
      if parts[0] != "r" {
        for name in parts[0].split(separator: "+") {
          guard let pitch = Pitch(name) else { throw ScoreError(text: String(token)) }
          notes.append(
            Note(
              pitch + transpose, at: beat, for: length,
              velocity: min(127, velocity + (isAccent ? 14 : 0))))
        }
      }
      beat += length
    }
    return notes
  }
}
