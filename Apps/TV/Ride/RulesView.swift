import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// What the game is, in five steps, while people try the brake (EVE55, EVE56).
struct RulesView: View, Equatable {
  let rules: TVRules
  let train: TVTrain?

  var body: some View {
    StageLayer {
      Text(verbatim: rules.rule)
        .sized(60, .textPrimary)
        .lines(2, of: 60)
        .multilineTextAlignment(.center)
        .overNight()
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("rule")
        .fadesInUp()
        .id(rules.rule)
        .placed(180, 74, 1560, 170)
      RulesScene(scene: rules.scene).placed(0, 250, Stage.width, 500)
      if let person = rules.newPull, let train {
        Text(verbatim: person.name)
          .sized(38, .textPrimary)
          .lineLimit(1)
          .pill(.bgBase, x: 22, y: 4)
          .placed(TrainMeasure.middle(of: person.id.rawValue, in: train) - 300, 840, 600, 60)
          .accessibilityIdentifier("new-pull")
      }
    }
  }
}

private struct RulesScene: View, Equatable {
  let scene: TVRules.Scene

  var body: some View {
    switch scene {
    case .boarding: EmptyView()
    case .cars(let points): RuleCars(points: points)
    case .handle: BrakeHandle().frame(width: 440, height: 440).popsIn()
    case .tryBrake(let call, let count): RuleTry(call: call, count: count)
    case .note: Envelope().frame(width: 360, height: 260).popsIn()
    }
  }
}

/// *Provdra!*, and how many have.
private struct RuleTry: View, Equatable {
  let call: String
  let count: String

  var body: some View {
    VStack(spacing: 16) {
      BrakeHandle().frame(width: 230, height: 230)
      Text(verbatim: call).sized(110, .textPrimary).overNight().accessibilityIdentifier("try")
      Pill(text: count, size: 44, ink: .accentMint).accessibilityIdentifier("pulled")
    }
  }
}

/// Five carriages with the points of their clues.
private struct RuleCars: View, Equatable {
  let points: [Int]

  var body: some View {
    HStack(spacing: 14) {
      ForEach(points, id: \.self) { point in
        Text(verbatim: String(point))
          .sized(110, .bgBase)
          .frame(width: 320, height: 220)
          .background(Color.tripto(.accentOrange), in: .rect(cornerRadius: 30))
          .overlay(alignment: .bottom) {
            HStack(spacing: 120) {
              CarWheel()
              CarWheel()
            }
            .offset(y: 30)
          }
      }
    }
    .accessibilityIdentifier("cars")
  }
}

private struct CarWheel: View {
  var body: some View {
    Circle()
      .fill(Color.tripto(.bgBase))
      .overlay { Circle().strokeBorder(Color.tripto(.lineStrong), lineWidth: 6) }
      .frame(width: 60, height: 60)
  }
}
