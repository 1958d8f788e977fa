import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards

/// Who wrote it and whether it is checked, always in words (UI-A2, UI-E21).
struct MarksView: View, Equatable {
  let badge: Badge
  let marks: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(marks.indices, id: \.self) { place in
        if place == 0 {
          Label(marks[place], symbol: badge.symbol).styled(.meta, badge.tone)
        } else {
          Words(marks[place]).styled(.meta, .textSecondary)
        }
      }
    }
  }
}

extension Badge {
  /// Its colour, beside its word (UI-E21).
  var tone: Colour {
    switch self {
    case .verified: .successGreen
    case .handwritten: .textSecondary
    case .quickTrip: .accentBlueBright
    case .rejected: .errorRedBright
    }
  }
}
