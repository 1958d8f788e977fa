import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// Until WELCOME and the first state have come (UI-H4).
struct ConnectingScreen: View {
  let app: HostApp

  var body: some View {
    Centred {
      Wordmark(name: app.messages.common.appName)
      Waiting(text: app.connectingText)
      Button {
        Task { await app.leave() }
      } label: {
        Label(app.backText, desk: .back)
      }
      .buttonStyle(.triptoSecondary)
      .accessibilityIdentifier("back")
    }
  }
}

/// A final close: why, and a way on (UI-A14, UI-H68).
struct ClosedScreenView: View {
  let closed: ClosedScreen
  let app: HostApp

  var body: some View {
    Centred {
      Wordmark(name: app.messages.common.appName)
      Text(verbatim: closed.text)
        .styled(.bodyLarge, .textPrimary)
        .multilineTextAlignment(.center)
        .announcing(closed.text, atOnce: true)
        .accessibilityIdentifier("closed-text")
      if let here = closed.here {
        Button {
          Task { await app.reopen() }
        } label: {
          Label(here, symbol: .resume)
        }
        .buttonStyle(.triptoPrimary)
        .accessibilityIdentifier("reopen")
      }
      Button {
        Task { await app.leave() }
      } label: {
        Label(closed.toStart, desk: .back)
      }
      .buttonStyle(.triptoSecondary)
      .accessibilityIdentifier("to-start")
    }
  }
}

/// A narrow column in the middle of the screen; it scrolls where it is too high.
struct Centred<Content: View>: View {
  @ViewBuilder let content: Content
  @Environment(\.dynamicTypeSize) private var typeSize

  private var widest: Double { typeSize.isAccessibilitySize ? 640 : 416 }

  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        VStack(spacing: Measure.space2) { content }
          .frame(maxWidth: widest)
          .padding(Measure.space3)
          .frame(maxWidth: .infinity, minHeight: proxy.size.height)
      }
    }
  }
}
