import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// A question: its time above, options as four signs below; who chose what when it is told (UI-T15, UI-T16, UI-E13).
struct QuestionScreen: View {
  let question: TVQuestion
  let app: TVApp

  private var hasTrain: Bool { app.train != nil }
  private var bottom: Double { hasTrain ? 780 : 1026 }
  /// Below the header, and where no train stands also below what is said.
  private var top: Double { hasTrain ? 160 : 264 }

  var body: some View {
    StageLayer {
      QuestionHead(header: question.header, count: question.count, app: app)
        .placed(Stage.marginX, 54, Stage.roomX, 92, .top)
      QuestionBody(question: question)
        .placed(Stage.marginX, top, Stage.roomX, bottom - top)
    }
  }
}

/// *Fråga 1 / 2*, the time in a pill and as a bar, and how many have answered.
private struct QuestionHead: View {
  let header: String
  let count: String?
  let app: TVApp

  var body: some View {
    VStack(spacing: 14) {
      ZStack {
        HStack(spacing: 30) {
          Text(verbatim: header).sized(36, .textPrimary).accessibilityIdentifier("header")
          if let count {
            Text(verbatim: count)
              .sized(34, .textSecondary, bold: false)
              .accessibilityIdentifier("count")
          }
          Spacer(minLength: 0)
        }
        .lineLimit(1)
        QuestionClock(app: app)
      }
      .frame(height: 64)
      if let clock = app.clock, clock.tone != .over {
        TimerBar(share: clock.share, isLow: clock.isLow)
      }
    }
  }
}

private struct QuestionClock: View {
  let app: TVApp

  var body: some View {
    if let clock = app.clock {
      Pill(
        text: clock.tone == .over ? clock.text : "\(clock.text) \(clock.unit)", size: 40,
        ink: ink(clock), ground: .bgCard, edge: edge(clock)
      )
      .accessibilityIdentifier("clock")
    }
  }

  private func ink(_ clock: TVClock) -> Colour {
    switch clock.tone {
    case .red: .errorRedBright
    case .over: .textSecondary
    case .idle, .calm, .amber: .textPrimary
    }
  }

  private func edge(_ clock: TVClock) -> Colour {
    switch clock.tone {
    case .red: .errorRed
    case .amber: .warnAmber
    case .over, .idle: .lineStrong
    case .calm: .accentBlue
    }
  }
}
