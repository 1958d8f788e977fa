import Foundation
import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// The finale, by what the server tells, and the standings that stay (UI-T20, UI-T21, UI-E14, EVE60).
struct FinaleView: View {
  let finale: TVFinale
  let app: TVApp
  var focus: FocusState<ShowFocus?>.Binding

  var body: some View {
    ZStack(alignment: .topLeading) {
      switch finale.stage {
      case .route(let route): RouteView(route: route)
      case .award(let award): if let award { AwardView(award: award) }
      case .podium: PodiumStage(finale: finale)
      }
      if let leave = finale.leave {
        Button(leave) {
          Task { await app.leave() }
        }
        .buttonStyle(.tv(.wide))
        .focused(focus, equals: .leave)
        .placed(1284, 914, 540, 112, .trailing)
        .accessibilityIdentifier("leave")
      }
      ConfettiLayer(isThrown: finale.hasConfetti)
    }
    .onStage()
  }
}

/// Podium, then standings beside it, awards and the night's line below.
struct PodiumStage: View, Equatable {
  let finale: TVFinale

  private var isFull: Bool { finale.standings != nil }
  private var hasSteps: Bool { !finale.steps.isEmpty }
  private var hasFoot: Bool {
    finale.night != nil || finale.oneMore != nil || !finale.awards.isEmpty
  }
  private var hasLeave: Bool { finale.leave != nil }
  /// Where podium and standings end.
  private var floor: Double { !finale.awards.isEmpty ? 790 : hasFoot || hasLeave ? 900 : 1026 }

  var body: some View {
    StageLayer {
      Text(verbatim: finale.heading)
        .sized(isFull ? 68 : 84, .textPrimary)
        .oneLine(of: 84)
        .overNight()
        .id(finale.heading)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("heading")
        .placed(Stage.marginX, 166, Stage.roomX, 100)
      if hasSteps {
        PodiumView(steps: finale.steps, isFull: isFull, isCrowned: finale.isCrowned)
          .placed(isFull ? Stage.marginX : 330, 270, isFull ? 900 : 1260, floor - 270, .bottom)
      }
      if let standings = finale.standings {
        StandingsView(standings: standings, row: row(standings.rows.count))
          .placed(hasSteps ? 1040 : 420, 276, hasSteps ? 784 : 1080, floor - 276, .top)
      }
      if hasFoot {
        NightFoot(finale: finale)
          .placed(Stage.marginX, floor + 8, hasLeave ? 1170 : Stage.roomX, 1026 - floor - 8)
      }
    }
  }

  private func row(_ count: Int) -> Double {
    min(84, ((floor - 280) / Double(max(1, count))).rounded(.down))
  }
}
