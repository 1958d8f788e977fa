import Foundation

/// Decibels as the mixing desk needs them.
enum Decibels {
  /// The host's "Off": the bed is muted, not only low (UI-H54).
  static let mute = -40.0

  static func linear(_ db: Double) -> Double { pow(10, db / 20) }

  /// The music bus at one of the host's levels.
  static func bus(_ db: Double) -> Double { db <= mute ? 0 : linear(db) }
}
