import Foundation
import TriptoKernel

/// From a score or a synthesis to finished samples: folded, levelled, padded. The same on each run.
public struct Production: Sendable {
  /// Seconds of itself that a loop has before and after.
  public static let pad = 0.25
  /// dBTP that no file exceeds before it is encoded.
  private static let ceilings: [Asset.Kind: Double] = [
    .musicLoop: -5, .musicOnce: -5, .effect: -2.2,
  ]

  public let orchestra: Orchestra

  public init(orchestra: Orchestra = .best) {
    self.orchestra = orchestra
  }

  /// The finished sound of an asset, without padding.
  public func sound(of asset: Asset) async throws -> Sound {
    levelled(try await raw(asset), asset)
  }

  private func raw(_ asset: Asset) async throws -> Sound {
    switch asset.source {
    case .synthesis(let sound): return sound()
    case .score(let compose):
      let score = try compose()
      let played = try await orchestra.play(score.humanised(seed: StableHash.of(asset.id)))
      if score.isLoop { return played.folded(to: Sound.frames(seconds: score.seconds)) }
      let length = Sound.frames(seconds: asset.length ?? score.seconds)
      return played.cut(to: length, fade: min(length / 3, Sound.frames(seconds: 1.2)))
    }
  }

  /// Gain to the aim, then the limiter, again until both hold.
  private func levelled(_ sound: Sound, _ asset: Asset) -> Sound {
    var result = sound
    for _ in 0..<4 {
      let missing = asset.loudness - Loudness.integrated(result)
      guard abs(missing) > 0.05, missing.isFinite else { break }
      result = corrected(result, by: missing, asset)
    }
    return result
  }

  /// `decibels` more, under the asset's ceiling.
  func corrected(_ sound: Sound, by decibels: Double, _ asset: Asset) -> Sound {
    Peak.limited(
      sound.gained(decibels: decibels), ceiling: Self.ceilings[asset.kind] ?? -2.2,
      isLoop: asset.isLoop)
  }
}

extension Asset {
  public var isLoop: Bool { kind == .musicLoop || tags.contains("loop") }
}
