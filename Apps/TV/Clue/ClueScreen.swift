import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// A clue, also while somebody brakes: the clue never jumps (UI-T8–UI-T12, UI-E10, UI-E11).
struct ClueScreen: View {
  let clue: TVClue
  let app: TVApp

  private var hasTrain: Bool { app.train != nil }

  var body: some View {
    StageLayer {
      ClueText(text: clue.text).opacity(clue.brake?.isCalled == true ? 0 : 1)
        .placed(0, 226, Stage.width, hasTrain ? 370 : 400)
      LevelCircle(points: clue.points, unit: clue.unit)
        .id(clue.points)
        .placed(Stage.marginX, Stage.marginY, 152, 152)
        .accessibilityLabel(Text(verbatim: clue.levelLabel))
      if clue.brake == nil {
        ClueHead(eyebrow: clue.eyebrow, count: clue.count, hasAnswers: clue.hasAnswers)
          .placed(400, Stage.marginY, 1120, 152)
        ClueClock(app: app).placed(1676, Stage.marginY + 2, 148, 148)
      }
      MapLine(levels: clue.levels, segments: clue.segments, label: clue.levelLabel)
        .placed(Stage.marginX, hasTrain ? 652 : 900, 1400, 118, .bottomLeading)
      if let rolled = clue.rolled { RolledBanner(text: rolled).placed(360, 60, 1200, 130) }
      if let brake = clue.brake { BrakeView(brake: brake, app: app) }
    }
  }
}

/// *Resmål 1 / 3*, and how many have answered.
struct ClueHead: View, Equatable {
  let eyebrow: String?
  let count: String
  let hasAnswers: Bool

  var body: some View {
    VStack(spacing: 10) {
      if let eyebrow {
        Text(verbatim: eyebrow).sized(34, .textSecondary).overNight()
          .accessibilityIdentifier("stop")
      }
      Pill(
        text: count, ink: hasAnswers ? .accentMint : .textSecondary, ground: .veil.opacity(0.86)
      )
      .accessibilityIdentifier("count")
    }
  }
}

/// The points of the level in their circle; they pop when it changes (UI-T10).
struct LevelCircle: View, Equatable {
  let points: String
  let unit: String

  var body: some View {
    VStack(spacing: -8) {
      Text(verbatim: points).sized(64, .bgBase).monospacedDigit().lineLimit(1)
      Text(verbatim: unit).sized(32, .bgBase).lineLimit(1).fixedSize()
    }
    .frame(width: 140, height: 140)
    .background(Color.tripto(.accentOrange), in: .circle)
    .padding(3)
    .overlay { Circle().strokeBorder(Color.tripto(.accentOrangeBright), lineWidth: 3) }
    .shadow(color: Color.tripto(.accentOrange.opacity(0.5)), radius: 25)
    .accessibilityElement(children: .ignore)
    .accessibilityIdentifier("points")
    .popsIn()
  }
}

/// The clue in its lines: whole sentences break where the Kit says, so that nothing moves (UI-T9).
struct ClueText: View, Equatable {
  let text: FittedText?

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [0, 0.66, 0.66, 0].map { Color.tripto(.veil.opacity($0)) }, startPoint: .top,
        endPoint: .bottom)
      if let text {
        FittedLines(text: text).accessibilityIdentifier("clue").id(text.lines)
      }
    }
  }
}
