import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// The view from the night train behind every picture (UI.md §5.2). Without a game a night stands there.
struct WindowSlot: View {
  let app: TVApp

  var body: some View {
    if let ride = app.ride {
      TrainWindow(ride: ride)
    } else {
      TrainWindow(ride: nil)
    }
  }
}

/// Sky, land, signal and glass. It grows from session id, destination index and level alone (UI-T30).
struct TrainWindow: View, Equatable {
  let ride: TVRide?
  @Environment(\.accessibilityReduceMotion) private var isCalm
  @Environment(\.isSlowDevice) private var isSlow

  var body: some View {
    ZStack {
      NightSky(landscape: landscape, dawn: ride?.dawn ?? 0.1)
      MovingLand(landscape: landscape, speed: ride?.speed ?? 0, isStill: isCalm || isSlow)
      SignalPost(signal: ride?.signal ?? .none)
      if ride?.isAtStation == true { StationPicture() }
      Color.tripto(.veil)
        .opacity(ride?.isInTunnel == true ? 0.96 : 0)
        .animation(isCalm ? nil : Motion.curved(.easeInOut, 1.2), value: ride?.isInTunnel)
      Glass(glass: ride?.glass ?? .clear)
    }
    .frame(width: Stage.width, height: Stage.height)
    .clipped()
    .accessibilityHidden(true)
    .allowsHitTesting(false)
  }

  private var landscape: Landscape {
    Landscape(seed: ride?.seed ?? "tripto", destination: ride?.destination ?? 0)
  }

  nonisolated static func == (one: TrainWindow, other: TrainWindow) -> Bool {
    one.ride == other.ride
  }
}

/// What the glass of the carriage lays over the view, so that words can be read (UI-T31).
private struct Glass: View, Equatable {
  let glass: TVRide.Glass

  var body: some View {
    switch glass {
    case .clear: Color.tripto(.veil.opacity(0.12))
    case .lobby: Color.tripto(.veil.opacity(0.6))
    case .question: Color.tripto(.veil.opacity(0.7))
    case .scores: Color.tripto(.veil.opacity(0.64))
    case .finale: Color.tripto(.veil.opacity(0.74))
    case .brake: Alarm()
    }
  }
}

/// The red at the edges of a brake.
private struct Alarm: View {
  private static let width = 170.0

  var body: some View {
    ZStack {
      Color.tripto(.errorRedDeep.opacity(0.12))
      VStack(spacing: 0) {
        edge(.top, .bottom).frame(height: Self.width)
        Spacer(minLength: 0)
        edge(.bottom, .top).frame(height: Self.width)
      }
      HStack(spacing: 0) {
        edge(.leading, .trailing).frame(width: Self.width)
        Spacer(minLength: 0)
        edge(.trailing, .leading).frame(width: Self.width)
      }
    }
  }

  private func edge(_ from: UnitPoint, _ to: UnitPoint) -> LinearGradient {
    LinearGradient(
      colors: [Color.tripto(.brakeRed.opacity(0.75)), Color.tripto(.brakeRed.opacity(0))],
      startPoint: from, endPoint: to)
  }
}
