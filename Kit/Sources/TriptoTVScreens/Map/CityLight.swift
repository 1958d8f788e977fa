public import Foundation
public import TriptoScreens
import TriptoWire

/// One of the lights of the towns of the Earth (GeoNames, CC BY 4.0), from `lights.bin`.
public struct CityLight: Equatable, Sendable {
  public let position: TVPoint
  /// 0 = a village, 3 = a city of millions.
  public let brightness: Int
  let lat: Double
  let lon: Double

  /// Opacity and px at 1080p, by the brightness.
  public static let tones = [0.30, 0.50, 0.78, 1]
  public static let sizes = [1.6, 2.1, 2.8, 3.8]

  /// Reads the file: one light for each cell, in the middle of the cell; steps between cells are LEB128.
  public static func all(_ file: Data) -> [CityLight] {
    guard let first = file.first, first > 0 else { return [] }
    let (perDegree, row) = (Double(first), 360 * Int(first))
    var (cell, number, shift) = (0, 0, 0)
    var lights: [CityLight] = []
    for byte in file.dropFirst() {
      guard shift < 56 else { return lights }
      number |= Int(byte & 0x7F) << shift
      shift += 7
      guard byte <= 0x7F else { continue }
      cell += number >> 2
      lights.append(CityLight(cell, row, perDegree, number & 3))
      (number, shift) = (0, 0)
    }
    return lights
  }

  private init(_ cell: Int, _ row: Int, _ perDegree: Double, _ brightness: Int) {
    lat = 90 - (Double(cell / row) + 0.5) / perDegree
    lon = (Double(cell % row) + 0.5) / perDegree - 180
    self.brightness = brightness
    position = Projection.project(PositionView(lat: lat, lon: lon))
  }
}
