import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards

/// A code to type, with a circle for each of its signs: of a game, of a handover, of a screen (UI-H6–UI-H11, UI-H67).
struct CodeSheet: View {
  let sheet: JoinSheet
  /// The server asked to wait (UI-A20).
  let isHeld: Bool
  /// What the sheet's parts are called by tests.
  let name: String
  let type: @MainActor (String) -> Void
  let send: @MainActor () -> Void
  let close: @MainActor () -> Void

  var body: some View {
    SheetPage(title: sheet.title, close: sheet.cancelLabel, onClose: close) {
      VStack(spacing: Measure.space2) {
        Image(symbol: sheet.sheetSymbol)
          .styled(.gameShowHeading, .accentMint)
          .accessibilityHidden(true)
        Text(verbatim: sheet.hint)
          .styled(.body, .textSecondary)
          .multilineTextAlignment(.center)
        CodeField(
          entry: sheet.entry, label: sheet.fieldLabel, isWrong: sheet.error != nil, name: name,
          type: type, send: send)
        CodeCircles(circles: sheet.entry.circles, label: sheet.circlesLabel)
        ErrorNews(text: sheet.error)
        Button(action: send) {
          BusyLabel(text: sheet.joinLabel, symbol: sheet.joinSymbol, isBusy: sheet.isBusy)
        }
        .buttonStyle(.triptoPrimary)
        .disabled(!sheet.canJoin || isHeld)
        .accessibilityIdentifier("\(name)-send")
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("\(name)-sheet")
  }
}
