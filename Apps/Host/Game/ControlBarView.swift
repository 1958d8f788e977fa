import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// The prompter's line, what comes next, and what can be done instead (UI-H22, UI-H35, UI-H51–UI-H53).
struct ControlBarView: View {
  let game: GameModel
  let more: String

  var body: some View {
    if let bar = game.bar {
      VStack(spacing: Measure.space1) {
        if !bar.cue.isEmpty { CueLine(text: bar.cue) }
        if let primary = bar.primary {
          ActionButton(action: primary, game: game).buttonStyle(.triptoPrimary)
        }
        if !bar.others.isEmpty { OtherActions(actions: bar.others, more: more, game: game) }
      }
    }
  }
}

/// What to say or do now.
struct CueLine: View, Equatable {
  let text: String

  var body: some View {
    Text(text)
      .styled(.meta, .textSecondary)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityIdentifier("cue")
  }
}

/// All of them in one line; else the first one and a menu with the rest; for very large text one below the other.
struct OtherActions: View {
  let actions: [ControlBar.Action]
  let more: String
  let game: GameModel
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Group {
      if typeSize.isAccessibilitySize {
        VStack(spacing: Measure.space1) { buttons(actions) }
      } else {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: Measure.space1) { buttons(actions) }
          HStack(spacing: Measure.space1) {
            buttons(actions.prefix(1))
            if actions.count > 1 {
              ActionMenu(actions: Array(actions.dropFirst()), label: more, game: game)
            }
          }
        }
      }
    }
  }

  private func buttons(_ some: some RandomAccessCollection<ControlBar.Action>) -> some View {
    ForEach(some) { ActionButton(action: $0, game: game).buttonStyle(.triptoSecondary) }
  }
}

/// The rest of the actions.
struct ActionMenu: View {
  let actions: [ControlBar.Action]
  let label: String
  let game: GameModel

  var body: some View {
    Menu {
      ForEach(actions) { ActionButton(action: $0, game: game) }
    } label: {
      Label(label, extra: .more).buttonLook(.secondary)
    }
    .accessibilityIdentifier("more-actions")
  }
}

/// One thing that can be pressed.
struct ActionButton: View {
  let action: ControlBar.Action
  let game: GameModel
  var hasSymbol = true

  var body: some View {
    Button {
      game.press(action)
    } label: {
      if hasSymbol { Label(action.label, symbol: action.symbol) } else { Words(action.label) }
    }
    .disabled(!action.isEnabled)
    .accessibilityIdentifier(action.id)
  }
}
