import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// The ring of a clue's time, *sek* below; red at the end (UI-T8). It alone is drawn with each tick.
struct ClueClock: View {
  let app: TVApp

  var body: some View {
    if let clock = app.clock, clock.tone != .idle { ClockRing(clock: clock) }
  }
}

struct ClockRing: View, Equatable {
  let clock: TVClock
  private static let width = 10.0

  private var isRed: Bool { clock.tone == .red }

  var body: some View {
    ZStack {
      Circle().fill(Color.tripto(.veil.opacity(0.86)))
      Circle().strokeBorder(Color.tripto(.line), lineWidth: Self.width)
      Circle()
        .trim(from: 0, to: clock.share)
        .stroke(
          Color.tripto(isRed ? .errorRed : .accentBlue),
          style: StrokeStyle(lineWidth: Self.width, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
        .padding(Self.width / 2)
      VStack(spacing: -4) {
        Text(verbatim: clock.text)
          .sized(56, isRed ? .errorRedBright : .textPrimary)
          .monospacedDigit()
          .lineLimit(1)
        Text(verbatim: clock.unit).sized(32, .textSecondary, bold: false).lineLimit(1).fixedSize()
      }
    }
    .frame(width: 148, height: 148)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("clock")
  }
}

/// The seconds of a brake, dark on white.
struct BrakeSeconds: View {
  let app: TVApp

  var body: some View {
    if let clock = app.clock {
      Text(verbatim: clock.text)
        .sized(60, .errorRedDeep)
        .monospacedDigit()
        .lineLimit(1)
        .frame(minWidth: 100)
        .background(Color.tripto(.textPrimary), in: .rect(cornerRadius: 22))
        .accessibilityIdentifier("brake-seconds")
    }
  }
}
