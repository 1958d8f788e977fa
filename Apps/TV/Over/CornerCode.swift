import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// The game's code in a corner, for late joiners.
struct CornerCode: View, Equatable {
  let label: String
  let code: String
  let isRow: Bool

  var body: some View {
    let layout =
      isRow
      ? AnyLayout(HStackLayout(spacing: 18))
      : AnyLayout(VStackLayout(alignment: .trailing, spacing: 0))
    layout {
      Text(verbatim: label).sized(32, .textSecondary, bold: false).lineLimit(1).fixedSize()
      Text(verbatim: code)
        .font(.system(size: 42, weight: .bold, design: .monospaced))
        .tracking(4)
        .foregroundStyle(Color.tripto(.textPrimary))
        .lineLimit(1)
        .fixedSize()
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 4)
    .background(Color.tripto(.veil.opacity(0.72)), in: .rect(cornerRadius: 18))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("corner-code")
  }
}

/// A word that passes, with an amber edge.
struct Toast: View, Equatable {
  let text: String

  var body: some View {
    Text(verbatim: text)
      .sized(38, .textPrimary)
      .oneLine(of: 38)
      .padding(.horizontal, 44)
      .padding(.vertical, 16)
      .background(Color.tripto(.bgRaised), in: .capsule)
      .overlay { Capsule().strokeBorder(Color.tripto(.warnAmber), lineWidth: 3) }
      .slidesIn()
  }
}

/// *Paus*, over all (UI-A13).
struct PauseSlot: View {
  let app: TVApp

  var body: some View {
    if let paused = app.notices?.paused {
      VStack(spacing: 24) {
        Image(symbol: .pause).sized(120, .warnAmber).accessibilityHidden(true)
        Text(verbatim: paused).sized(120, .textPrimary).accessibilityIdentifier("paused")
      }
      .frame(width: Stage.width, height: Stage.height)
      .background(Color.tripto(.overlay))
      .opens()
    }
  }
}
