import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// On the host's desk: the way back to the own seat, or to a name for it (UI-E19).
struct AlongCard: View {
  let app: HostApp
  @Binding var isAtDesk: Bool

  var body: some View {
    if let asking = app.along.asking {
      Card(app.messages.host.playAlong, .players) {
        NameForm(asking: asking, along: app.along)
      }
    } else if app.along.isPlaying {
      Card(app.messages.host.playAlong, .players) {
        Button(app.messages.host.backToPlay) { isAtDesk = false }
          .buttonStyle(.triptoPrimary)
          .accessibilityIdentifier("along-back")
      }
    }
  }
}

/// *Vad heter du?*.
struct NameForm: View {
  let asking: PlayModel.Asking
  let along: PlayModel

  var body: some View {
    Text(asking.title).styled(.bodyLarge, .textPrimary)
    TypedField(label: asking.title, text: asking.name, type: along.rename)
      .textInputAutocapitalization(.words)
      .submitLabel(.join)
      .onSubmit(join)
      .accessibilityIdentifier("along-name")
    ErrorLine(text: asking.error)
    Button(action: join) { Words(asking.go) }
      .buttonStyle(.triptoPrimary)
      .disabled(asking.isBusy)
      .accessibilityIdentifier("along-join")
  }

  private func join() { Task { await along.join() } }
}
