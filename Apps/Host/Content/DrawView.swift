import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// A journey drawn by lot, that surprises the host too (RE32).
struct DrawView: View {
  let plan: PlanCard
  let library: LibraryModel

  var body: some View {
    Card(plan.drawTitle, extra: .draw) {
      Text(plan.drawWhy).styled(.body, .textSecondary)
      ChoiceMenu(
        label: plan.drawRegionLabel, options: plan.drawRegions.map(\.label),
        chosen: plan.drawRegions.firstIndex(where: \.isChosen)
      ) { library.choose(drawnRegion: plan.drawRegions[$0].value) }
      .accessibilityIdentifier("draw-region")
      Button {
        Task { await library.draw() }
      } label: {
        Label(plan.draw, extra: .draw)
      }
      .buttonStyle(.triptoSecondary)
      .accessibilityIdentifier("draw")
    }
  }
}
