import Foundation
import SwiftUI
import TriptoDesign

/// A button's words with its symbol, or with the spinner while it is under way (UI-H2, UI-A10).
struct BusyLabel: View, Equatable {
  let text: String
  let symbol: Symbol
  let isBusy: Bool

  var body: some View {
    Label {
      Words(text)
    } icon: {
      if isBusy {
        Spinner(size: 20)
      } else {
        LabelSymbol(name: symbol.rawValue)
      }
    }
  }
}

/// Why something went wrong: it pops, and is said at once (UI-H5).
struct ErrorNews: View, Equatable {
  /// nil: nothing did.
  let text: String?

  var body: some View {
    if let text {
      Text(verbatim: text)
        .styled(.body, .errorRedBright)
        .multilineTextAlignment(.center)
        .announcing(text, atOnce: true)
        .popsIn()
        .id(text)
        .accessibilityIdentifier("error")
    }
  }
}
