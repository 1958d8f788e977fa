public import TriptoKernel
public import TriptoWire

/// A frame of the server, read as far as this build can: an unknown type, word or key costs no more than itself.
public struct Frame: Equatable, Sendable {
  /// The place in the server's numbered stream; nil on v1 connections (EX3).
  public let position: StreamPosition?
  /// The server's clock, epoch ms; nil when the frame has none (ID20).
  public let serverTimeMs: Milliseconds?
  public let type: String
  /// As it came.
  public let payload: JSONValue
  /// What it says; nil when the type is known and the payload makes no sense.
  public let message: ServerMessage?

  /// Reads a frame.
  /// - Returns: nil when it is no JSON object with a `type`.
  public init?(_ text: String) {
    guard let json = Self.parsed(text) else { return nil }
    self.init(json)
  }

  /// What has been parsed already: an event inside of another.
  public init?(_ json: JSONValue) {
    guard let type = json["type"]?.text else { return nil }
    self.type = type
    serverTimeMs = json["serverTimeMs"]?.whole
    if let epoch = json["epoch"]?.text, let seq = json["seq"]?.whole {
      position = StreamPosition(epoch: epoch, seq: seq)
    } else {
      position = nil
    }
    payload = json["payload"] ?? [:]
    message = Self.message(type: type, payload: payload)
  }

  // NB: a frame that is no JSON is the only thing that can be wrong here, and says so by being nil.
  private static func parsed(_ text: String) -> JSONValue? {
    try? JSONValue(parsing: text.utf8, mayRepeatKeys: true)
  }
}

extension JSONValue {
  /// A whole number, if this is one.
  var whole: Int? { if case .int(let number) = self { number } else { nil } }

  /// A text, if this is one.
  var text: String? { if case .string(let text) = self { text } else { nil } }
}
