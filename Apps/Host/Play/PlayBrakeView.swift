import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// What is said of the brake, and under it the note (UI-P11, UI-P12, UI-E28).
struct PlayBrakeView: View {
  let brake: PlayBrake
  let along: PlayModel

  var body: some View {
    VStack(spacing: Measure.space2) {
      if let line = brake.childLine { Text(line).styled(.body, .textSecondary) }
      Text(brake.line)
        .styled(.body, brake.isRefused ? .errorRedBright : .textSecondary)
        .multilineTextAlignment(.center)
        .announcing(brake.isRefused ? brake.line : "")
        .accessibilityIdentifier("brake-line")
      if let label = brake.giveNote {
        Button(action: along.openNote) { Label(label, extra: .note) }
          .buttonStyle(.triptoSecondary)
          .accessibilityIdentifier("note-give")
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// The brake, or the one of the rules. NB: it stands outside the scroller, which holds touches back while it may have to
/// scroll (UI-P8, UI-P9).
struct PlayPad: View {
  let along: PlayModel

  var body: some View {
    switch along.hand {
    case .clue(let clue):
      if clue.dialog == nil, let brake = clue.brake {
        BrakePad(label: brake.label, worth: brake.worth, isOn: brake.isOn, pull: along.pull)
          .shakes(brake.isRefused)
          .accessibilityHint(Text(brake.line))
          .accessibilityIdentifier("brake-button")
      }
    case .rules(let rules):
      if let label = rules.tryBrake {
        BrakePad(label: label, worth: nil, isOn: !rules.works, pull: along.tryBrake)
          .accessibilityIdentifier("try-brake")
      }
    case .waiting, .reveal, .question, .scores, .older, nil:
      EmptyView()
    }
  }
}
