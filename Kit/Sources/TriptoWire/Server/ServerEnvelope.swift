import Foundation
public import TriptoKernel

/// A complete message from the server, as clients, bots and tests read it (WS21, EX3).
public struct ServerEnvelope: Equatable, Sendable {
  public var sessionId: SessionID
  /// The server's clock, epoch ms (ID20).
  public var serverTimeMs: Int
  /// The place in the stream; nil on v1 connections.
  public var stream: StreamPosition?
  public var message: ServerMessage

  public init(
    sessionId: SessionID, serverTimeMs: Int, stream: StreamPosition? = nil, message: ServerMessage
  ) {
    self.sessionId = sessionId
    self.serverTimeMs = serverTimeMs
    self.stream = stream
    self.message = message
  }

  public var type: String { message.type }
  public var epoch: String? { stream?.epoch }
  public var seq: Int? { stream?.seq }

  /// Reads one frame. A `type` this build does not know becomes `.unknown`.
  /// - Throws: `DecodingError` when the frame is not an envelope or its payload lacks a key.
  public static func decode(_ bytes: some Collection<UInt8>) throws -> ServerEnvelope {
    try WireCoding.decoder.decode(ServerEnvelope.self, from: Data(bytes))
  }

  /// The whole frame in UTF-8.
  public func encode() -> [UInt8] {
    Envelope.head(type: type, sessionId: sessionId, serverTimeMs: serverTimeMs, stream: stream)
      + Envelope.tail(message)
  }
}

extension ServerEnvelope: Decodable {
  private enum Keys: String, CodingKey {
    case type, sessionId, serverTimeMs, epoch, seq, payload
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    sessionId = try container.decode(SessionID.self, forKey: .sessionId)
    serverTimeMs = try container.decode(Int.self, forKey: .serverTimeMs)
    if let epoch = try container.decodeIfPresent(String.self, forKey: .epoch),
      let seq = try container.decodeIfPresent(Int.self, forKey: .seq)
    {
      stream = StreamPosition(epoch: epoch, seq: seq)
    }
    let name = try container.decode(String.self, forKey: .type)
    if let type = ServerMessageType(rawValue: name) {
      message = try ServerMessage(type, from: container, at: .payload)
    } else {
      message = .unknown(name)
    }
  }
}
