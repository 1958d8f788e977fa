import TriptoGame
import TriptoShow
import TriptoViews
import TriptoWire

/// One message to one viewer, outside any moment.
extension Table {
  func message(_ payload: any ServerPayload) -> EncodedMessage {
    EncodedMessage(payload, sessionID: wireID, atMs: nowMs)
  }

  mutating func tell(_ viewer: Viewer, _ payload: any ServerPayload, as answer: Answer? = nil) {
    let message = message(payload)
    streams[viewer]?.append(message, as: answer)
  }

  mutating func tellSnapshot(_ viewer: Viewer) {
    guard let recipient = streams[viewer]?.recipient else { return }
    let messages = Messages(state, atMs: nowMs, clips: services.clipAddresses)
    let snapshot = message(messages.snapshot(for: recipient))
    streams[viewer]?.append(nil, for: snapshot)
  }

  /// WS8, EX33: who is in the lobby, and the settings
  mutating func tellLobby(_ viewer: Viewer) {
    guard let recipient = streams[viewer]?.recipient else { return }
    let messages = Messages(state, atMs: nowMs)
    if let lobby = messages.message(.lobby, for: recipient) { tell(viewer, lobby) }
  }

  mutating func tellError(_ viewer: Viewer, _ refusal: Refusal) {
    tell(viewer, ErrorMessage(refusal, language: state.settings.language), as: .other)
  }
}
