import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

extension View {
  /// Above it, what is told for a while: that the link is gone, and what became of a press (UI-A7, UI-A10, UI-H37).
  func toldAtTop(_ app: HostApp) -> some View {
    safeAreaInset(edge: .top, spacing: 0) { TopLines(app: app) }
  }
}

/// NB: these stand over everything and cannot be scrolled, so they grow to twice their size and no further.
struct TopLines: View {
  let app: HostApp

  var body: some View {
    VStack(spacing: 0) {
      PillSlot(banner: app.banner)
      NoticeSlot(commands: app.commands)
    }
    .dynamicTypeSize(...DynamicTypeSize.accessibility2)
  }
}

struct PillSlot: View {
  let banner: Banner
  var body: some View {
    if let pill = banner.pill { PillView(pill: pill, tryAgain: banner.tryAgain) }
  }
}

struct NoticeSlot: View {
  let commands: Commands
  var body: some View {
    if let notice = commands.notice { NoticeView(notice: notice).id(notice.text) }
  }
}

/// A hollow dot and *Återansluter…*; after many tries a button that tries at once (UI-H37, UI-H38).
struct PillView: View {
  let pill: Banner.Pill
  let tryAgain: @MainActor () -> Void

  var body: some View {
    SideBySide {
      Label(pill.text, symbol: .disconnected).styled(.body, .textPrimary)
    } second: {
      if let label = pill.tryAgain {
        Button(action: tryAgain) { Text(verbatim: label) }
          .buttonStyle(.triptoSmall)
          .accessibilityIdentifier("try-now")
      }
    }
    .line(edge: .warnAmber)
    .announcing(pill.text, atOnce: true)
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("conn-banner")
  }
}

/// A refusal, or news.
struct NoticeView: View, Equatable {
  let notice: Commands.Notice

  var body: some View {
    Label(notice.text, desk: notice.tone == .trouble ? .warning : .news)
      .styled(.body, .textPrimary)
      .line(edge: notice.tone == .trouble ? .errorRed : .accentBlue)
      .announcing(notice.text, atOnce: true)
      .accessibilityIdentifier("notice")
  }
}

extension View {
  /// A line as wide as the screen, from above.
  fileprivate func line(edge: Colour) -> some View {
    padding(Measure.space2)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.tripto(.bgRaised), in: .rect(cornerRadius: Measure.radiusSmall))
      .overlay {
        RoundedRectangle(cornerRadius: Measure.radiusSmall)
          .strokeBorder(Color.tripto(edge), lineWidth: 2)
      }
      .padding(.horizontal, Measure.space1)
      .padding(.vertical, 4)
      .slidesIn()
  }
}
