import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// Every pack of this installation (UI-H62, UI-E20).
struct LibraryView: View {
  let card: LibraryCard
  let app: HostApp

  var body: some View {
    Card(card.title, .library) {
      NamesButton(card: card, library: app.library)
      if let text = card.fullText { Text(text).styled(.body, .textMuted) }
      KeyButton(app: app)
      BinNews(library: app.library)
      if let text = card.loading { Waiting(text: text) }
      FiltersView(filters: card.filters, library: app.library)
      if let label = card.search {
        SearchField(label: label, typed: card.typed, library: app.library)
      }
      if let text = card.emptyText { Text(text).styled(.body, .textMuted) }
      PackRows(rows: card.rows, app: app)
      BinList(library: app.library)
    }
  }
}

/// *Visa namnen*, *Dölj namnen*.
struct NamesButton: View {
  let card: LibraryCard
  let library: LibraryModel

  var body: some View {
    Button(action: library.pressNames) {
      Label(card.names, symbol: card.isSecret ? .reveal : .secret)
    }
    .buttonStyle(.triptoSmall)
    .accessibilityIdentifier("secrets")
  }
}

/// By the beginning of a word of a place or country.
struct SearchField: View {
  let label: String
  let typed: String
  let library: LibraryModel

  var body: some View {
    Text(label).styled(.body, .textSecondary).accessibilityHidden(true)
    TypedField(label: label, text: typed, type: library.search)
      .submitLabel(.search)
      .accessibilityIdentifier("pack-search")
  }
}

/// The packs, made as they come into sight.
struct PackRows: View {
  let rows: [LibraryCard.Row]
  let app: HostApp

  var body: some View {
    LazyVStack(alignment: .leading, spacing: Measure.space2) {
      ForEach(rows) { PackRowView(row: $0, app: app) }
    }
  }
}
