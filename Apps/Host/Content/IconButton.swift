import Foundation
import SwiftUI
import TriptoDesign

/// A symbol alone, 44 × 44, with words for voices; off where there are none.
struct IconButton: View {
  let symbol: ExtraSymbol
  let label: String?
  let press: @MainActor () -> Void

  init(_ symbol: ExtraSymbol, _ label: String?, press: @escaping @MainActor () -> Void) {
    (self.symbol, self.label, self.press) = (symbol, label, press)
  }

  var body: some View {
    Button(action: press) {
      Image(extra: symbol)
        .styled(.body, label == nil ? .textMuted : .textPrimary)
        .frame(minWidth: 44, minHeight: 44)
        .background(Color.tripto(.bgRaised), in: .rect(cornerRadius: Measure.radiusSmall))
    }
    .disabled(label == nil)
    .accessibilityLabel(Text(label ?? ""))
    .accessibilityHidden(label == nil)
  }
}
