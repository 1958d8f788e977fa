import Foundation
import SwiftUI
import TriptoDesign
import TriptoScreens
import TriptoTVScreens

/// The Earth by night around the place: coasts, lights of towns, the flight, and the guesses as pins (EVE61–EVE67).
struct FlightMapView: View, Equatable {
  let map: RevealMap
  let isAside: Bool

  private static let night: Ink = 0x050B18

  var body: some View {
    ZStack(alignment: .topLeading) {
      Self.night.color()
      FlightView(map: map)
      MapShade(isAside: isAside)
      if map.name != nil {
        MissLines(pins: map.pins)
        MapNamesView(names: map.names)
        PlaceMark(arrived: map.arrived)
        ForEach(map.pins.indices, id: \.self) { place in
          GuessPin(pin: map.pins[place]).comesIn(place)
        }
      }
    }
    .onStage()
    .clipped()
    .accessibilityHidden(true)
  }

  nonisolated static func == (one: FlightMapView, other: FlightMapView) -> Bool {
    one.map == other.map && one.isAside == other.isAside
  }
}

/// What is read on the map lies in the middle; under rows and postcard it is darker.
private struct MapShade: View, Equatable {
  let isAside: Bool

  var body: some View {
    let veil = [0.84, 0.6, 0, 0, 0.8]
    ZStack {
      if isAside {
        LinearGradient(
          stops: zip(veil, [0, 0.3, 0.44, 0.6, 0.76]).map {
            Gradient.Stop(color: Color.tripto(.veil.opacity($0)), location: $1)
          }, startPoint: .leading, endPoint: .trailing)
      }
      LinearGradient(
        stops: zip([0.75, 0, 0, 0.75], [0, 0.26, 0.74, 1]).map {
          Gradient.Stop(color: Color.tripto(.veil.opacity($0)), location: $1)
        }, startPoint: .top, endPoint: .bottom)
    }
  }
}
