import Foundation
import TriptoKernel

/// Plays a score without a soundfont: plucked strings, bells, an additive lead, noise for drums.
/// Plain, but the same piece; for machines on which FluidSynth is missing.
enum Synth {
  private static let tailSeconds = 4.0

  static func play(_ score: Score) -> Sound {
    var sound = Sound(frames: Sound.frames(seconds: score.seconds + tailSeconds))
    let beat = 60 / score.beatsPerMinute
    for part in score.parts {
      let level = Double(part.instrument.volume) / 127 * 0.16
      var voices: [VoiceKey: Sound] = [:]
      for note in part.notes {
        let seconds = (note.length * beat * 50).rounded(.up) / 50
        let key = VoiceKey(pitch: note.pitch, seconds: seconds)
        let voice = voices[key] ?? voice(key, part.instrument)
        voices[key] = voice
        sound.add(
          voice, at: note.start * beat, gain: Float(level * pow(Double(note.velocity) / 100, 1.5)))
      }
    }
    return sound
  }

  private struct VoiceKey: Hashable {
    var pitch: Pitch
    var seconds: Double
  }

  private static func voice(_ key: VoiceKey, _ instrument: Instrument) -> Sound {
    if instrument.isDrums { return drum(key.pitch.midi, instrument.pan) }
    switch instrument.program {
    case 8...15, 46: return bell(key, instrument.pan)
    case 0...7, 24...37, 45: return plucked(key, instrument.pan)
    default: return sustained(key, instrument.pan)
    }
  }

  private static func bell(_ key: VoiceKey, _ pan: Double) -> Sound {
    Sound.drawn(seconds: 1.2, pan: pan) { Wave.bell(key.pitch.frequency, $0, decay: 0.4) }
  }

  /// A lead or pad: eight harmonics, soft at both ends, with a slow vibrato.
  private static func sustained(_ key: VoiceKey, _ pan: Double) -> Sound {
    let hertz = key.pitch.frequency
    return Sound.drawn(seconds: key.seconds + 0.3, pan: pan) { time in
      let bend = time + 0.0006 * Wave.sine(5.2, time)
      let tone = (1...8).reduce(0.0) { $0 + Wave.sine(hertz * Double($1), bend) / Double($1 * $1) }
      return tone * 0.7
        * envelope(time, attack: 0.04, hold: max(0, key.seconds - 0.04), release: 0.07)
    }
  }

  /// Karplus and Strong's string: noise in a delay line that loses its edge.
  private static func plucked(_ key: VoiceKey, _ pan: Double) -> Sound {
    var random = SplitMix64(seed: UInt64(key.pitch.midi))
    let period = max(2, Int(Double(Sound.sampleRate) / key.pitch.frequency))
    var line = (0..<period).map { _ in random.noise() }
    var at = 0
    return Sound.drawn(seconds: max(0.5, key.seconds + 0.3), pan: pan) { time in
      let value = line[at]
      let next = (at + 1) % period
      line[at] = 0.996 * 0.5 * (line[at] + line[next])
      at = next
      return value * envelope(time, attack: 0.001, hold: key.seconds, release: 0.12)
    }
  }

  private static func drum(_ key: Int, _ pan: Double) -> Sound {
    var random = SplitMix64(seed: UInt64(key))
    let isLow = [36, 41, 43, 45, 47].contains(key)
    let decay = isLow ? 0.12 : key == Drums.Key.crash.rawValue ? 0.7 : 0.035
    let hertz = key == 36 ? 58.0 : key == 41 ? 92 : 124
    return Sound.drawn(seconds: decay * 6, pan: pan) { time in
      let fall = exp(-time / decay)
      guard isLow else { return random.noise() * fall * 0.7 }
      return (Wave.sine(hertz * (1 + 0.6 * exp(-time / 0.02)), time) + 0.15 * random.noise()) * fall
    }
  }
}
