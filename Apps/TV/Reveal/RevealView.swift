import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// The reveal, by the server's events: the map comes, the sign turns, the card and the rows land (UI-T13, UI-T14, EVE57).
struct RevealView: View, Equatable {
  let reveal: TVReveal

  /// An evening's has verdicts that land on a map.
  private var isNight: Bool { reveal.postcard != nil || reveal.rows.contains { $0.level != nil } }
  private var hasRows: Bool { !reveal.rows.isEmpty || reveal.emptyText != nil }
  private var isAside: Bool { hasRows || reveal.standings != nil || reveal.postcard != nil }

  var body: some View {
    StageLayer {
      if let map = reveal.map { FlightMapView(map: map, isAside: isAside) }
      if let sign = reveal.sign {
        StationSignView(sign: sign, isSmall: isAside)
          .placed(160, isAside ? 40 : 220, 1600, isAside ? 170 : 420)
      }
      if let standings = reveal.standings, !isNight {
        ResultRows(rows: reveal.rows, emptyText: reveal.emptyText)
          .placed(Stage.marginX, 232, 840, 690, .top)
        StandingsView(standings: standings, row: 80).placed(984, 232, 840, 690, .top)
      } else if isNight {
        NightRows(reveal: reveal).placed(Stage.marginX, 226, 660, 690, .top)
      } else if hasRows {
        ResultRows(rows: reveal.rows, emptyText: reveal.emptyText)
          .placed(370, 232, 1180, 690, .top)
      }
      if let card = reveal.postcard {
        PostcardView(card: card).placed(1304, 226, 520, 690, .top)
      }
    }
  }
}

/// Verdicts as they land; when all have, the standings take their place.
private struct NightRows: View, Equatable {
  let reveal: TVReveal

  var body: some View {
    if let standings = reveal.standings {
      StandingsView(standings: standings, row: 78)
    } else if let empty = reveal.emptyText {
      Text(verbatim: empty)
        .sized(38, .textSecondary)
        .padding(.horizontal, 32)
        .padding(.vertical, 24)
        .panel()
        .accessibilityIdentifier("no-answers")
    } else {
      VStack(spacing: 6) {
        ForEach(reveal.rows) { VerdictRow(row: $0).comesIn(0) }
      }
    }
  }
}

/// Passenger, whole name, guess with its distance, points with their clue (UI-E12).
struct VerdictRow: View, Equatable {
  let row: TVRow

  var body: some View {
    HStack(spacing: 8) {
      PersonMark(person: row.person, size: 56)
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: row.person.name).sized(32, .textPrimary).lineLimit(2)
        if !row.detail.isEmpty {
          Text(verbatim: row.detail).sized(32, .textSecondary, bold: false).lineLimit(2)
        }
      }
      Spacer(minLength: 0)
      VStack(alignment: .trailing, spacing: 0) {
        HStack(spacing: 8) {
          if row.isNote { Envelope().frame(width: 40, height: 30) }
          if row.isHalf { Text(verbatim: "½").sized(32, .textSecondary) }
          VerdictMark(row: row, size: 34)
          Text(verbatim: row.points)
            .sized(34, row.isCorrect ? .accentOrangeBright : .textMuted)
            .monospacedDigit()
        }
        if let level = row.level {
          Text(verbatim: level).sized(32, .textSecondary, bold: false)
        }
      }
      .lineLimit(1)
      .fixedSize()
    }
    .padding(.leading, 16)
    .padding(.trailing, 12)
    .frame(minHeight: 82)
    .panel(edge: row.isCorrect ? .successGreen : .errorRed, width: 8)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("verdict")
  }
}
