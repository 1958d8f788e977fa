import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards

/// Answers locked so far (UI-H27).
struct LockedView: View, Equatable {
  let card: LockedCard

  var body: some View {
    Card(card.title, card.symbol) {
      if let text = card.emptyText { Text(text).styled(.body, .textMuted) }
      ForEach(card.rows.indices, id: \.self) { place in
        LockedRowView(row: card.rows[place]).comesIn(place)
      }
    }
    .announcing(card.spoken)
  }
}

/// Name, words, level; of a note with an envelope (UI-E23).
struct LockedRowView: View, Equatable {
  let row: LockedCard.Row

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      SideBySide {
        Text(row.name).styled(.bodyLarge, .textPrimary)
      } second: {
        HStack(spacing: 4) {
          if row.isNote { Image(extra: .note).foregroundStyle(Color.tripto(.textSecondary)) }
          Text(row.level).styled(.meta, .textSecondary).monospacedDigit()
        }
      }
      Text(row.answer).styled(.body, .textSecondary)
      if !row.reading.isEmpty { Text(row.reading).styled(.meta, .textMuted) }
    }
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("locked-row")
  }
}
