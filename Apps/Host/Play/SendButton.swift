import Foundation
import SwiftUI
import TriptoDesign

/// *Skicka svar*, off until there is something to send.
struct SendButton: View {
  let label: String
  let isReady: Bool
  let name: String
  let send: @MainActor () -> Void

  var body: some View {
    Button(action: send) { Words(label) }
      .buttonStyle(.triptoPrimary)
      .disabled(!isReady)
      .accessibilityIdentifier(name)
  }
}

/// Why something is not taken; nothing is shown where nothing is wrong.
struct ErrorLine: View, Equatable {
  let text: String

  var body: some View {
    if !text.isEmpty {
      Text(text)
        .styled(.body, .errorRedBright)
        .announcing(text, atOnce: true)
        .accessibilityIdentifier("error")
    }
  }
}
