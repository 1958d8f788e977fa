import TriptoKernel

/// Who plays a part: a General MIDI program, or the drum kit.
public struct Instrument: Equatable, Sendable {
  /// 0 to 127; ignored for drums.
  public var program: Int
  public var isDrums = false
  /// −1 left to 1 right.
  public var pan: Double
  /// 0 to 127.
  public var volume: Int
  /// 0 to 127.
  public var reverb: Int

  public init(
    _ program: Int, pan: Double = 0, volume: Int = 90, reverb: Int = 40, isDrums: Bool = false
  ) {
    self.program = program
    self.isDrums = isDrums
    self.pan = pan
    self.volume = volume
    self.reverb = reverb
  }
}

public struct Part: Equatable, Sendable {
  public var name: String
  public var instrument: Instrument
  public var notes: [Note]

  public init(_ name: String, _ instrument: Instrument, _ notes: [Note]) {
    self.name = name
    self.instrument = instrument
    self.notes = notes
  }
}

/// A piece: parts at one tempo. A loop lasts exactly `beats`; what rings longer is folded back.
public struct Score: Equatable, Sendable {
  public var beatsPerMinute: Double
  public var beats: Double
  public var isLoop: Bool
  /// The chord of each bar, when the piece has one per bar.
  public var chords: [Chord] = []
  public var parts: [Part]

  public var seconds: Double { beats * 60 / beatsPerMinute }

  /// The same piece as people would play it: notes up to 8 ms early or late, velocities up to 6 off.
  public func humanised(seed: UInt64) -> Score {
    var random = SplitMix64(seed: seed)
    let slack = 0.008 * beatsPerMinute / 60
    var score = self
    for part in parts.indices {
      for note in parts[part].notes.indices {
        let shift = (random.unit() * 2 - 1) * slack
        let force = Int((random.unit() * 2 - 1) * 6)
        score.parts[part].notes[note].start = max(0, parts[part].notes[note].start + shift)
        score.parts[part].notes[note].velocity = min(
          127, max(1, parts[part].notes[note].velocity + force))
      }
    }
    return score
  }
}
