import Foundation
import SwiftUI
import TriptoDesign

/// The name in its gradient, with the tagline or without (UI.md §1).
struct Wordmark: View, Equatable {
  let name: String
  var tagline: String?

  var body: some View {
    VStack(spacing: Measure.space1) {
      Text(verbatim: name)
        .lettered(.gameShowHeading)
        .foregroundStyle(LinearGradient.triptoTitle)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("wordmark")
      if let tagline {
        Text(verbatim: tagline)
          .styled(.body, .textSecondary)
          .multilineTextAlignment(.center)
          .accessibilityIdentifier("tagline")
      }
    }
  }
}
