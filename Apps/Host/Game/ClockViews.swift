import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

/// A clock as a ring with its seconds, or what was left of it when the game was paused (UI-A13, UI-H51).
struct ClockView: View {
  let timer: TimerModel

  var body: some View {
    if let left = timer.left {
      if left.isHeld {
        HeldTime(text: left.text)
      } else {
        TimerRing(left: left).announcing(left.spoken)
      }
    }
  }
}

/// A question's time as a bar with its seconds, red in the last fifth (UI-H29, UI-H31).
struct ClockBar: View {
  let timer: TimerModel

  var body: some View {
    if let left = timer.left {
      VStack(alignment: .leading, spacing: Measure.space1) {
        TimerBar(left: left)
        if left.isHeld {
          HeldTime(text: left.text)
        } else {
          Text(left.text)
            .styled(.body, left.isLow ? .errorRedBright : .accentBlueBright)
            .monospacedDigit()
        }
      }
      .announcing(left.spoken)
      .accessibilityIdentifier("timer")
    }
  }
}

/// What a clock has left, as a line of text: until the next destination, of a brake.
struct ClockText: View {
  let timer: TimerModel
  let style: TypeStyle

  var body: some View {
    if let left = timer.left {
      if left.isHeld {
        HeldTime(text: left.text)
      } else {
        Text(left.text)
          .styled(style, left.isLow ? .errorRedBright : .textPrimary)
          .monospacedDigit()
          .announcing(left.spoken)
          .accessibilityIdentifier("seconds")
      }
    }
  }
}

/// The time that stood still with the game.
struct HeldTime: View, Equatable {
  let text: String

  var body: some View {
    Label(text, symbol: .pause)
      .styled(.body, .warnAmber)
      .accessibilityIdentifier("held")
  }
}

/// A little longer for whatever clock is running (EX22).
struct ExtendButton: View {
  let game: GameModel

  var body: some View {
    Button {
      game.extend()
    } label: {
      Label(game.extendLabel, symbol: .timer)
    }
    .buttonStyle(.triptoSmall)
    .accessibilityIdentifier("extend")
  }
}
