import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

/// Svenska, English, Norsk: a live switch that keeps what is shown (UI-A17).
struct LanguageSwitch: View {
  let app: HostApp

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: Measure.space1) { buttons }
      VStack(spacing: Measure.space1) { buttons }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: app.messages.common.language))
  }

  private var buttons: some View {
    ForEach(app.languages, id: \.language) { choice in
      Button {
        app.choose(choice.language)
      } label: {
        Words(choice.name)
      }
      .buttonStyle(.triptoSmall)
      .picked(app.messages.language == choice.language)
      .accessibilityIdentifier("lang-\(choice.language.rawValue)")
    }
  }
}
