import Foundation
import SwiftUI
import TriptoDesign
import TriptoScreens
import TriptoTVScreens

/// The dashes that the train has passed, and the train at their head.
struct FlightLine: View {
  let line: [Flight.Dash]
  let width: Double
  let ms: Double
  /// On a sheet that grows it keeps its size.
  let trainScale: Double

  private static let (long, high) = (72.0, 30.0)
  private var time: Double { ms / Flight.ms }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Canvas { context, _ in
        let way = Flight.eased(min(1, max(0, time)))
        for dash in line where dash.ends <= way {
          context.stroke(
            NearSheetPicture.path([dash.from, dash.to]), with: .style(Color.tripto(.accentOrange)),
            style: StrokeStyle(lineWidth: width, lineCap: .round))
        }
      }
      .onStage()
      if ms < FlightTime.stillMs, let train = FlightStation(line, time: time) {
        TrainDot()
          .frame(width: Self.long, height: Self.high)
          // NB: it never stands on its head: on the way west it is mirrored.
          .scaleEffect(x: trainScale, y: cos(train.turn) < 0 ? -trainScale : trainScale)
          .rotationEffect(.radians(train.turn))
          .offset(x: train.at.x - Self.long / 2, y: train.at.y - Self.high / 2)
      }
    }
    .onStage()
  }
}
