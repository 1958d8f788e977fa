import TriptoKernel
package import TriptoWire

/// An answer being written. Sending it again, after a lost connection, uses the same command id, so that it never
/// counts twice (UI-P16).
public struct DraftBox: Equatable, Sendable {
  /// Which clue, note or question it answers, so that what was typed at one never shows at another.
  package let key: String
  public package(set) var text: String
  /// On its way, or in.
  public package(set) var isSent = false
  public package(set) var error = ""
  package var commandId: CommandID

  package init(key: String, text: String, commandId: CommandID) {
    (self.key, self.text, self.commandId) = (key, text, commandId)
  }

  package var isEmpty: Bool { text.allSatisfy(\.isWhitespace) }

  /// It is not on its way any more: the text goes on as a draft.
  package mutating func recall(_ commandId: CommandID, error: String = "") {
    (isSent, self.commandId, self.error) = (false, commandId, error)
  }
}

/// When what is being typed goes to the server: the first letter at once, then at most every 700 ms, the last one
/// always (UI-E30).
package struct DraftPace: Equatable, Sendable {
  static let paceMs = 700.0

  /// What the server has; nil: nobody knows.
  private var told: String?
  private var wentMs = -Double.infinity

  package init(told: String?) { self.told = told }

  /// Ms until this text may go; nil: the server has it.
  package func wait(_ text: String, at nowMs: Double) -> Double? {
    let (words, known) = (text.split(separator: " "), told?.split(separator: " "))
    return words == known ? nil : max(0, wentMs + Self.paceMs - nowMs)
  }

  package mutating func went(_ text: String, at nowMs: Double) { (told, wentMs) = (text, nowMs) }

  /// The connection was lost, and what was on its way perhaps with it.
  package mutating func forget() { told = nil }
}
