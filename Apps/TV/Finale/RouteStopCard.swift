import Foundation
import SwiftUI
import TriptoDesign
import TriptoTVScreens

struct StopNumber: View, Equatable {
  let number: Int

  var body: some View {
    Text(verbatim: String(number))
      .sized(34, .bgBase)
      .lineLimit(1)
      .fixedSize()
      .frame(width: 54, height: 54)
      .background(Color.tripto(.accentOrange), in: .circle)
  }
}

struct RouteStopCard: View, Equatable {
  let stop: TVRoute.Stop

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 14) {
        StopNumber(number: stop.id)
        Text(verbatim: stop.name).sized(38, .textPrimary).lines(2, of: 38)
      }
      if let best = stop.best {
        HStack(spacing: 8) {
          if let face = stop.face { FaceView(face: face, size: 48) }
          Text(verbatim: best).sized(32, .textSecondary, bold: false).lines(2, of: 32)
        }
      }
    }
    .padding(.horizontal, 20)
    .padding(.vertical, 14)
    .frame(maxWidth: 420, alignment: .leading)
    .panel(radius: 24)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("route-stop")
  }
}
