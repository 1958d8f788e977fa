import Foundation
import TriptoScreens

/// A tone or a burst of noise in an effect.
struct SynthPart: Sendable {
  enum Wave: Sendable { case sine, saw, triangle, noise }

  private static let (silence, attackS) = (0.0001, 0.012)

  let wave: Wave
  let from, to: Double
  /// Of the band of a noise.
  let q: Double
  let start, length, gain: Double
  var endS: Double { start + length }

  static func tone(
    _ wave: Wave, _ from: Double, to: Double? = nil, length: Double, gain: Double,
    start: Double = 0
  ) -> SynthPart {
    SynthPart(
      wave: wave, from: from, to: to ?? from, q: 0, start: start, length: length, gain: gain)
  }

  static func noise(
    _ hz: Double, q: Double, length: Double, gain: Double, start: Double = 0
  ) -> SynthPart {
    SynthPart(wave: .noise, from: hz, to: hz, q: q, start: start, length: length, gain: gain)
  }

  static func chord(
    _ notes: [Double], length: Double, gain: Double, step: Double, start: Double = 0
  ) -> [SynthPart] {
    notes.enumerated().map { place, hz in
      tone(.triangle, hz, length: length, gain: gain, start: start + Double(place) * step)
    }
  }

  func add(to sum: inout [Double], _ chance: inout SharedChance) {
    let rate = EffectSynth.sampleRate
    let begin = Int(start * rate)
    var band = BandPass(hz: from, q: max(q, 0.1), rate: rate)
    var phase = 0.0
    for place in 0..<Int(length * rate) where begin + place < sum.count {
      let seconds = Double(place) / rate
      phase += from * pow(to / from, seconds / length) / rate
      let value = wave == .noise ? band.next(chance.between(-1, 1)) : shape(phase)
      sum[begin + place] += value * volume(at: seconds)
    }
  }

  private func shape(_ phase: Double) -> Double {
    let part = phase - phase.rounded(.down)
    switch wave {
    case .sine: return sin(part * 2 * .pi)
    case .saw: return 2 * part - 1
    case .triangle: return 1 - 4 * abs(part - 0.5)
    case .noise: return 0
    }
  }

  /// Rises within 12 ms and falls away; a noise falls from its first moment on.
  private func volume(at seconds: Double) -> Double {
    if wave != .noise, seconds < Self.attackS {
      return Self.silence * pow(gain / Self.silence, seconds / Self.attackS)
    }
    let from = wave == .noise ? 0 : Self.attackS
    return gain * pow(Self.silence / gain, (seconds - from) / (length - from))
  }
}

/// A second-order band-pass of unity gain in its middle (Bristow-Johnson's cookbook).
private struct BandPass {
  private let b, a1, a2: Double
  private var x1 = 0.0, x2 = 0.0, y1 = 0.0, y2 = 0.0

  init(hz: Double, q: Double, rate: Double) {
    let turn = 2 * Double.pi * hz / rate
    let alpha = sin(turn) / (2 * q)
    (b, a1, a2) = (
      alpha / (1 + alpha), -2 * cos(turn) / (1 + alpha), (1 - alpha) / (1 + alpha)
    )
  }

  mutating func next(_ x: Double) -> Double {
    let y = b * (x - x2) - a1 * y1 - a2 * y2
    (x2, x1, y2, y1) = (x1, x, y1, y)
    return y
  }
}
