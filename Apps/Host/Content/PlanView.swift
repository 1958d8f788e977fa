import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// Tonight's journey as a line of stops, to move and to remove (UI-H62, EVE92).
struct PlanView: View {
  let plan: PlanCard
  let library: LibraryModel

  var body: some View {
    Card(plan.title, extra: .plan) {
      Words(plan.status)
        .styled(.body, plan.isReady ? .successGreen : .textMuted)
        .announcing(plan.status)
        .accessibilityIdentifier("plan-status")
      ErrorLine(text: plan.error ?? "")
      PlanWarnings(warnings: plan.warnings)
      ForEach(plan.stops) { StopRow(stop: $0, library: library) }
      PlanButtons(plan: plan, library: library)
    }
  }
}

/// What the journey gives away of itself.
struct PlanWarnings: View, Equatable {
  let warnings: [String]

  var body: some View {
    ForEach(warnings, id: \.self) { warning in
      Label(warning, extra: .warning)
        .styled(.meta, .warnAmber)
        .accessibilityIdentifier("plan-warning")
    }
  }
}

/// A stop, one place up or down, or out.
struct StopRow: View {
  let stop: PlanCard.Stop
  let library: LibraryModel

  var body: some View {
    SideBySide {
      Marked {
        Text(verbatim: "\(stop.id)").styled(.bodyLarge, .accentMint).monospacedDigit()
      } words: {
        Words(stop.title).styled(.bodyLarge, .textPrimary)
      }
      .accessibilityElement(children: .combine)
      .accessibilityIdentifier("stop-\(stop.id)")
    } second: {
      HStack(spacing: Measure.space1) {
        IconButton(.up, stop.moveUp) { library.move(stop, up: true) }
        IconButton(.down, stop.moveDown) { library.move(stop, up: false) }
        IconButton(.remove, stop.remove) { library.remove(stop) }
      }
    }
  }
}

/// *Spela {n} resmål* outside evenings, and *Rensa*.
struct PlanButtons: View {
  let plan: PlanCard
  let library: LibraryModel

  var body: some View {
    if let save = plan.save {
      Button {
        Task { await library.save() }
      } label: {
        Label(save, symbol: .correct)
      }
      .buttonStyle(.triptoPrimary)
      .disabled(plan.isStored)
      .accessibilityIdentifier("use-packs")
    }
    Button(action: library.clear) { Label(plan.clear, symbol: .delete) }
      .buttonStyle(.triptoSecondary)
      .disabled(!plan.isReady)
      .accessibilityIdentifier("clear-packs")
  }
}
