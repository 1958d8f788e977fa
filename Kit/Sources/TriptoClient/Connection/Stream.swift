import TriptoWire

/// Where a client stands in the server's numbered stream, and what it missed while it was away (EX3, EX4).
struct Stream: Sendable {
  /// What became of a message's number.
  enum Step: Equatable { case next, seen, afterGap }

  /// A longer absence is told by the snapshot alone.
  static let worthAsking = 40

  private(set) var last: StreamPosition?
  private var absence: (after: StreamPosition, before: Int)?

  /// Takes note of a message. On one socket the numbers have no gap; between two there may be one.
  mutating func take(_ here: StreamPosition?, isWelcome: Bool) -> Step {
    guard let here else { return .next }
    if isWelcome {
      absence = gap(before: here)
    } else if !isNews(here) {
      return .seen
    }
    let follows = isWelcome || last?.epoch != here.epoch || here.seq &- 1 == last?.seq
    last = here
    return follows ? .next : .afterGap
  }

  func isNews(_ here: StreamPosition?) -> Bool {
    guard let last, let here else { return true }
    return here.epoch != last.epoch || here.seq > last.seq
  }

  /// The place to ask from for what was missed before the last WELCOME; nil: nothing, or too much.
  var missedAfter: StreamPosition? { absence?.after }

  /// The missed ones among the events of RESUMED. Closes the gap.
  mutating func missed(of events: [Frame]) -> [Frame] {
    defer { absence = nil }
    guard let absence else { return [] }
    return events.filter { event in
      guard let here = event.position, here.epoch == absence.after.epoch else { return false }
      return here.seq > absence.after.seq && here.seq < absence.before
    }
  }

  private func gap(before welcome: StreamPosition) -> (after: StreamPosition, before: Int)? {
    guard let last, last.epoch == welcome.epoch else { return nil }
    // NB: the numbers are the server's word and may be anything.
    let (count, overflows) = welcome.seq.subtractingReportingOverflow(last.seq)
    guard !overflows, count > 1, count - 1 <= Self.worthAsking else { return nil }
    return (last, welcome.seq)
  }
}
