import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostScreens

/// What an evening's start asks, the way in, and the guests: one below the other on a phone, two columns on a standing
/// tablet, three on a lying one (UI-E16, UI-H45).
struct LobbyPeople: View {
  let app: HostApp
  /// Opens the library.
  let choose: @MainActor () -> Void
  @Environment(\.dynamicTypeSize) private var typeSize

  private static let wideFrom = 1024.0
  private static let ticketWidth = 420.0

  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        VStack(spacing: Measure.space2) {
          GameHeader(game: app.play)
          HealthLines(app: app)
          StartCue(lobby: app.lobby)
          if proxy.size.width >= Self.wideFrom, !typeSize.isAccessibilitySize {
            threeColumns
          } else {
            TwoColumns {
              questions
              ticket
            } right: {
              guests
            }
          }
        }
        .padding(Measure.space2)
      }
    }
    // NB: it hangs on what stays when the device is turned and the columns change.
    .hostSheet(app, isOpen: app.lobby.isSharing, onClose: app.lobby.stopSharing) {
      ShareCodeSheet(app: app, close: app.lobby.stopSharing)
    }
  }

  private var threeColumns: some View {
    HStack(alignment: .top, spacing: Measure.space2) {
      column { ticket }.frame(width: Self.ticketWidth)
      column { questions }.frame(maxWidth: .infinity)
      column { guests }.frame(maxWidth: .infinity)
    }
  }

  /// NB: as high as it needs, or the line of them would offer it less.
  private func column(@ViewBuilder _ content: () -> some View) -> some View {
    VStack(spacing: Measure.space2) { content() }.fixedSize(horizontal: false, vertical: true)
  }

  private var questions: some View { QuestionsSlot(app: app, choose: choose) }

  private var ticket: some View { TicketSlot(app: app) }

  @ViewBuilder private var guests: some View {
    PlayersView(app: app)
    CarriagesSlot(app: app)
    ClassicHosting(app: app)
  }
}

struct QuestionsSlot: View {
  let app: HostApp
  let choose: @MainActor () -> Void
  var body: some View {
    if let questions = app.lobby.questions {
      QuestionsView(questions: questions, app: app, choose: choose)
    }
  }
}
