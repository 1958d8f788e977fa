import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

/// *Redaktionen*: tonight's journey, the library, new places, and packs of one's own (UI-E18, UI-H62, UI-H63).
struct ContentTab: View {
  let app: HostApp

  var body: some View {
    ScrollView {
      TwoColumns {
        PlanSlot(library: app.library)
        LibrarySlot(app: app)
      } right: {
        GenerateSlot(app: app)
        ImportView(importing: app.importing)
      }
      .padding(Measure.space2)
    }
    .task { await app.generation.appear() }
    .onDisappear { app.generation.disappear() }
    .previewing(app)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("content")
  }
}

struct PlanSlot: View {
  let library: LibraryModel
  var body: some View {
    PlanView(plan: library.plan, library: library)
    DrawView(plan: library.plan, library: library)
  }
}

struct LibrarySlot: View {
  let app: HostApp
  var body: some View {
    LibraryView(card: app.library.card, app: app)
      .asking(
        app.library.namesQuestion, yes: app.library.card.names, no: app.messages.common.cancel,
        isHarmful: false, onYes: app.library.confirmNames, onNo: app.library.keepSecret)
  }
}

struct GenerateSlot: View {
  let app: HostApp
  var body: some View { GenerateView(card: app.generation.card, app: app) }
}
