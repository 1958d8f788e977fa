public import TriptoGame
public import TriptoKernel
import TriptoShow
public import TriptoViews
public import TriptoWire

/// A message as one viewer gets it.
public struct Delivery: Sendable {
  public let atMs: Milliseconds
  public let type: ServerMessageType
  public let payload: any ServerPayload

  public var json: JSONValue { get throws { try JSONValue(parsing: payload.jsonBytes()) } }
  public var text: String { String(decoding: payload.jsonBytes(), as: UTF8.self) }
}

extension Recipient {
  public static let host = Recipient(viewer: .host(GameTable.hostID), isExtended: false)
  public static let tv = Recipient(viewer: .tv, isExtended: false)
  public static func player(_ number: Int) -> Recipient {
    Recipient(viewer: .player(seat(number)), isExtended: false)
  }

  /// The same seat on a connection with extensions.
  public var extended: Recipient { Recipient(viewer: viewer, isExtended: true) }
}

extension GameTable {
  /// Everything a viewer was sent since the moments were last cleared, in order.
  public func messages(for recipient: Recipient) -> [Delivery] {
    moments.flatMap { Self.messages(of: $0, for: recipient) }
  }

  public static func messages(of moment: Moment, for recipient: Recipient) -> [Delivery] {
    let messages = Messages(moment)
    return Director.cues(for: moment).compactMap { directed in
      guard directed.audience.includes(recipient) else { return nil }
      return messages.message(directed.cue, for: recipient).map {
        Delivery(atMs: moment.atMs, type: type(of: $0).messageType, payload: $0)
      }
    }
  }

  /// The types a viewer was sent.
  public func types(for recipient: Recipient) -> [String] {
    messages(for: recipient).map(\.type.rawValue)
  }

  /// The last message of a type a viewer was sent, as JSON.
  public func last(_ type: ServerMessageType, for recipient: Recipient) throws -> JSONValue? {
    try messages(for: recipient).last { $0.type == type }?.json
  }

  /// `state` of the snapshot a viewer would get now.
  public func snapshot(for recipient: Recipient) throws -> JSONValue {
    let snapshot = Messages(state, atMs: nowMs).snapshot(for: recipient)
    return try JSONValue(parsing: snapshot.jsonBytes())["state"] ?? .null
  }
}
