/// Parts for the drum kit; the keys are those of General MIDI.
enum Drums {
  enum Key: Int {
    case kick = 36
    case sideStick = 37
    case snare = 38
    case lowTom = 41
    case lowMidTom = 47
    case crash = 49
    case tambourine = 54
    case shaker = 70
    case woodBlock = 76
    case lowWoodBlock = 77
  }

  /// The wheels over the rail joints: brushes on every sixteenth, two of four louder.
  static func train(bars: Int) -> [Note] {
    pattern(bars: bars) { beat in
      (0..<4).flatMap { sixteenth -> [Note] in
        let at = beat + Double(sixteenth) / 4
        let velocity = [62, 26, 46, 34][sixteenth]
        return [hit(.snare, at, velocity)]
          + (sixteenth == 0
            ? [hit(.kick, at, beat.truncatingRemainder(dividingBy: 2) == 0 ? 74 : 44)] : [])
      }
    }
  }

  /// Shaker and side stick, as on a beach.
  static func shore(bars: Int) -> [Note] {
    pattern(bars: bars) { beat in
      let isOff = Int(beat) % 2 == 1
      return [hit(.shaker, beat, 58), hit(.shaker, beat + 0.5, 40), hit(.shaker, beat + 0.75, 30)]
        + (isOff ? [hit(.sideStick, beat, 58)] : [hit(.kick, beat, 66)])
    }
  }

  /// Low toms and a tambourine, unhurried.
  static func mountain(bars: Int) -> [Note] {
    pattern(bars: bars) { beat in
      switch Int(beat) % 4 {
      case 0: [hit(.lowTom, beat, 84), hit(.lowTom, beat + 0.75, 48)]
      case 2: [hit(.lowTom, beat, 70), hit(.lowMidTom, beat + 0.5, 50), hit(.tambourine, beat, 44)]
      default: [hit(.tambourine, beat + 0.5, 32)]
      }
    }
  }

  /// A clock of two wood blocks.
  static func clock(bars: Int) -> [Note] {
    pattern(bars: bars) { beat in
      [hit(Int(beat) % 2 == 0 ? .woodBlock : .lowWoodBlock, beat, 60)]
    }
  }

  static func hit(_ key: Key, _ beat: Double, _ velocity: Int) -> Note {
    Note(Pitch(midi: key.rawValue), at: beat, for: 0.2, velocity: velocity)
  }

  private static func pattern(bars: Int, _ beat: (Double) -> [Note]) -> [Note] {
    (0..<bars * 4).flatMap { beat(Double($0)) }
  }
}
