import TriptoGame
import TriptoPlan
import TriptoShow
import TriptoViews
import TriptoWire

extension Table {
  /// Makes the stream of a viewer when it is first needed.
  mutating func open(_ viewer: Viewer) {
    guard streams[viewer] == nil else { return }
    streams[viewer] = ViewerStream(viewer: viewer, epoch: services.newID())
  }

  /// NB: by index, since a loop over the values would copy them all at the first change.
  mutating func forEachStream(_ body: (inout ViewerStream) -> Void) {
    var index = streams.values.startIndex
    while index != streams.values.endIndex {
      body(&streams.values[index])
      streams.values.formIndex(after: &index)
    }
  }

  mutating func takeUnsent() -> [Batch.Send] {
    var sends: [Batch.Send] = []
    forEachStream { stream in if let send = stream.takeUnsent() { sends.append(send) } }
    return sends
  }

  /// Whether this is the viewer's socket: a replaced one's late word changes nothing.
  func isOpen(_ viewer: Viewer, on socket: SocketID) -> Bool {
    streams[viewer]?.link?.socket == socket
  }
}

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
