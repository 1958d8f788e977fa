import Foundation
import TriptoScreens

/// Effects made on the spot, for when the server has no recording: a brake must be heard. Mono, −1 … 1.
public enum EffectSynth {
  public static let sampleRate = 48_000.0
  private static let level = 0.6

  /// - Returns: nil for a sound that is not made here.
  public static func samples(_ id: String) -> [Float]? {
    guard let parts = recipes[id] else { return nil }
    let seconds = parts.map { $0.endS }.max() ?? 0
    var sum = [Double](repeating: 0, count: Int((seconds * sampleRate).rounded(.up)))
    var chance = SharedChance(id)
    for part in parts { part.add(to: &sum, &chance) }
    return sum.map { Float(max(-1, min(1, $0 * level))) }
  }

  static var ids: Set<String> { Set(recipes.keys) }

  private static let recipes: [String: [SynthPart]] = [
    "sfx_brake": [
      .noise(2600, q: 9, length: 0.55, gain: 1.4),
      .tone(.saw, 1900, to: 620, length: 0.5, gain: 0.16),
      .tone(.sine, 140, to: 46, length: 0.4, gain: 0.7),
    ],
    "sfx_lock": [.noise(1800, q: 3, length: 0.05, gain: 0.9)]
      + SynthPart.chord([880, 1318.5], length: 0.34, gain: 0.28, step: 0.07),
    "sfx_followup_correct": SynthPart.chord([784, 1174.7], length: 0.3, gain: 0.26, step: 0.09),
    "sfx_followup_incorrect": SynthPart.chord([311.1, 233.1], length: 0.3, gain: 0.26, step: 0.11),
    "sfx_reveal": [.tone(.sine, 98, to: 49, length: 0.7, gain: 0.7)]
      + SynthPart.chord([392, 493.9, 587.3, 784], length: 1.5, gain: 0.17, step: 0.03),
    "sfx_sting_build": [.tone(.saw, 110, to: 440, length: 0.8, gain: 0.16)],
    "sfx_drumroll": (0..<48).map { place in
      let at = Double(place)
      return .noise(320, q: 1.2, length: 0.09, gain: 0.22 + at * 0.012, start: at * 0.05)
    },
    "sfx_winner_fanfare": SynthPart.chord(fanfare, length: 0.42, gain: 0.26, step: 0.14)
      + SynthPart.chord(fanfare, length: 1.9, gain: 0.2, step: 0, start: 0.62),
  ]
  private static let fanfare = [523.3, 659.3, 784, 1046.5]
}
