import Foundation
import TriptoKernel

/// The effects that are synthesised sample by sample.
enum Effects {
  /// The emergency brake: blocks bite at once, six partials of steel glide down, air escapes.
  static func brake() -> Sound {
    var random = SplitMix64(seed: 1895)
    let noise = (0..<Sound.frames(seconds: 1.2)).map { _ in random.noise() }
    let partials: [(Double, Double)] = [
      (1_310, 1), (1_742, 0.8), (2_330, 0.7), (3_120, 0.5), (4_215, 0.35), (5_680, 0.2),
    ]
    var sound = Sound.drawn(seconds: 1.2) { time in
      let glide = 1 - 0.22 * min(1, time / 0.5)
      let stick = 0.72 + 0.28 * Wave.sine(31 * glide, time)
      let steel = partials.reduce(0) { $0 + $1.1 * Wave.sine($1.0 * glide, time) } / 3.5
      let grip = envelope(time, attack: 0.012, hold: 0.36, release: 0.09)
      let hiss = noise[min(noise.count - 1, Int(time * 48_000))]
      let air =
        envelope(time - 0.42, attack: 0.03, hold: 0.1, release: 0.16) * (time > 0.42 ? 1 : 0)
      return steel * stick * grip * 0.7 + hiss * (0.22 * grip + 0.3 * air)
    }
    let clack = Sound.drawn(seconds: 0.2) { Wave.struck(148, $0, decay: 0.07) }
    for (second, gain) in [(0.0, 0.8), (0.16, 0.5), (0.36, 0.35)] {
      sound.add(clack, at: second, gain: Float(gain))
    }
    return sound.cut(to: sound.frames, fade: Sound.frames(seconds: 0.05))
  }

  /// An answer is stamped: two taps of wood and two plucked notes.
  static func lock() -> Sound {
    var sound = Sound(frames: Sound.frames(seconds: 0.42))
    let tap = Sound.drawn(seconds: 0.1) { Wave.struck(620, $0, decay: 0.02) }
    sound.add(tap, at: 0, gain: 0.9)
    sound.add(tap, at: 0.09, gain: 0.6)
    for (second, hertz) in [(0.0, 523.25), (0.09, 783.99)] {
      let pluck = Sound.drawn(seconds: 0.33) { Wave.bell(hertz, $0, decay: 0.1) }
      sound.add(pluck, at: second, gain: 0.5)
    }
    return sound.cut(to: sound.frames, fade: Sound.frames(seconds: 0.04))
  }

  /// Right: a fourth upwards, bright.
  static func correct() -> Sound {
    chime([(0, 783.99), (0.1, 1_046.5), (0.1, 1_318.5)])
  }

  /// Wrong: a soft step down, low.
  static func incorrect() -> Sound {
    var sound = Sound(frames: Sound.frames(seconds: 0.4))
    for (second, hertz) in [(0.0, 233.08), (0.14, 174.61)] {
      let note = Sound.drawn(seconds: 0.26) { time in
        let reed = Wave.sine(hertz, time) + 0.45 * Wave.sine(3 * hertz, time)
        return reed * envelope(time, attack: 0.008, hold: 0.07, release: 0.05)
      }
      sound.add(note, at: second, gain: 0.7)
    }
    return sound.cut(to: sound.frames, fade: Sound.frames(seconds: 0.03))
  }

  /// One beat of the station clock.
  static func tick() -> Sound {
    Sound.drawn(seconds: 0.12) {
      Wave.struck(1_480, $0, decay: 0.05) + 0.7 * Wave.struck(370, $0, decay: 0.08)
    }.cut(to: Sound.frames(seconds: 0.12), fade: Sound.frames(seconds: 0.02))
  }

  private static func chime(_ notes: [(Double, Double)]) -> Sound {
    var sound = Sound(frames: Sound.frames(seconds: 0.4))
    for (number, (second, hertz)) in notes.enumerated() {
      let note = Sound.drawn(seconds: 0.4 - second, pan: Double(number - 1) * 0.3) {
        Wave.bell(hertz, $0, decay: 0.14)
      }
      sound.add(note, at: second, gain: 0.6)
    }
    return sound.cut(to: sound.frames, fade: Sound.frames(seconds: 0.05))
  }
}
