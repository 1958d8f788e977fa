public import TriptoKernel
public import TriptoWire

/// A message encoded once and shared by everybody with the same face.
public final class EncodedMessage {
  public let type: ServerMessageType
  private let sessionID: SessionID
  private let atMs: Int
  /// The envelope of a v1 connection.
  public let text: [UInt8]
  /// Where `"payload":…` begins in `text`: the rest is the same for every stream.
  private let payloadStart: Int

  public init(_ payload: any ServerPayload, sessionID: SessionID, atMs: Int) {
    type = Swift.type(of: payload).messageType
    self.sessionID = sessionID
    self.atMs = atMs
    let name = type.rawValue
    var start = 0
    var json = JSONWriter(capacity: 2_048)
    json.object { json in
      json.field("type", name)
      json.field("sessionId", sessionID)
      json.field("serverTimeMs", atMs)
      start = json.bytes.count + 1
      json.key("payload")
      payload.write(to: &json)
    }
    payloadStart = start
    text = json.bytes
  }

  /// A snapshot's state, for the difference to a later one (EX6); nil for every other message.
  private(set) lazy var state: EncodedState? =
    type == .stateSnapshot ? EncodedState(snapshot: payload) : nil

  private var payload: ArraySlice<UInt8> {
    // NB: behind `"payload":`, and before the envelope's own brace.
    text[(payloadStart + #""payload":"#.utf8.count)..<(text.count - 1)]
  }

  /// What leads from `base` to this snapshot, where that is shorter (EX6).
  func patch(from base: EncodedMessage) -> EncodedMessage? {
    guard let old = base.state, let new = state, let patch = StatePatch(from: old, to: new) else {
      return nil
    }
    let message = EncodedMessage(patch, sessionID: sessionID, atMs: atMs)
    return message.text.count < text.count ? message : nil
  }

  /// The envelope at its place in a numbered stream (EX3).
  func text(at position: StreamPosition) -> [UInt8] {
    Envelope.head(
      type: type.rawValue, sessionId: sessionID, serverTimeMs: atMs, stream: position)
      + text[payloadStart...]
  }
}
