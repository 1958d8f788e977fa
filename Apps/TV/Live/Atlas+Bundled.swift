import Foundation
import TriptoTVScreens

extension Atlas {
  /// From the files of the app: the coasts of Natural Earth (public domain), the lights of GeoNames (CC BY 4.0).
  static let bundled = Atlas(
    coasts: file("coasts").flatMap { Coasts([UInt8]($0)) } ?? .none,
    lights: file("lights").map { CityLight.all($0) } ?? [])

  /// nil where the file is not in the app; the map is dark then.
  private static func file(_ name: String) -> Data? {
    Bundle.main.url(forResource: name, withExtension: "bin").flatMap { try? Data(contentsOf: $0) }
  }
}
