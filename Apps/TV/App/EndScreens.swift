import SwiftUI
import TriptoDesign
import TriptoTVScreens

/// Until the first state has come (UI-H4).
struct ConnectingScreen: View {
  let app: TVApp
  let text: String
  let toStart: String
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 36) {
      Wordmark(name: app.messages.common.appName)
      HStack(spacing: 24) {
        Spinner(size: 64)
        Text(verbatim: text).sized(44, .textSecondary)
      }
      .accessibilityIdentifier("waiting")
      Button(toStart) {
        Task { await app.leave() }
      }
      .buttonStyle(.tv(.wide))
      .focused($isFocused)
      .accessibilityIdentifier("to-start")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.tripto(.veil.opacity(0.72)))
    .defaultFocus($isFocused, true)
  }
}

/// A final close: why, and a way on (UI-A14, UI-T33). The first button has the focus.
struct ClosedScreen: View {
  let app: TVApp
  let closed: TVClosed
  @FocusState private var focus: Way?

  private enum Way: Hashable { case here, start }

  var body: some View {
    VStack(spacing: 36) {
      Wordmark(name: app.messages.common.appName)
      Text(verbatim: closed.text)
        .sized(56, .textPrimary)
        .multilineTextAlignment(.center)
        .frame(maxWidth: 1400)
        .accessibilityIdentifier("closed-text")
      if let here = closed.here {
        Button(here) {
          Task { await app.reopen() }
        }
        .buttonStyle(.tv(.primary))
        .focused($focus, equals: .here)
        .accessibilityIdentifier("reopen")
      }
      Button(closed.toStart) {
        Task { await app.leave() }
      }
      .buttonStyle(.tv(.wide))
      .focused($focus, equals: .start)
      .accessibilityIdentifier("to-start")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.tripto(.veil.opacity(0.72)))
    .defaultFocus($focus, closed.here == nil ? .start : .here)
  }
}
