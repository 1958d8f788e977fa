extension TravelTheme {
  func accompaniment(_ chords: [Chord]) -> [Part] {
    switch self {
    case .rails: Self.railsBand(chords)
    case .coast: Self.coastBand(chords)
    case .mountain: Self.mountainBand(chords)
    }
  }

  private static func railsBand(_ chords: [Chord]) -> [Part] {
    [
      Part("bass", Instrument(32, volume: 92, reverb: 15), Accompaniment.walkingBass(chords)),
      Part(
        "guitar", Instrument(25, pan: 0.45, volume: 74, reverb: 30),
        Accompaniment.strum(chords, beats: [1, 1.5, 3, 3.5], from: Pitch(midi: 52))),
      Part(
        "marimba", Instrument(12, pan: -0.45, volume: 72),
        Accompaniment.arpeggio(chords, step: 0.5, from: Pitch(midi: 60))),
      Part(
        "pizzicato", Instrument(45, pan: 0.2, volume: 66, reverb: 50),
        Accompaniment.stabs(chords, beats: [0.5, 2.5], from: Pitch(midi: 55), velocity: 58)),
      Part(
        "brushes", Instrument(0, volume: 78, reverb: 20, isDrums: true),
        Drums.train(bars: chords.count)),
    ]
  }

  private static func coastBand(_ chords: [Chord]) -> [Part] {
    [
      Part("bass", Instrument(35, volume: 88, reverb: 20), Accompaniment.halfBass(chords)),
      Part(
        "guitar", Instrument(24, pan: 0.4, volume: 84, reverb: 40),
        Accompaniment.arpeggio(chords, step: 0.5, from: Pitch(midi: 52), velocity: 70)),
      Part(
        "piano", Instrument(0, pan: -0.35, volume: 66, reverb: 40),
        Accompaniment.stabs(chords, beats: [1, 2.5, 3], from: Pitch(midi: 57), velocity: 56)),
      Part(
        "strings", Instrument(49, pan: 0.1, volume: 50, reverb: 70),
        Accompaniment.pad(chords, from: Pitch(midi: 55))),
      Part(
        "shaker", Instrument(0, volume: 82, reverb: 25, isDrums: true),
        Drums.shore(bars: chords.count)),
    ]
  }

  private static func mountainBand(_ chords: [Chord]) -> [Part] {
    [
      Part("basses", Instrument(43, volume: 92, reverb: 50), Accompaniment.halfBass(chords)),
      Part(
        "harp", Instrument(46, pan: -0.4, volume: 82, reverb: 60),
        Accompaniment.arpeggio(chords, step: 0.5, from: Pitch(midi: 60), velocity: 64)),
      Part(
        "strings", Instrument(48, pan: 0.1, volume: 64, reverb: 70),
        Accompaniment.pad(chords, from: Pitch(midi: 52), velocity: 60)),
      Part(
        "pizzicato", Instrument(45, pan: 0.35, volume: 72, reverb: 50),
        Accompaniment.stabs(chords, beats: [0, 1.5, 3], from: Pitch(midi: 55), velocity: 60)),
      Part(
        "drums", Instrument(0, volume: 76, reverb: 60, isDrums: true),
        Drums.mountain(bars: chords.count)),
    ]
  }
}
