import Foundation
import SwiftUI
import TriptoDesign
import TriptoHostCards
import TriptoHostScreens

/// What the host needs now and then (UI-H54, UI-H60, UI-H66, UI-H67).
struct ToolsView: View {
  let app: HostApp

  var body: some View {
    Card(app.messages.host.tools, desk: .tools) {
      MusicView(music: app.tools.music, tools: app.tools).disabled(app.commands.isOff)
      VStack(spacing: Measure.space1) {
        SoundTools(tools: app.tools).disabled(app.commands.isOff)
        ShowTools(app: app)
        EndTools(app: app)
      }
      .buttonStyle(.triptoSecondary)
      LanguageSwitch(app: app)
    }
  }
}

/// The clue again, and how the voice sounds (UI-A10, EVE82).
struct SoundTools: View {
  let tools: ToolsModel

  var body: some View {
    if let label = tools.replay {
      Button(action: tools.replayClue) { Label(label, symbol: .loud) }
        .accessibilityIdentifier("replay")
    }
    if let label = tools.sample {
      Button(action: tools.hearSample) { Label(label, symbol: .loud) }
        .accessibilityIdentifier("voice-sample")
    }
  }
}

/// Another screen, another host, the lock, earlier evenings, the house key.
struct ShowTools: View {
  let app: HostApp

  var body: some View {
    ScreenButton(app: app)
    Button(action: app.tools.openHandover) {
      Label(app.messages.host.handoverTitle, symbol: .host)
    }
    .disabled(app.commands.isOff)
    .accessibilityIdentifier("handover")
    if let ticket = app.lobby.ticket { LockButton(ticket: ticket, app: app) }
    PastButton(past: app.past)
    KeyButton(app: app)
  }
}

/// *Visa på en skärm* (UI-H67).
struct ScreenButton: View {
  let app: HostApp

  var body: some View {
    Button(action: app.tools.openScreens) {
      Label(app.messages.host.showOnScreen, symbol: .broadcast)
    }
    .accessibilityIdentifier("show-on-screen")
  }
}

/// The night's record, and the end of the game or the way out of it (UI-H60, EX32).
struct EndTools: View {
  let app: HostApp

  var body: some View {
    if let label = app.tools.record {
      Button {
        Task { await app.tools.saveRecord() }
      } label: {
        BusyLabel(text: label, symbol: .importing, isBusy: app.tools.isSaving)
      }
      .disabled(app.tools.isSaving)
      .accessibilityIdentifier("save-replay")
    }
    if let end = app.tools.end {
      Button(action: app.tools.pressEnd) { Label(end.label, symbol: end.symbol) }
        .buttonStyle(.triptoDanger)
        .disabled(!end.isEnabled)
        .accessibilityIdentifier(end.id)
    }
  }
}
