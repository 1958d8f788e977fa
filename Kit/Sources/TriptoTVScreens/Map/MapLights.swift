import Foundation
public import TriptoScreens
import TriptoWire

// What the views draw of the maps, in numbers.
extension NearSheet {
  /// Where the place lies on the screen.
  public static var middle: TVPoint { heart }

  /// A light as it is drawn: px at 1080p.
  public struct Light: Equatable, Sendable {
    public let at: TVPoint
    public let size: Double
    public let opacity: Double
  }

  /// The lights of the towns that the screen shows.
  public func lights(_ all: [CityLight]) -> [Light] {
    all.compactMap { light in
      let other = PositionView(lat: light.lat, lon: light.lon)
      guard isNear(light.lat, light.lon) else { return nil }
      let at = point(other)
      guard at.x >= 0, at.x <= 1920, at.y >= 0, at.y <= 1080 else { return nil }
      return Light(
        at: at, size: CityLight.sizes[light.brightness], opacity: CityLight.tones[light.brightness])
    }
  }

  /// Within what the screen shows to the north and south; a cheap look before the dear one.
  private func isNear(_ lat: Double, _ lon: Double) -> Bool {
    let kmPerDegree = Sphere.earthKm * .pi / 180
    return abs(lat - place.lat) * kmPerDegree <= radiusKm * Self.screenReach / Self.fitted
  }

  /// From the heart to the farthest corner of the screen.
  private static let screenReach = 1160.0
}

extension RouteSheet {
  /// The lights on the world sheet.
  public func lights(_ all: [CityLight]) -> [NearSheet.Light] {
    all.compactMap { light in
      let at = TVPoint(
        x: origin.x + light.position.x * scale, y: origin.y + light.position.y * scale)
      guard at.x >= 0, at.x <= 1920, at.y >= 0, at.y <= 1080 else { return nil }
      return NearSheet.Light(
        at: at, size: CityLight.sizes[light.brightness], opacity: CityLight.tones[light.brightness])
    }
  }
}

extension MapName {
  /// The room that its text takes.
  public var frame: (x: Double, y: Double, width: Double, height: Double) {
    let box = box(side)
    return (box.left, box.top, box.right - box.left, box.bottom - box.top)
  }
}
