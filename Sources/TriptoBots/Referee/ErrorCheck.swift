import TriptoWire

/// An ERROR must answer a command that had no right to succeed (EV15, `BotMemory.isLegal`).
struct ErrorCheck: Sendable {
  /// How late an answer may come; bots and server may share an overloaded machine.
  private static let memoryMs = 20_000

  /// Commands the game had moved away from before they arrived.
  private(set) var races = 0
  private var sent: [(message: ClientMessage, atMs: Int)] = []

  mutating func sent(_ message: ClientMessage, atMs: Int) {
    sent.removeAll { atMs - $0.atMs > Self.memoryMs }
    sent.append((message, atMs))
  }

  mutating func lost() { sent = [] }

  mutating func hear(_ error: ErrorMessage, _ memory: BotMemory, atMs: Int) -> [Violation] {
    sent.removeAll { atMs - $0.atMs > Self.memoryMs }
    let excuse = sent.firstIndex { entry in
      !memory.isLegal(entry.message)
        && Self.fits(error.errorCode, entry.message, memory)
    }
    guard let excuse else {
      let last = sent.last.map { "after \($0.message.type.rawValue)" } ?? "unasked"
      let text = "ERROR \(error.errorCode.rawValue) \(last) in \(memory.situation)"
      return [Violation("EV15", "\(text): \(error.message)")]
    }
    races += 1
    sent.remove(at: excuse)
    return []
  }

  private static func fits(
    _ code: ErrorCode, _ message: ClientMessage, _ memory: BotMemory
  ) -> Bool {
    switch code {
    case .invalidPhase, .validationError, .invalidOperation: true
    case .unauthorized: message.type == .brakeAnswerSubmit && memory.owner != memory.me
    case .rateLimited: message.type == .reaction || message.type == .seatSet
    case .invalidSession, .internalError, .invalidContentPack, .unknown: false
    }
  }
}
