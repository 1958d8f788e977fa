import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// The seat of a host who plays along, and under it the few controls (UI-E19, UI-H61). Nothing here reads the host's own
/// game, but for what the controls say.
struct PlayScreen: View {
  let app: HostApp
  @Binding var isAtDesk: Bool
  @Environment(\.dynamicTypeSize) private var typeSize
  /// As wide as one hand holds, also on an iPad; very large text takes all there is.
  private var widest: Double { typeSize.isAccessibilitySize ? .infinity : 600 }

  var body: some View {
    ScrollView {
      VStack(spacing: Measure.space2) {
        PlayScore(along: app.along)
        PlayNews(along: app.along)
        PlayHandSlot(along: app.along)
        ReactionsSlot(along: app.along)
        if typeSize.isAccessibilitySize { PlayBar(app: app, isAtDesk: $isAtDesk) }
      }
      .frame(maxWidth: widest)
      .padding(Measure.space2)
      // NB: a scroller is as wide as its content, and its bar no wider.
      .frame(maxWidth: .infinity)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      VStack(spacing: Measure.space1) {
        PlayPad(along: app.along)
        if !typeSize.isAccessibilitySize { PlayBar(app: app, isAtDesk: $isAtDesk) }
      }
      .padding(.horizontal, Measure.space2)
      .padding(.vertical, Measure.space1)
      .frame(maxWidth: .infinity)
      .background(Color.tripto(.bgCard))
    }
    .writingNotes(app)
    .confirming(app.play, cancel: app.messages.common.cancel)
  }
}

/// That the seat's link is gone, and what has just happened to the seat.
struct PlayNews: View {
  let along: PlayModel

  var body: some View {
    if let link = along.link {
      Label(link, symbol: .disconnected)
        .styled(.body, .warnAmber)
        .announcing(link, atOnce: true)
        .accessibilityIdentifier("along-link")
    }
    if !along.notice.isEmpty {
      Text(along.notice)
        .styled(.bodyLarge, .textPrimary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .cardGround()
        .announcing(along.notice, atOnce: true)
        .accessibilityIdentifier("notice")
    }
  }
}
