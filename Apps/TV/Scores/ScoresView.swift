import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// The scoreboard between destinations (UI-T17, UI-T18, EVE53): results left and standings right, or what the stop gave.
struct ScoresView: View, Equatable {
  let scores: TVScores
  let hasTrain: Bool

  private var isNight: Bool { scores.resultsTitle == nil }
  private var bottom: Double { hasTrain ? 780 : 1026 }

  var body: some View {
    StageLayer {
      ScoreTitle(text: isNight ? scores.title : scores.resultsTitle ?? "")
        .placed(Stage.marginX, 50, 1000, 76, .leading)
      if isNight {
        StandingsView(standings: scores.standings, row: hasTrain ? 66 : 84)
          .placed(Stage.marginX, 130, Stage.roomX, bottom - 130 - 92, .top)
      } else {
        ResultRows(rows: scores.results, emptyText: scores.emptyText, isSmall: true)
          .placed(Stage.marginX, 150, 840, 700, .top)
        ScoreTitle(text: scores.title).placed(984, 50, 400, 76, .leading)
        StandingsView(standings: scores.standings).placed(984, 150, 840, 700, .top)
      }
      NextLine(progress: scores.progress, next: scores.next)
        .placed(Stage.marginX, bottom - 84, 1000, 84, .leading)
    }
  }
}

private struct ScoreTitle: View, Equatable {
  let text: String

  var body: some View {
    Text(verbatim: text)
      .sized(52, .accentOrangeBright)
      .oneLine(of: 52)
      .overNight()
      .accessibilityAddTraits(.isHeader)
  }
}

/// How far the journey is, and what comes next.
private struct NextLine: View, Equatable {
  let progress: Progress?
  let next: String

  var body: some View {
    HStack(spacing: 36) {
      if let progress { ProgressLine(progress: progress) }
      Text(verbatim: next)
        .sized(40, .textPrimary)
        .oneLine(of: 40)
        .overNight()
        .accessibilityIdentifier("next")
    }
  }
}
