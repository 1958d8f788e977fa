/// The music of the follow-up questions: sixteen bars in D minor that climb and never arrive.
enum TensionTheme {
  static func loop() throws(ScoreError) -> Score {
    let chords = try Chord.each("Dm Dm Bb A7 Dm Eb Gm A7 Dm F Eb A7 Bb Gm Eb A7")
    return Score(
      beatsPerMinute: 120, beats: 64, isLoop: true, chords: chords,
      parts: try [
        Part(
          "pizzicato", Instrument(45, pan: -0.2, volume: 96, reverb: 45),
          Accompaniment.stabs(chords, beats: [0, 1.5, 3], from: Pitch(midi: 57), velocity: 78)),
        Part("pulse", Instrument(33, volume: 92, reverb: 10), pulse(chords)),
        Part(
          "clock", Instrument(0, volume: 78, reverb: 30, isDrums: true),
          Drums.clock(bars: chords.count)),
        Part("tremolo", Instrument(44, pan: 0.25, volume: 78, reverb: 60), rising(chords)),
        Part(
          "horn", Instrument(60, pan: -0.1, volume: 84, reverb: 70),
          Notation.notes(call, from: 32, velocity: 78)),
      ])
  }

  private static let call = """
    r/4 | r/4 | r/2 A4/1 Bb4/1 | >C#5/4 | D5/3 r/1 | Bb4/2 G4/2 | Eb4/1 G4/1 Bb4/2 | A4/3 r/1
    """

  /// The bass note in eighths, the first of each bar louder.
  private static func pulse(_ chords: [Chord]) -> [Note] {
    chords.enumerated().flatMap { bar, chord in
      (0..<8).map { eighth in
        Note(
          chord.bass + (chord.bass.midi > 50 ? -24 : -12),
          at: Double(bar) * 4 + Double(eighth) / 2, for: 0.4, velocity: eighth == 0 ? 92 : 66)
      }
    }
  }

  /// Trembling strings that rise by an octave over each eight bars, and grow.
  private static func rising(_ chords: [Chord]) -> [Note] {
    chords.enumerated().flatMap { bar, chord in
      let step = bar % 8
      return chord.voicing(from: Pitch(midi: 57 + step * 12 / 8)).prefix(3).map {
        Note($0, at: Double(bar) * 4, for: 3.9, velocity: 44 + step * 6)
      }
    }
  }
}
