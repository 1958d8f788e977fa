/// A chord symbol: `C`, `Am`, `G7`, `Fmaj7`, `Dm7`, `Bdim`, `Gsus4`, with a bass as in `C/E`.
public struct Chord: Equatable, Sendable {
  /// The lowest note, in the octave below middle C.
  public let bass: Pitch
  /// Semitones above the root.
  public let intervals: [Int]
  public let root: Pitch

  public init?(_ symbol: some StringProtocol) {
    let parts = symbol.split(separator: "/")
    guard let head = parts.first, let (root, quality) = Self.root(of: String(head)),
      let intervals = Self.qualities[quality]
    else { return nil }
    self.root = root
    self.intervals = intervals
    let bass = parts.count > 1 ? Self.root(of: String(parts[1]))?.0 : root
    self.bass = bass ?? root
  }

  /// A symbol for each bar, with blanks between.
  static func each(_ symbols: String) throws(ScoreError) -> [Chord] {
    var chords: [Chord] = []
    for symbol in symbols.split(separator: " ") {
      guard let chord = Chord(symbol) else { throw ScoreError(text: String(symbol)) }
      chords.append(chord)
    }
    return chords
  }

  /// The chord's notes from `floor` upwards, as many as it has.
  public func voicing(from floor: Pitch) -> [Pitch] {
    intervals.map { interval in
      var pitch = root + interval
      while pitch < floor { pitch = pitch + 12 }
      while pitch.midi - 12 >= floor.midi { pitch = pitch + -12 }
      return pitch
    }.sorted()
  }

  /// Whether the note belongs to the chord, in any octave.
  public func contains(_ pitch: Pitch) -> Bool {
    intervals.contains { (pitch.midi - root.midi - $0) % 12 == 0 }
  }

  private static func root(of symbol: String) -> (Pitch, String)? {
    let length = symbol.dropFirst().first.map { $0 == "#" || $0 == "b" ? 2 : 1 } ?? 1
    guard let pitch = Pitch("\(symbol.prefix(length))3") else { return nil }
    return (pitch, String(symbol.dropFirst(length)))
  }

  private static let qualities: [String: [Int]] = [
    "": [0, 4, 7], "m": [0, 3, 7], "7": [0, 4, 7, 10], "maj7": [0, 4, 7, 11], "m7": [0, 3, 7, 10],
    "6": [0, 4, 7, 9], "dim": [0, 3, 6], "sus4": [0, 5, 7], "add9": [0, 4, 7, 14],
    "m6": [0, 3, 7, 9],
  ]
}
