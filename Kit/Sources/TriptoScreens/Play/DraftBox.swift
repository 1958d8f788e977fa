import TriptoKernel
import TriptoWire

/// An answer being written. Sending it again, after a lost connection, uses the same command id, so that it never
/// counts twice (UI-P16).
public struct DraftBox: Equatable, Sendable {
  /// Which clue, note or question it answers, so that what was typed at one never shows at another.
  let key: String
  public internal(set) var text: String
  /// On its way, or in.
  public internal(set) var isSent = false
  public internal(set) var error = ""
  var commandId: CommandID

  init(key: String, text: String, commandId: CommandID) {
    (self.key, self.text, self.commandId) = (key, text, commandId)
  }

  var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }

  /// It is not on its way any more: the text goes on as a draft.
  mutating func recall(_ commandId: CommandID, error: String = "") {
    (isSent, self.commandId, self.error) = (false, commandId, error)
  }
}

/// When what is being typed goes to the server: the first letter at once, then at most every 700 ms, the last one
/// always (UI-E30).
struct DraftPace: Equatable, Sendable {
  static let paceMs = 700.0

  /// What the server has; nil: nobody knows.
  private var told: String?
  private var wentMs = -Double.infinity

  init(told: String?) { self.told = told }

  /// Ms until this text may go; nil: the server has it.
  func wait(_ text: String, at nowMs: Double) -> Double? {
    let (words, known) = (text.split(separator: " "), told?.split(separator: " "))
    return words == known ? nil : max(0, wentMs + Self.paceMs - nowMs)
  }

  mutating func went(_ text: String, at nowMs: Double) { (told, wentMs) = (text, nowMs) }

  /// The connection was lost, and what was on its way perhaps with it.
  mutating func forget() { told = nil }
}
