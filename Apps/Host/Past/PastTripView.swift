import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// The journeys, made as they come into sight.
struct PastRows: View {
  let trips: [PastTrip]
  let past: PastTripsModel

  var body: some View {
    LazyVStack(alignment: .leading, spacing: Measure.space2) {
      ForEach(trips) { PastTripView(trip: $0, past: past) }
    }
  }
}

/// A journey that is over; opened, its standings, its awards and the night (UI-E24).
struct PastTripView: View {
  let trip: PastTrip
  let past: PastTripsModel

  var body: some View {
    VStack(alignment: .leading, spacing: Measure.space1) {
      Text(verbatim: trip.route).styled(.bodyLarge, .textPrimary)
      Unfolding(title: trip.facts, name: "trip") {
        ForEach(trip.standings.indices, id: \.self) { PastRow(row: trip.standings[$0]) }
        ForEach(trip.awards, id: \.self) { award in
          Label(award, symbol: .host).styled(.body, .textSecondary)
        }
        if let night = trip.night { Text(verbatim: night).styled(.body, .textMuted) }
        Button {
          past.askToRemove(trip)
        } label: {
          Label(trip.remove, symbol: .delete)
        }
        .buttonStyle(.triptoSmall)
        .accessibilityIdentifier("trip-remove")
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .cardGround()
  }
}

/// Place, name, points.
struct PastRow: View, Equatable {
  let row: PastTrip.Row

  var body: some View {
    HStack(alignment: .top, spacing: Measure.space1) {
      Text(verbatim: row.rank).styled(.body, .textSecondary).monospacedDigit()
      SideBySide {
        Text(verbatim: row.name).styled(.body, .textPrimary)
      } second: {
        Text(verbatim: row.points).styled(.body, .textSecondary).monospacedDigit()
      }
    }
    .accessibilityElement(children: .combine)
  }
}
