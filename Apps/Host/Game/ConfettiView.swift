import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens
import TriptoScreens

struct ConfettiSlot: View {
  let game: GameModel
  var body: some View { ConfettiView(isCrowned: game.finale?.winners.isEmpty == false) }
}

/// Confetti over what is shown, once, when somebody has won; none where people want less motion (UI.md §1.3).
struct ConfettiView: View {
  let isCrowned: Bool

  var body: some View {
    Falling(isThrown: isCrowned) {
      ConfettiPicture(ms: $0)
    } still: {
      EmptyView()
    }
  }
}

/// The pieces as they are in the air at a moment.
struct ConfettiPicture: View, Equatable {
  let ms: Double

  var body: some View {
    Canvas { context, size in
      for piece in Confetti.host.pieces {
        guard let place = Confetti.host.place(of: piece, at: ms) else { continue }
        let shape = Self.shape(piece, place, in: size)
        let colour = Color.tripto(piece.colour.opacity(place.opacity))
        context.fill(shape, with: .style(colour))
      }
    }
  }

  /// A piece that turns is seen from its side at times.
  private static func shape(
    _ piece: Confetti.Piece, _ place: Confetti.Place, in size: CGSize
  ) -> Path {
    let width = piece.size * 0.6
    let height = max(1, width * abs(cos(place.turn * .pi / 180)))
    let (x, y) = (place.point.x / 1920 * size.width, place.point.y / 1080 * size.height)
    let box = CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
    return piece.isRound
      ? Path(ellipseIn: box) : Path(roundedRect: box, cornerRadius: 2, style: .continuous)
  }
}
