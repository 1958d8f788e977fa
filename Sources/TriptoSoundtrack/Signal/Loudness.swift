import Foundation

/// Loudness by ITU-R BS.1770-4 and EBU R 128.
public enum Loudness {
  private static let block = Sound.frames(seconds: 0.4)
  private static let hop = Sound.frames(seconds: 0.1)

  /// LUFS, gated; for sounds shorter than 400 ms the loudest 400 ms with silence around them.
  public static func integrated(_ sound: Sound) -> Double {
    let powers = blocks(of: sound)
    guard sound.frames >= block else { return powers.map(lufs).max() ?? -.infinity }
    let audible = powers.filter { lufs($0) > -70 }
    guard !audible.isEmpty else { return -.infinity }
    let threshold = lufs(mean(audible)) - 10
    return lufs(mean(audible.filter { lufs($0) > threshold }))
  }

  private static func blocks(of sound: Sound) -> [Double] {
    let missing = max(0, block - sound.frames)
    let sides = [sound.left, sound.right].map { side in
      weighted(side + Array(repeating: 0, count: missing)).map { $0 * $0 }
    }
    let count = sides[0].count
    var sums = [0.0]
    sums.reserveCapacity(count + 1)
    for frame in 0..<count { sums.append(sums[frame] + sides[0][frame] + sides[1][frame]) }
    return stride(from: 0, through: count - block, by: hop).map {
      (sums[$0 + block] - sums[$0]) / Double(block)
    }
  }

  /// The K filter: a shelf for the head and a high-pass, coefficients for 48 kHz.
  private static func weighted(_ side: [Float]) -> [Double] {
    var shelf = Biquad(
      b: (1.53512485958697, -2.69169618940638, 1.19839281085285),
      a: (-1.69065929318241, 0.73248077421585))
    var pass = Biquad(b: (1, -2, 1), a: (-1.99004745483398, 0.99007225036621))
    return side.map { pass.next(shelf.next(Double($0))) }
  }

  private static func lufs(_ power: Double) -> Double {
    power > 0 ? -0.691 + 10 * log10(power) : -.infinity
  }

  private static func mean(_ values: [Double]) -> Double {
    values.reduce(0, +) / Double(values.count)
  }
}

/// A second-order filter.
struct Biquad {
  var b: (Double, Double, Double)
  var a: (Double, Double)
  private var x = (0.0, 0.0)
  private var y = (0.0, 0.0)

  init(b: (Double, Double, Double), a: (Double, Double)) {
    self.b = b
    self.a = a
  }

  mutating func next(_ input: Double) -> Double {
    let output = b.0 * input + b.1 * x.0 + b.2 * x.1 - a.0 * y.0 - a.1 * y.1
    x = (input, x.0)
    y = (output, y.0)
    return output
  }
}
