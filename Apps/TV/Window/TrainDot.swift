import Foundation
import SwiftUI
import TriptoDesign

/// The small train on the map line, on a board of 96 × 40.
struct TrainDot: View, Equatable {
  var body: some View {
    Canvas { context, size in
      var board = context
      let scale = min(size.width / 96, size.height / 40)
      board.scaleBy(x: scale, y: scale)
      let light = GraphicsContext.Shading.style(Color.tripto(.textPrimary))
      let orange = GraphicsContext.Shading.style(Color.tripto(.accentOrange))
      board.fill(Self.box(2, 2, 30, 28), with: .style(Color.tripto(.textSecondary)))
      board.fill(Self.box(36, 2, 56, 28), with: light)
      for x in [8.0, 20, 42, 55, 69] { board.fill(Self.box(x, 9, 9, 9), with: orange) }
      board.fill(Path(CGRect(x: 2, y: 23, width: 90, height: 3)), with: orange)
      for x in [11.0, 25, 47, 80] {
        board.fill(
          Path(ellipseIn: CGRect(x: x - 5, y: 29, width: 10, height: 10)),
          with: .style(Color.tripto(.textMuted)))
      }
    }
  }

  private static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: 5)
  }
}
