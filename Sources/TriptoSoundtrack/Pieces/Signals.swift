import TriptoKernel

/// Short pieces for one moment each.
enum Signals {
  /// Brass on I–IV–V–I with timpani and cymbals; the phrase ends in its second bar and rings.
  static func fanfare() throws(ScoreError) -> Score {
    let lead = "G4/.34 G4/.33 G4/.33 >C5/1 r/.5 G4/.5 C5/.5 E5/.5 >F5/1 E5/.5 D5/.5 >G5/4"
    let second = "E4/.34 E4/.33 E4/.33 G4/1 r/.5 E4/.5 G4/.5 C5/.5 A4/1 G4/.5 B4/.5 E5/4"
    let low = "C3/1 C3/1 r/1 C3/.5 C3/.5 F3/1 G3/1 C3+G3/4"
    let drums = "C3/.34 C3/.33 C3/.33 >C3/1 r/1 G2/.25 G2/.25 G2/.25 G2/.25 F2/1 G2/1 >C3/1"
    return Score(
      beatsPerMinute: 126, beats: 10, isLoop: false,
      parts: try [
        Part(
          "trumpets", Instrument(56, pan: -0.2, volume: 100, reverb: 70),
          Notation.notes(lead, velocity: 104)),
        Part(
          "brass", Instrument(61, pan: 0.2, volume: 92, reverb: 70),
          Notation.notes(second, velocity: 92)),
        Part(
          "trombones", Instrument(57, volume: 92, reverb: 70), Notation.notes(low, velocity: 96)),
        Part(
          "timpani", Instrument(47, volume: 104, reverb: 60), Notation.notes(drums, velocity: 92)),
        Part(
          "bells", Instrument(9, pan: 0.4, volume: 72, reverb: 80),
          Notation.notes("r/6 C6/.25 E6/.25 G6/.25 C7/3", velocity: 80)),
        Part(
          "cymbals", Instrument(0, volume: 86, reverb: 60, isDrums: true),
          [Drums.hit(.crash, 1, 84), Drums.hit(.crash, 6, 108)]),
      ])
  }

  /// A swell that opens into C major: the place is known.
  static func reveal() throws(ScoreError) -> Score {
    let roll = (0..<10).map { Drums.hit(.snare, Double($0) * 0.06, 30 + $0 * 7) }
    let chord = "r/.6 C3+G3+C4+E4+G4+C5/2.2"
    return Score(
      beatsPerMinute: 120, beats: 4, isLoop: false,
      parts: try [
        Part(
          "strings", Instrument(48, volume: 96, reverb: 70), Notation.notes(chord, velocity: 100)),
        Part(
          "brass", Instrument(61, pan: -0.1, volume: 84, reverb: 60),
          Notation.notes(chord, velocity: 88)),
        Part(
          "harp", Instrument(46, pan: -0.4, volume: 88, reverb: 70),
          Notation.notes("C5/.1 E5/.1 G5/.1 C6/.1 E6/.1 G6/.1", velocity: 76)),
        Part(
          "bells", Instrument(9, pan: 0.35, volume: 90, reverb: 80),
          Notation.notes("r/.6 C6/.2 E6/.2 G6/.2 C7/1.5", velocity: 84)),
        Part(
          "timpani", Instrument(47, volume: 96, reverb: 60),
          Notation.notes("r/.6 C3/2", velocity: 104)),
        Part(
          "roll", Instrument(0, volume: 84, reverb: 50, isDrums: true),
          roll + [Drums.hit(.crash, 0.6, 96)]),
      ])
  }

  /// A held breath: tremolo and timpani grow for 0.8 s into the drum roll.
  static func sting() throws(ScoreError) -> Score {
    let roll = (0..<13).map {
      Note(Pitch(midi: 38), at: Double($0) * 0.12, for: 0.12, velocity: 44 + $0 * 5)
    }
    return Score(
      beatsPerMinute: 120, beats: 1.6, isLoop: false,
      parts: try [
        Part(
          "tremolo", Instrument(44, volume: 104, reverb: 40),
          Notation.notes("D4+F4+Ab4+B4/1.5", velocity: 96)),
        Part(
          "horns", Instrument(60, volume: 92, reverb: 40),
          Notation.notes("D3+Ab3/1.5", velocity: 92)),
        Part("timpani", Instrument(47, volume: 104, reverb: 30), roll),
      ])
  }

  /// Four seconds of low tom, 112 strokes by two uneven hands.
  static func drumroll() -> Score {
    var random = SplitMix64(seed: 112)
    let strokes = (0..<112).map { stroke in
      let jitter = random.noise() * 0.012
      return Drums.hit(
        stroke.isMultiple(of: 2) ? .lowTom : .lowMidTom, max(0, Double(stroke) / 14 + jitter),
        78 + Int(random.noise() * 12))
    }
    return Score(
      beatsPerMinute: 120, beats: 8, isLoop: true,
      parts: [Part("toms", Instrument(0, volume: 100, reverb: 45, isDrums: true), strokes)])
  }
}
