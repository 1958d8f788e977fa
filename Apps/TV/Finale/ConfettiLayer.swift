import Foundation
import SwiftUI
import TriptoDesign
import TriptoScreens
import TriptoTVScreens

/// Confetti over the stage, once; twelve sparkles that stand still where people want less motion (UI.md §1.3).
struct ConfettiLayer: View {
  let isThrown: Bool

  var body: some View {
    Falling(isThrown: isThrown, comesLate: true) {
      TVConfetti(ms: $0)
    } still: {
      StillSparkles()
    }
    .onStage()
  }
}

/// The pieces as they are in the air at a moment.
struct TVConfetti: View, Equatable {
  let ms: Double

  var body: some View {
    Canvas { context, _ in
      for piece in Confetti.tv.pieces {
        guard let place = Confetti.tv.place(of: piece, at: ms) else { continue }
        context.fill(
          Self.shape(piece, place), with: .style(Color.tripto(piece.colour.opacity(place.opacity))))
      }
    }
    .onStage()
  }

  /// A piece that turns is seen from its side at times.
  private static func shape(_ piece: Confetti.Piece, _ place: Confetti.Place) -> Path {
    let height = max(2, piece.size * abs(cos(place.turn * .pi / 180)))
    let box = CGRect(
      x: place.point.x - piece.size / 2, y: place.point.y - height / 2, width: piece.size,
      height: height)
    return piece.isRound ? Path(ellipseIn: box) : Path(roundedRect: box, cornerRadius: 3)
  }
}

/// What stands for confetti where nothing may fall.
struct StillSparkles: View, Equatable {
  private static let count = 12

  var body: some View {
    Canvas { context, size in
      for (place, piece) in Confetti.tv.pieces.prefix(Self.count).enumerated() {
        let x = size.width * (Double(place * 37 % 100) / 100 * 0.9 + 0.05)
        let y = size.height * (Double(place * 53 % 100) / 100 * 0.5 + 0.1)
        let box = CGRect(x: x, y: y, width: piece.size, height: piece.size)
        context.fill(Path(ellipseIn: box), with: .style(Color.tripto(piece.colour)))
      }
    }
    .onStage()
  }
}
