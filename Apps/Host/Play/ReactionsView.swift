import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// *8 p · plats 2*, from the first result on (UI-P22).
struct PlayScore: View {
  let along: PlayModel

  var body: some View {
    if let score = along.score {
      Text(verbatim: score)
        .styled(.body, .textPrimary)
        .monospacedDigit()
        .frame(maxWidth: .infinity, alignment: .trailing)
        .accessibilityIdentifier("score-chip")
    }
  }
}

struct ReactionsSlot: View {
  let along: PlayModel
  var body: some View {
    if let reactions = along.reactions { ReactionsView(reactions: reactions, along: along) }
  }
}

/// Eight for the TV: in one row, in two where that is too narrow (UI-E32).
struct ReactionsView: View {
  let reactions: PlayReactions
  let along: PlayModel

  private static let half = 4

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(reactions.all[...])
      VStack(spacing: 0) {
        row(reactions.all.prefix(Self.half))
        row(reactions.all.dropFirst(Self.half))
      }
    }
    .disabled(!reactions.isOn)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: reactions.label))
    .accessibilityIdentifier("reactions")
  }

  private func row(_ some: ArraySlice<PlayReactions.Reaction>) -> some View {
    HStack(spacing: 0) {
      ForEach(some) { ReactionButton(reaction: $0, isOn: reactions.isOn, along: along) }
    }
  }
}

/// NB: a picture with a name for voices, so it keeps its size.
struct ReactionButton: View {
  let reaction: PlayReactions.Reaction
  let isOn: Bool
  let along: PlayModel

  var body: some View {
    Button {
      along.react(reaction)
    } label: {
      Text(verbatim: reaction.emoji.rawValue)
        .styled(.bodyLarge, .textPrimary)
        .dynamicTypeSize(.large)
        .frame(minWidth: 44, minHeight: 44)
        .opacity(isOn ? 1 : reaction.isGone ? 0 : 0.4)
    }
    .accessibilityLabel(Text(verbatim: reaction.label))
    .accessibilityIdentifier("react-\(reaction.id)")
  }
}
