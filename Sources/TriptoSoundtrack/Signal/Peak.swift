import Foundation

/// Peaks between the samples, and the limiter that keeps them down.
public enum Peak {
  private static let oversampling = 4
  private static let taps = 12

  /// dBTP by fourfold oversampling (BS.1770-4, annex 2).
  public static func truePeak(_ sound: Sound) -> Double {
    let peak = max(highest(sound.left), highest(sound.right))
    return peak > 0 ? 20 * log10(Double(peak)) : -.infinity
  }

  /// Turns the gain down around peaks above `ceiling` dBTP: 5 ms ahead, 60 ms back. For a loop the
  /// end goes on into the beginning, so that the seam stays whole.
  public static func limited(_ sound: Sound, ceiling: Double, isLoop: Bool) -> Sound {
    let limit = Float(pow(10, ceiling / 20))
    let frames = sound.frames
    var need = [Float](repeating: 1, count: frames)
    for frame in 0..<frames {
      let peak = max(
        around(sound.left, frame, above: limit / 2), around(sound.right, frame, above: limit / 2))
      if peak > limit { need[frame] = limit / peak }
    }
    let gain = smoothed(need, isLoop: isLoop)
    return Sound(
      left: zip(sound.left, gain).map { $0 * $1 }, right: zip(sound.right, gain).map { $0 * $1 })
  }

  private static func smoothed(_ need: [Float], isLoop: Bool) -> [Float] {
    let ahead = Sound.frames(seconds: 0.005)
    let release = Float(exp(-1 / (0.06 * Double(Sound.sampleRate))))
    var gain = need
    for frame in gain.indices.reversed() where need[frame] < 1 {
      for before in 1...ahead {
        let index = frame - before
        guard index >= 0 || isLoop else { break }
        let at = (index + gain.count) % gain.count
        let ramp = need[frame] + (1 - need[frame]) * Float(before) / Float(ahead)
        gain[at] = min(gain[at], ramp)
      }
    }
    for _ in 0..<(isLoop ? 2 : 1) {
      var level = isLoop ? gain[gain.count - 1] : 1
      for frame in gain.indices {
        level = min(gain[frame], 1 - (1 - level) * release)
        gain[frame] = level
      }
    }
    return gain
  }

  private static func highest(_ side: [Float]) -> Float {
    let loudest = side.lazy.map(abs).max() ?? 0
    return side.indices.reduce(0) { max($0, around(side, $1, above: loudest / 2)) }
  }

  /// The highest value from this sample to the next, at four points.
  ///
  /// - Parameter floor: Samples below it are taken as they are: nothing beside them can reach twice that.
  private static func around(_ side: [Float], _ frame: Int, above floor: Float) -> Float {
    var peak = abs(side[frame])
    guard peak > floor, frame >= taps, frame + taps < side.count else { return peak }
    for phase in 1..<oversampling {
      var value: Float = 0
      for tap in 0..<2 * taps { value += side[frame - taps + 1 + tap] * kernel[phase][tap] }
      peak = max(peak, abs(value))
    }
    return peak
  }

  /// Windowed sinc, one row for each of the four phases.
  private static let kernel: [[Float]] = (0..<oversampling).map { phase in
    (0..<2 * taps).map { tap in
      let x = Double(tap - taps + 1) - Double(phase) / Double(oversampling)
      guard abs(x) > 1e-9 else { return 1 }
      let window = 0.5 + 0.5 * cos(.pi * x / Double(taps))
      return Float(sin(.pi * x) / (.pi * x) * window)
    }
  }
}
