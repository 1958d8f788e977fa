import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// The TV without a game (UI-T1, UI-T32): its own code on the right, *Starta* and what is nearby on the left, a code to
/// type and an address below. *Starta* has the focus.
struct LaunchScreen: View {
  let app: TVApp
  @FocusState private var focus: LaunchWay?

  var body: some View {
    StageLayer {
      LaunchHead(app: app).placed(Stage.marginX, 54, Stage.roomX, 290)
      LaunchOwn(launch: app.launch, focus: $focus).placed(136, 372, 780, 416, .top)
      LaunchCodeSlot(launch: app.launch).placed(1004, 372, 780, 416, .top)
      LaunchEntry(launch: app.launch, focus: $focus)
        .placed(Stage.marginX, 806, Stage.roomX, 220, .top)
    }
    .background(Color.tripto(.veil.opacity(0.66)))
    .defaultFocus($focus, .start)
    .addressQuestion(app.launch)
  }
}

/// What can be pressed on the first screen.
enum LaunchWay: Hashable {
  case start
  case nearby(String)
  case code, connect, address
}

private struct LaunchHead: View {
  let app: TVApp

  var body: some View {
    VStack(spacing: 0) {
      HeroView()
      Wordmark(name: app.messages.common.appName, tagline: app.messages.common.tagline)
    }
  }
}

/// *Starta*, and what was found in the local network (ID21).
struct LaunchOwn: View {
  let launch: TVLaunch
  var focus: FocusState<LaunchWay?>.Binding

  var body: some View {
    VStack(spacing: 8) {
      Button(launch.texts.start, action: launch.create)
        .buttonStyle(.tv(.primary))
        .disabled(launch.isOff)
        .focused(focus, equals: .start)
        .accessibilityIdentifier("start")
      ForEach(launch.nearby) { found in
        Button(found.text) { launch.choose(found) }
          .buttonStyle(.tv(.nearby))
          .disabled(launch.isOff)
          .focused(focus, equals: .nearby(found.id))
          .accessibilityIdentifier("nearby-\(found.id)")
      }
      if let refused = launch.refused {
        Text(verbatim: refused)
          .sized(32, .textSecondary)
          .lines(2, of: 32)
          .multilineTextAlignment(.center)
          .accessibilityIdentifier("nearby-refused")
      }
      if let error = launch.error {
        Text(verbatim: error)
          .sized(34, .errorRedBright)
          .lines(2, of: 34)
          .multilineTextAlignment(.center)
          .accessibilityIdentifier("launch-error")
      }
    }
  }
}

private struct LaunchCodeSlot: View {
  let launch: TVLaunch

  var body: some View {
    if let code = launch.screenCode { ScreenCodeCard(code: code) }
  }
}

extension TVButtonLook {
  static let nearby = TVButtonLook(size: 32, height: 80, minWidth: 520)
  static let quiet = TVButtonLook(
    fill: .bgBase.opacity(0.85), ink: .textSecondary, edge: .line, size: 32, height: 80)
}
