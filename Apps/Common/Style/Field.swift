import Foundation
import SwiftUI
import TriptoDesign

extension View {
  /// A field to type in, at least 52 high; its edge tells how it stands with what was typed.
  func triptoField(edge: Colour = .lineStrong) -> some View {
    styled(.body, .textPrimary).fieldGround(edge: edge)
  }

  /// The ground of a field with letters of its own.
  func fieldGround(edge: Colour) -> some View {
    padding(.horizontal, Measure.space2)
      .padding(.vertical, Measure.space1)
      .frame(maxWidth: .infinity, minHeight: 52)
      .background(Color.tripto(.bgRaised), in: .rect(cornerRadius: Measure.radiusSmall))
      .overlay {
        RoundedRectangle(cornerRadius: Measure.radiusSmall)
          .strokeBorder(Color.tripto(edge), lineWidth: 2)
      }
      .tint(Color.tripto(.accentMint))
  }
}
