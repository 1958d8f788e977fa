import NIOCore

/// The messages that the bench tells apart. It compares bytes and makes no strings, since it shares
/// the machine with the server it measures.
enum Heard: Int, CaseIterable {
  case welcome, cluePresent, brakeAccepted, brakeRejected, answerLocked, snapshot, answerCount
  case lobbyUpdated, error, clockPing, other

  private var name: StaticString {
    switch self {
    case .welcome: "WELCOME"
    case .cluePresent: "CLUE_PRESENT"
    case .brakeAccepted: "BRAKE_ACCEPTED"
    case .brakeRejected: "BRAKE_REJECTED"
    case .answerLocked: "BRAKE_ANSWER_LOCKED"
    case .snapshot: "STATE_SNAPSHOT"
    case .answerCount: "ANSWER_COUNT_UPDATE"
    case .lobbyUpdated: "LOBBY_UPDATED"
    case .error: "ERROR"
    case .clockPing: "CLOCK_PING"
    case .other: ""
    }
  }

  private static let start: StaticString = "{\"type\":\""

  /// - Returns: nil when the message does not begin with its type, as the server's do.
  init?(messageIn text: ByteBuffer) {
    let found = text.withUnsafeReadableBytes { bytes -> Heard? in
      guard Self.start.begins(bytes) else { return nil }
      let rest = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(Self.start.utf8CodeUnitCount))
      return Self.allCases.first { $0.name.begins(rest, closedBy: UInt8(ascii: "\"")) } ?? .other
    }
    guard let found else { return nil }
    self = found
  }
}

extension StaticString {
  /// Whether `bytes` begin with this text, and with `end` behind it if one is given.
  fileprivate func begins(_ bytes: UnsafeRawBufferPointer, closedBy end: UInt8? = nil) -> Bool {
    withUTF8Buffer { text in
      guard bytes.count > text.count else { return false }
      return zip(text, bytes).allSatisfy(==) && (end == nil || bytes[text.count] == end)
    }
  }
}
