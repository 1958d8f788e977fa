import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// The music bed in five steps, beside each other or in a menu (UI-H54).
struct MusicView: View {
  let music: MusicLevel
  let tools: ToolsModel

  var body: some View {
    ViewThatFits(in: .horizontal) {
      VStack(alignment: .leading, spacing: Measure.space1) {
        Words(music.title).styled(.body, .textSecondary)
        HStack(spacing: Measure.space1) {
          ForEach(music.steps) { MusicButton(step: $0, tools: tools) }
        }
      }
      ChoiceMenu(
        label: music.title, options: music.steps.map(\.label),
        chosen: music.steps.firstIndex(where: \.isChosen)
      ) { tools.choose(music.steps[$0]) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: music.title))
    .accessibilityIdentifier("music")
  }
}

struct MusicButton: View {
  let step: MusicLevel.Step
  let tools: ToolsModel

  var body: some View {
    Button {
      tools.choose(step)
    } label: {
      VStack(spacing: 4) {
        Image(symbol: step.symbol).accessibilityHidden(true)
        Words(step.label)
      }
    }
    .buttonStyle(.triptoSmall)
    .picked(step.isChosen)
    .accessibilityIdentifier("music-\(step.id)")
  }
}
