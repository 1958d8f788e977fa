import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// *Vart är vi på väg?* over the landscape (UI-T7, UI-T18); where no passengers are the night train departs below.
struct IntroView: View, Equatable {
  let intro: TVIntro

  var body: some View {
    StageLayer {
      VStack(spacing: 20) {
        if let lead = intro.lead {
          Text(verbatim: lead).sized(44, .accentOrangeBright)
        }
        if let progress = intro.progress { ProgressLine(progress: progress) }
        if let eyebrow = intro.eyebrow {
          Text(verbatim: eyebrow).sized(36, .textSecondary)
        }
        Text(verbatim: intro.question)
          .sized(104, .textPrimary)
          .oneLine(of: 104)
          .breathes()
          .accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier("where-to")
      }
      .overNight()
      .placed(Stage.marginX, 230, Stage.roomX, 340)
      if intro.hasTrain {
        NightTrain().placed(110, 866, 1700, 150)
      }
    }
  }
}

extension View {
  /// Breathes with a period of two seconds (UI-T2, UI-T7); still where people want less motion.
  func breathes() -> some View { modifier(Breathing()) }
}

private struct Breathing: ViewModifier {
  @Environment(\.accessibilityReduceMotion) private var isCalm
  @State private var isIn = false

  func body(content: Content) -> some View {
    content
      .opacity(isIn && !isCalm ? 0.72 : 1)
      .scaleEffect(isIn && !isCalm ? 1.015 : 1)
      .animation(isCalm ? nil : breathing, value: isIn)
      .onAppear { isIn = !isCalm }
  }

  private var breathing: Animation {
    Motion.curved(.easeInOut, Motion.pulse.ownSeconds / 2).repeatForever(autoreverses: true)
  }
}
