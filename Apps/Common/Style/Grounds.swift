import Foundation
import SwiftUI
import TriptoDesign

extension View {
  /// The ground of a card, with its inner margin; a tint colours its edge.
  func cardGround(tint: Colour? = nil) -> some View {
    ground(.bgCard, edge: tint.map { $0.opacity(0.5) } ?? .line)
  }

  /// The ground of what a brake shows: text of every tone is read on it (UI-A1).
  func brakeGround() -> some View {
    ground(Colour.errorRed.opacity(0.18).over(.bgCard), edge: .errorRed, width: 2)
  }

  /// The ground of a sheet, to all its edges.
  func sheetGround() -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.tripto(.bgBase))
      .tint(Color.tripto(.accentMint))
  }

  private func ground(_ colour: Colour, edge: Colour, width: Double = 1) -> some View {
    padding(Measure.space2)
      .background(Color.tripto(colour), in: .rect(cornerRadius: Measure.radiusMedium))
      .overlay {
        RoundedRectangle(cornerRadius: Measure.radiusMedium)
          .strokeBorder(Color.tripto(edge), lineWidth: width)
      }
      .throwing(.card)
  }
}
