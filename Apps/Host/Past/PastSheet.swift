import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

extension View {
  /// *Tidigare resor* over it (UI-E24).
  func pastTrips(_ app: HostApp) -> some View { modifier(PastOpening(app: app)) }
}

private struct PastOpening: ViewModifier {
  let app: HostApp

  func body(content: Content) -> some View {
    content.hostSheet(app, isOpen: app.past.sheet != nil, onClose: app.past.close) {
      PastSheet(app: app)
    }
  }
}

/// The button that opens it.
struct PastButton: View {
  let past: PastTripsModel

  var body: some View {
    Button {
      Task { await past.open() }
    } label: {
      Label(past.label, desk: .past)
    }
    .buttonStyle(.triptoSecondary)
    .accessibilityIdentifier("past-trips")
  }
}

/// What this household has played, page by page (RE64).
struct PastSheet: View {
  let app: HostApp

  var body: some View {
    if let sheet = app.past.sheet {
      SheetPage(title: sheet.title, close: app.messages.host.close, onClose: app.past.close) {
        if let loading = sheet.loading { Waiting(text: loading) }
        if let text = sheet.emptyText {
          Text(verbatim: text).styled(.body, .textSecondary).accessibilityIdentifier("trips-none")
        }
        PastRows(trips: sheet.trips, past: app.past)
        ErrorNews(text: sheet.failedText)
        if let label = sheet.loadLabel { PastLoading(label: label, past: app.past) }
      }
      .asking(
        sheet.question, yes: sheet.trips.first?.remove ?? "", no: app.messages.common.cancel,
        onYes: { Task { await app.past.remove() } }, onNo: app.past.keep)
    }
  }
}

/// *Försök igen*, or *Visa fler*.
struct PastLoading: View {
  let label: String
  let past: PastTripsModel

  var body: some View {
    Button {
      Task { await past.load() }
    } label: {
      Words(label)
    }
    .buttonStyle(.triptoSecondary)
    .accessibilityIdentifier("trips-load")
  }
}
