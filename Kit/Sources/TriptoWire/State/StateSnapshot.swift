public import TriptoKernel

/// The whole state, as one viewer may see it (EV18).
public struct StateSnapshot: ServerPayload {
  public static let messageType = ServerMessageType.stateSnapshot

  public var state: StateView
  /// Always empty when present: v1 clients read the key, missed messages travel in RESUMED.
  public var missedEvents: [JSONValue]?
  /// Whether the siblings of EX14 are written beside `state`: on EX connections only.
  public var hasSiblings: Bool

  public init(state: StateView, missedEvents: [JSONValue]? = nil, hasSiblings: Bool = false) {
    self.state = state
    self.missedEvents = missedEvents
    self.hasSiblings = hasSiblings
  }

  /// The same facts arranged by subject; nil on v1 connections.
  public var siblings: SnapshotSiblings? { hasSiblings ? SnapshotSiblings(of: state) : nil }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("state", state)
      json.optional("missedEvents", missedEvents)
      siblings?.writeMembers(to: &json)
    }
  }

  private enum Keys: String, CodingKey { case state, missedEvents, uiHints }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    state = try container.decode(StateView.self, forKey: .state)
    missedEvents = try container.decodeIfPresent([JSONValue].self, forKey: .missedEvents)
    hasSiblings = container.contains(.uiHints)
  }
}
