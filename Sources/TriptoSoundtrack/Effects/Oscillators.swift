import Foundation

/// Building blocks of the effects: each gives a value between −1 and 1 for a time in seconds.
enum Wave {
  static func sine(_ hertz: Double, _ time: Double) -> Double { sin(2 * .pi * hertz * time) }

  /// A bell: two sines, one of which bends the other.
  static func bell(_ hertz: Double, _ time: Double, decay: Double) -> Double {
    let index = 2.4 * exp(-time / (decay * 0.35))
    let wave = sin(2 * .pi * hertz * time + index * sin(2 * .pi * hertz * 3.5 * time))
    return wave * exp(-time / decay)
  }

  /// A struck bar or plate: partials that are no multiples of each other.
  static func struck(_ hertz: Double, _ time: Double, decay: Double) -> Double {
    let partials = [(1.0, 1.0, 1.0), (2.76, 0.5, 0.55), (5.4, 0.25, 0.3), (8.93, 0.12, 0.2)]
    return partials.reduce(0) { sum, partial in
      sum + partial.1 * sine(hertz * partial.0, time) * exp(-time / (decay * partial.2))
    } / 1.9
  }
}

/// A level that rises for `attack` seconds, holds, and falls for the rest.
func envelope(_ time: Double, attack: Double, hold: Double, release: Double) -> Double {
  if time < attack { return time / attack }
  if time < attack + hold { return 1 }
  return exp(-(time - attack - hold) / release)
}

extension Sound {
  /// A sound drawn sample by sample; `pan` as in `Instrument`.
  static func drawn(
    seconds: Double, pan: Double = 0, _ value: (Double) -> Double
  ) -> Sound {
    var sound = Sound(frames: frames(seconds: seconds))
    let angle = (pan + 1) * .pi / 4
    let (toLeft, toRight) = (Float(cos(angle)), Float(sin(angle)))
    for frame in 0..<sound.frames {
      let sample = Float(value(Double(frame) / Double(sampleRate)))
      sound.left[frame] = sample * toLeft
      sound.right[frame] = sample * toRight
    }
    return sound
  }

  /// Another sound on top, from `second` on; what goes beyond the end is left out.
  mutating func add(_ other: Sound, at second: Double, gain: Float = 1) {
    let start = Sound.frames(seconds: second)
    for frame in 0..<max(0, min(other.frames, frames - start)) {
      left[start + frame] += other.left[frame] * gain
      right[start + frame] += other.right[frame] * gain
    }
  }
}
