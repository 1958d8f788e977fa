package import TriptoKernel
package import TriptoPlan

/// The short wait in which presses are compared.
package struct Hold: Sendable, Equatable, Codable {
  package struct Entry: Sendable, Equatable, Codable {
    package let seat: PlayerID
    /// When the seat pressed, in server time.
    package var pressedMs: Double
    /// EX11: the line's round trip had jumped
    package let hasRTTJump: Bool
    package let isExtended: Bool

    package init(seat: PlayerID, pressedMs: Double, hasRTTJump: Bool, isExtended: Bool) {
      self.seat = seat
      self.pressedMs = pressedMs
      self.hasRTTJump = hasRTTJump
      self.isExtended = isExtended
    }
  }

  package struct EarlyAnswer: Sendable, Equatable, Codable {
    package let seat: PlayerID
    @StoredSecret package private(set) var text: Secret<String>
    @StoredSecret package private(set) var verdict: Secret<Verdict>

    package init(seat: PlayerID, text: Secret<String>, verdict: Secret<Verdict>) {
      self.seat = seat
      self.text = text
      self.verdict = verdict
    }
  }

  package var endMs: Milliseconds
  package var entries: [Entry]
  /// Answers sent before the decision (BR10).
  package var earlyAnswers: [EarlyAnswer] = []
  /// Notes of those who have pressed (EVE39).
  package var notes: [EarlyAnswer] = []

  package init(endMs: Milliseconds, entries: [Entry]) {
    self.endMs = endMs
    self.entries = entries
  }
}
