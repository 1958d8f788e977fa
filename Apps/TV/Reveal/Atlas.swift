import SwiftUI
import TriptoTVScreens

/// What the maps are drawn from: coasts and borders, and the lights of towns. Without its files the night is dark (EVE67).
final class Atlas: Sendable {
  let coasts: Coasts
  let lights: [CityLight]

  init(coasts: Coasts = .none, lights: [CityLight] = []) {
    (self.coasts, self.lights) = (coasts, lights)
  }
}

private struct AtlasKey: EnvironmentKey {
  static let defaultValue = Atlas()
}

extension EnvironmentValues {
  var atlas: Atlas {
    get { self[AtlasKey.self] }
    set { self[AtlasKey.self] = newValue }
  }
}
