import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// A signal beside the line: red while somebody brakes, mint once the answer is locked.
struct SignalPost: View, Equatable {
  let signal: TVRide.Signal

  var body: some View {
    if signal != .none {
      StageLayer {
        Color.tripto(.veil).placed(1565, 640, 10, 390)
        RoundedRectangle(cornerRadius: 22)
          .fill(Color.tripto(.veil))
          .placed(1540, 560, 60, 120)
        lamp(.errorRed, isLit: signal == .red).placed(1550, 572, 40, 40)
        lamp(.accentMint, isLit: signal == .mint).placed(1550, 628, 40, 40)
      }
    }
  }

  private func lamp(_ colour: Colour, isLit: Bool) -> some View {
    Circle()
      .fill(Color.tripto(isLit ? colour : colour.opacity(0.18)))
      .shadow(color: Color.tripto(colour.opacity(isLit ? 0.9 : 0)), radius: 20)
  }
}

/// The platform where the train stands. It is the same for every destination.
struct StationPicture: View {
  var body: some View {
    StageLayer {
      Color.tripto(.panel).placed(0, 880, Stage.width, 200)
      Color.tripto(.lineStrong).placed(0, 876, Stage.width, 8)
      ForEach(0..<4, id: \.self) { place in
        let x = 210.0 + Double(place) * 500
        Color.tripto(.panel).placed(x, 560, 12, 320)
        Circle()
          .fill(NightColours.lamp.color())
          .shadow(color: NightColours.lamp.color(0.7), radius: 40)
          .placed(x - 14, 530, 40, 40)
      }
    }
  }
}
