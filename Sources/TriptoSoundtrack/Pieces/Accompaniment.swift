/// Patterns that turn one chord per bar into a part. Every bar has four beats.
enum Accompaniment {
  static let beatsPerBar = 4.0

  /// Root, fifth, root, and a step towards the next bar's bass.
  static func walkingBass(_ chords: [Chord], velocity: Int = 88) -> [Note] {
    chords.enumerated().flatMap { index, chord -> [Note] in
      let bar = Double(index) * beatsPerBar
      let low = lowered(chord.bass)
      let next = lowered(chords[(index + 1) % chords.count].bass)
      let approach = next < low ? next + 2 : next + -1
      return [(low, 0.0), (low + fifth(of: chord, above: low), 1), (low, 2), (approach, 3)].map {
        Note($0.0, at: bar + $0.1, for: 0.9, velocity: $0.1 == 0 ? velocity + 8 : velocity)
      }
    }
  }

  /// The bass on one and three, held.
  static func halfBass(_ chords: [Chord], velocity: Int = 84) -> [Note] {
    chords.enumerated().flatMap { index, chord in
      [0.0, 2].map { beat in
        Note(
          lowered(chord.bass), at: Double(index) * beatsPerBar + beat, for: 1.9,
          velocity: velocity)
      }
    }
  }

  /// Strummed chords; the strings follow each other by 22 ms at 120 beats per minute.
  static func strum(
    _ chords: [Chord], beats: [Double], from floor: Pitch, velocity: Int = 66
  ) -> [Note] {
    each(chords, beats) { chord, beat, isEven in
      let notes = chord.voicing(from: floor)
      return (isEven ? notes : notes.reversed()).enumerated().map { string, pitch in
        Note(pitch, at: beat + Double(string) * 0.044, for: 0.7, velocity: velocity)
      }
    }
  }

  /// Broken chords, one note after the other, up and down.
  static func arpeggio(
    _ chords: [Chord], step: Double, from floor: Pitch, velocity: Int = 62
  ) -> [Note] {
    let count = Int(beatsPerBar / step)
    return chords.enumerated().flatMap { index, chord -> [Note] in
      let up = chord.voicing(from: floor)
      let wave = up + [up[0] + 12] + up.dropFirst().reversed()
      return (0..<count).map { number in
        Note(
          wave[number % wave.count], at: Double(index) * beatsPerBar + Double(number) * step,
          for: step * 0.9, velocity: velocity + (number % 4 == 0 ? 8 : 0))
      }
    }
  }

  /// Held chords.
  static func pad(_ chords: [Chord], from floor: Pitch, velocity: Int = 54) -> [Note] {
    each(chords, [0]) { chord, beat, _ in
      chord.voicing(from: floor).map { Note($0, at: beat, for: 3.95, velocity: velocity) }
    }
  }

  /// Short chords at the given beats of each bar.
  static func stabs(
    _ chords: [Chord], beats: [Double], from floor: Pitch, velocity: Int = 70
  ) -> [Note] {
    each(chords, beats) { chord, beat, _ in
      chord.voicing(from: floor).map { Note($0, at: beat, for: 0.4, velocity: velocity) }
    }
  }

  private static func each(
    _ chords: [Chord], _ beats: [Double], _ notes: (Chord, Double, Bool) -> [Note]
  ) -> [Note] {
    chords.enumerated().flatMap { index, chord in
      beats.enumerated().flatMap { number, beat in
        notes(chord, Double(index) * beatsPerBar + beat, number.isMultiple(of: 2))
      }
    }
  }

  private static func lowered(_ pitch: Pitch) -> Pitch {
    var low = pitch
    while low.midi > 47 { low = low + -12 }
    return low
  }

  private static func fifth(of chord: Chord, above bass: Pitch) -> Int {
    chord.contains(bass + 7) ? 7 : chord.contains(bass + 5) ? 5 : chord.contains(bass + 4) ? 4 : 3
  }
}
