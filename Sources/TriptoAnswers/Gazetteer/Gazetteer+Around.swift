import Foundation

extension Gazetteer {
  /// The cities and towns of the file around a point, the heaviest first, at most 200.
  ///
  /// - Parameter withinKm: Half the side of the square that is looked at.
  public func cities(
    around centre: (latitude: Double, longitude: Double), withinKm: Double
  ) -> [GazetteerPlace] {
    let north = withinKm / 111
    let east = min(180, north / max(0.05, cos(centre.latitude * .pi / 180)))
    let found = (0..<counts.places).compactMap { number in file?.spot(number).map { (number, $0) } }
      .filter { _, spot in
        let across = abs(spot.longitude - centre.longitude)
        return spot.isTown && abs(spot.latitude - centre.latitude) <= north
          && min(across, 360 - across) <= east
      }
      .sorted { ($1.1.weight, $0.0) < ($0.1.weight, $1.0) }
    return found.prefix(200).compactMap { file?.place($0.0) }
  }
}

extension GazetteerFile {
  /// A place without its texts.
  struct Spot {
    let isTown: Bool
    let weight: UInt8
    let latitude: Double
    let longitude: Double
  }

  func spot(_ number: Int) -> Spot? {
    guard number >= 0, number < header.placeCount else { return nil }
    return read { reader in
      let row = header.places + 20 * number
      return Spot(
        isTown: PlaceKind(rawValue: UInt8(reader.u8(row + 6) & 15))?.isTown == true,
        weight: UInt8(reader.u8(row + 7)), latitude: Double(reader.i16(row + 8)) / 100,
        longitude: Double(reader.i16(row + 10)) / 100)
    }
  }
}
