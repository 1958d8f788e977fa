import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// What keeps the room from seeing or hearing the show, line by line (UI-H65, UI-H71).
struct HealthLines: View {
  let app: HostApp

  var body: some View {
    ForEach(app.tools.health) { line in
      HealthLineView(line: line) { app.tools.dismiss(line) }
    }
  }
}

/// One trouble, and the button that puts it away.
struct HealthLineView: View {
  let line: HealthLine
  let dismiss: @MainActor () -> Void

  var body: some View {
    SideBySide {
      Label(line.text, symbol: line.symbol)
        .styled(.body, .textPrimary)
        .multilineTextAlignment(.leading)
    } second: {
      Button(action: dismiss) { Text(verbatim: line.dismiss) }
        .buttonStyle(.triptoSmall)
        .accessibilityLabel(Text(verbatim: line.dismissLabel))
        .accessibilityIdentifier("dismiss")
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .cardGround(tint: line.isUrgent ? .errorRed : .warnAmber)
    .announcing(line.text, atOnce: true)
    .slidesIn()
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(line.id)
  }
}
