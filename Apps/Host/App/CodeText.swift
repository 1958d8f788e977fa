import Foundation
import SwiftUI
import TriptoDesign

/// A code as people read it to each other: one word, said sign by sign (UI-H12).
struct CodeText: View, Equatable {
  let code: String
  let spelled: String
  var style = TypeStyle.codeMono

  var body: some View {
    Text(verbatim: code)
      .styled(style, .accentMint)
      // NB: a code is one word and stays on one line; where that is too short for large text, the signs are smaller.
      .lineLimit(1)
      .minimumScaleFactor(0.4)
      .accessibilityLabel(Text(verbatim: spelled))
  }
}
