/// The music of the clues: three journeys on one theme, 24 bars of A, A′ and B, and the same without
/// its melody for the intro. All share tempo, key and bars, so that one glides into the other.
enum TravelTheme: Int, CaseIterable {
  /// Accordion and flute, guitar and brushes.
  case rails = 1
  /// Clarinet and vibraphone, in the minor.
  case coast
  /// Horn, strings and harp, the theme in long notes.
  case mountain

  static let beatsPerMinute = 120.0

  func loop() throws(ScoreError) -> Score {
    let chords = try Chord.each(harmony)
    return Score(
      beatsPerMinute: Self.beatsPerMinute, beats: Double(chords.count) * 4, isLoop: true,
      chords: chords, parts: try melody() + accompaniment(chords))
  }

  /// The first sixteen bars without the melody.
  static func intro() throws(ScoreError) -> Score {
    let chords = try Array(Chord.each(rails.harmony).prefix(16))
    return Score(
      beatsPerMinute: beatsPerMinute, beats: 64, isLoop: true, chords: chords,
      parts: rails.accompaniment(chords))
  }

  /// The first strain at half the pace, on a music box, for the scoreboard.
  static func resultBed() throws(ScoreError) -> Score {
    let strain = try Notation.notes(railsA, velocity: 70, transpose: 12).map {
      Note($0.pitch, at: $0.start * 2, for: $0.length * 2, velocity: $0.velocity)
    }
    let chords = try Chord.each("C C Am Am F F G G C/E C/E Am7 Am7 Dm7 Dm7 G7 G7")
    return Score(
      beatsPerMinute: beatsPerMinute, beats: 64, isLoop: true, chords: chords,
      parts: [
        Part("music box", Instrument(10, pan: 0.1, volume: 96, reverb: 70), strain),
        Part(
          "harp", Instrument(46, pan: -0.3, volume: 70, reverb: 60),
          Accompaniment.arpeggio(chords, step: 1, from: Pitch(midi: 55))),
        Part(
          "strings", Instrument(48, pan: 0.2, volume: 60, reverb: 70),
          Accompaniment.pad(chords, from: Pitch(midi: 52))),
        Part("bass", Instrument(32, volume: 80), Accompaniment.halfBass(chords)),
      ])
  }

  private var harmony: String {
    switch self {
    case .rails:
      "C Am F G C/E Am7 Dm7 G7 C Em F C/E F Fm6 C/G G7 Am F C G Am D7 Dm7 G7"
    case .coast:
      "Am F C G Am Dm7 E7 E7 Am Em F C Dm7 Am Bdim E7 F G C Am F Dm7 G7 E7"
    case .mountain:
      "C F C G Am F C/G G C Em Am F C/E F Dm7 G7 F C Dm Am F C/E Gsus4 G"
    }
  }
}
