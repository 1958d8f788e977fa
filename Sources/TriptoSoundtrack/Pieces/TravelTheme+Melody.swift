extension TravelTheme {
  static let railsA = """
    r/.5 G4/.5 >C5/1 E5/.5 D5/.5 C5/1 | A4/1.5 C5/.5 >E5/2
    r/.5 F5/.5 E5/.5 D5/.5 C5/1 A4/1 | B4/1.5 D5/.5 >G5/2
    r/.5 G4/.5 >C5/1 E5/.5 F5/.5 G5/1 | A5/1 G5/.5 E5/.5 C5/2
    D5/.5 E5/.5 F5/1 A5/.5 G5/.5 F5/1 | E5/.5 D5/.5 B4/1 G4/2
    """
  private static let railsA2 = """
    r/.5 G4/.5 >C5/1 E5/.5 D5/.5 C5/1 | B4/1.5 E5/.5 >G5/2
    A5/.75 G5/.25 F5/1 C5/1 F5/1 | E5/1.5 D5/.5 C5/2
    r/.5 A4/.5 C5/.5 F5/.5 >A5/1 G5/.5 F5/.5 | Ab5/1.5 F5/.5 D5/1 C5/1
    E5/.5 G5/.5 >C6/1 G5/1 E5/1 | D5/1 F5/.5 E5/.5 D5/1 B4/1
    """
  private static let railsB = """
    E5/2 C5/.5 D5/.5 E5/1 | A5/1.5 G5/.5 F5/2 | G5/1 E5/.5 F5/.5 G5/1 C5/1 | D5/3 r/1
    E5/2 C5/.5 D5/.5 E5/1 | F#5/1.5 A5/.5 D5/2
    F5/.5 E5/.5 D5/.5 F5/.5 A5/1 C6/1 | B5/1 A5/.5 G5/.5 F5/.5 D5/.5 B4/1
    """
  private static let coastA = """
    r/.5 E5/.5 >A5/1 G5/.5 E5/.5 C5/1 | F5/1.5 E5/.5 C5/2 | r/.5 G5/.5 E5/.5 D5/.5 C5/1 E5/1 | D5/3 B4/1
    r/.5 E5/.5 >A5/1 B5/.5 C6/.5 A5/1 | F5/1 E5/.5 D5/.5 A4/2 | G#4/1 B4/1 E5/1 G#5/1 | >B5/1.5 A5/.5 G#5/2
    """
  private static let coastA2 = """
    A5/1.5 E5/.5 C5/1 E5/1 | G5/1.5 E5/.5 B4/2 | A4/.5 C5/.5 F5/1 A5/1 G5/.5 F5/.5 | E5/3 r/1
    F5/1 A5/.5 G5/.5 F5/1 D5/1 | E5/1.5 C5/.5 A4/2 | B4/.5 D5/.5 F5/1 A5/1 F5/1 | E5/1 G#5/1 B5/2
    """
  private static let coastB = """
    A5/2 C6/1 A5/1 | G5/1.5 D5/.5 B4/2 | C5/.5 E5/.5 G5/1 E5/2 | A4/1 C5/1 E5/2
    F5/.75 E5/.25 F5/1 A5/2 | D5/.75 E5/.25 F5/1 A4/2 | B4/1 D5/1 G5/2 | G#5/1.5 F5/.5 E5/1 D5/1
    """
  private static let mountainA = """
    G4/1 >C5/3 | A4/1 C5/1 F5/2 | E5/1.5 D5/.5 C5/2 | D5/3 G4/1
    A4/1 >C5/3 | F5/1.5 E5/.5 C5/2 | G5/2 E5/1 C5/1 | D5/4
    """
  private static let mountainA2 = """
    G4/1 >C5/2 E5/1 | G5/3 E5/1 | A5/1.5 G5/.5 E5/2 | F5/1 A5/1 C6/2
    G5/2 E5/1 C5/1 | A4/1 C5/1 F5/2 | A5/2 F5/1 D5/1 | B4/1 D5/1 G5/2
    """
  private static let mountainB = """
    A5/3 G5/1 | E5/3 C5/1 | F5/2 D5/1 A4/1 | C5/3 E5/1
    F5/1 A5/1 C6/2 | G5/3 E5/1 | D5/2 C5/2 | B4/2 r/1 G4/1
    """

  func melody() throws(ScoreError) -> [Part] {
    switch self {
    case .rails: try Self.voices(Self.rails1, Self.railsA, Self.railsA2, Self.railsB)
    case .coast: try Self.voices(Self.coast1, Self.coastA, Self.coastA2, Self.coastB)
    case .mountain: try Self.voices(Self.mountain1, Self.mountainA, Self.mountainA2, Self.mountainB)
    }
  }

  /// Who leads, who joins in the second strain, and how far above.
  private struct Duo {
    var lead: (String, Instrument)
    var second: (String, Instrument)
    var interval: Int
  }

  private static var rails1: Duo {
    Duo(
      lead: ("accordion", Instrument(21, pan: -0.15, volume: 84)),
      second: ("flute", Instrument(73, pan: 0.25, volume: 80, reverb: 60)), interval: 12)
  }
  private static var coast1: Duo {
    Duo(
      lead: ("clarinet", Instrument(71, pan: 0.1, volume: 92, reverb: 50)),
      second: ("vibraphone", Instrument(11, pan: -0.3, volume: 82, reverb: 60)), interval: 0)
  }
  private static var mountain1: Duo {
    Duo(
      lead: ("horn", Instrument(60, pan: -0.1, volume: 96, reverb: 70)),
      second: ("violins", Instrument(48, pan: 0.25, volume: 78, reverb: 70)), interval: 12)
  }

  /// The lead plays all three strains, the second the middle one, and both meet in the last.
  private static func voices(
    _ duo: Duo, _ first: String, _ second: String, _ third: String
  ) throws(ScoreError) -> [Part] {
    let lead =
      try Notation.notes(first, velocity: 92)
      + Notation.notes(second, from: 32, velocity: 88)
      + Notation.notes(third, from: 64, velocity: 84)
    let join =
      try Notation.notes(second, from: 32, velocity: 70, transpose: duo.interval)
      + Notation.notes(third, from: 64, velocity: 60, transpose: duo.interval)
    return [Part(duo.lead.0, duo.lead.1, lead), Part(duo.second.0, duo.second.1, join)]
  }
}
