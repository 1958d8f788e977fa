import Foundation

/// A key of the piano: 60 is middle C, written `C4`.
public struct Pitch: Hashable, Sendable, Comparable {
  public let midi: Int

  public init(midi: Int) { self.midi = midi }

  /// Reads `C4`, `F#3`, `Bb5`; nil for anything else.
  public init?(_ name: some StringProtocol) {
    guard let letter = name.first, let step = Self.steps[letter] else { return nil }
    var rest = name.dropFirst()
    var accidental = 0
    while let sign = rest.first, sign == "#" || sign == "b" {
      accidental += sign == "#" ? 1 : -1
      rest = rest.dropFirst()
    }
    guard let octave = Int(rest) else { return nil }
    self.init(midi: 12 * (octave + 1) + step + accidental)
  }

  /// Hertz, with A4 at 440.
  public var frequency: Double { 440 * pow(2, Double(midi - 69) / 12) }

  public static func < (left: Pitch, right: Pitch) -> Bool { left.midi < right.midi }

  public static func + (pitch: Pitch, semitones: Int) -> Pitch {
    Pitch(midi: pitch.midi + semitones)
  }

  private static let steps: [Character: Int] = [
    "C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11,
  ]
}
