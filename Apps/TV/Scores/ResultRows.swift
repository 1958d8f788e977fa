import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// Judged answers in a session that is no evening (UI-T14); more than eight stand in two columns without their words.
struct ResultRows: View, Equatable {
  let rows: [TVRow]
  let emptyText: String?
  var isSmall = false

  private var isMany: Bool { rows.count > 8 }

  var body: some View {
    if let emptyText {
      Text(verbatim: emptyText)
        .sized(40, .textSecondary)
        .padding(.horizontal, 40)
        .padding(.vertical, 26)
        .panel()
        .accessibilityIdentifier("no-answers")
    } else {
      LazyVGrid(columns: tracks, spacing: 10) {
        ForEach(rows.indices, id: \.self) { place in
          ResultRow(row: rows[place], isMany: isMany, isSmall: isSmall).comesIn(place)
        }
      }
    }
  }

  private var tracks: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 12), count: isMany ? 2 : 1)
  }
}

struct ResultRow: View, Equatable {
  let row: TVRow
  let isMany: Bool
  let isSmall: Bool

  var body: some View {
    HStack(spacing: isMany ? 8 : 18) {
      VerdictMark(row: row, size: isMany ? 32 : 44)
      Text(verbatim: row.person.name)
        .sized(isMany ? 32 : 34, .textPrimary)
        .lines(isMany ? 2 : 1, of: isMany ? 32 : 34)
        .layoutPriority(1)
      if !isMany, !row.detail.isEmpty {
        Text(verbatim: row.detail).sized(32, .textSecondary, bold: false).lineLimit(1)
      }
      Spacer(minLength: 0)
      if row.isNote { Envelope().frame(width: 44, height: 32) }
      Text(verbatim: row.points)
        .sized(34, row.isCorrect ? .accentOrange : .textMuted)
        .monospacedDigit()
        .lineLimit(1)
        .fixedSize()
    }
    .padding(.horizontal, isMany ? 16 : 28)
    .frame(minHeight: isMany ? 54 : 74)
    .panel(edge: row.isCorrect ? .successGreen : .errorRed)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("result")
  }
}

/// ✓ or ✗ in a circle, and its word for voices (UI-A2).
struct VerdictMark: View, Equatable {
  let row: TVRow
  var size = 44.0

  var body: some View {
    Image(symbol: row.symbol)
      .sized(size, row.isCorrect ? .successGreen : .errorRed)
      .accessibilityLabel(Text(verbatim: row.verdict))
  }
}
