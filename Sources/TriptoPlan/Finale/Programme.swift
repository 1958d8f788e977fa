public import TriptoKernel

/// The acts of one finale, and how far it has come.
public struct Programme: Sendable, Equatable, Codable {
  struct Row: Sendable, Equatable, Codable {
    let act: Act
    /// From the finale's start.
    let offsetMs: Milliseconds
  }

  let rows: [Row]
  /// The act that is on; nil before the first.
  private(set) var act: Act?
  /// What is on the screens, from the beginning what comes first: the drum roll shows nothing of its own,
  /// nor does the end.
  public private(set) var shown: Act
  /// Since when, or from when on.
  public package(set) var shownAtMs: Milliseconds

  /// - Parameters:
  ///   - hasRoute: Some results have been shown.
  ///   - places: On the podium; 0 when nobody has points.
  package init(
    hasRoute: Bool, awards: Int, places: Int, _ pacing: FinalePacing, startMs: Milliseconds
  ) {
    var rows: [Row] = []
    var podiumMs = pacing.routeMs
    if hasRoute {
      rows.append(Row(act: .route, offsetMs: pacing.routeMs))
      podiumMs = pacing.firstAwardMs
      for index in 0..<awards {
        rows.append(Row(act: .award(index), offsetMs: podiumMs))
        podiumMs += pacing.awardMs
      }
    }
    rows += Self.podium(places, pacing, from: podiumMs)
    self.rows = rows
    shown = rows[0].act
    shownAtMs = startMs + rows[0].offsetMs
  }

  /// EVE60: without points there is none; a small one is told faster
  private static func podium(
    _ places: Int, _ pacing: FinalePacing, from startMs: Milliseconds
  ) -> [Row] {
    let holdMs = pacing.endMs - pacing.standingsMs
    guard places > 0 else {
      return [
        Row(act: .standings, offsetMs: startMs), Row(act: .end, offsetMs: startMs + holdMs),
      ]
    }
    let isSmall = places < 3
    let earlierMs = isSmall ? pacing.smallPodiumMs : 0
    let offsets: [(Act, Milliseconds)] = [
      (.podium, 0), (.third, pacing.thirdMs),
      (.second, isSmall ? pacing.thirdMs : pacing.secondMs),
      (.spotlight, pacing.spotlightMs - earlierMs), (.winner, pacing.winnerMs - earlierMs),
      (.standings, pacing.standingsMs - earlierMs), (.end, pacing.endMs - earlierMs),
    ]
    return offsets.map { Row(act: $0.0, offsetMs: startMs + $0.1) }
  }

  /// The act behind the one that is on, and how long after it that stands.
  package var next: (act: Act, afterMs: Milliseconds)? {
    let index = rows.firstIndex { $0.act == act }
    let next = index.map { $0 + 1 } ?? 0
    guard rows.indices.contains(next) else { return nil }
    return (rows[next].act, rows[next].offsetMs - (index.map { rows[$0].offsetMs } ?? 0))
  }

  package mutating func enter(_ act: Act, atMs nowMs: Milliseconds) {
    self.act = act
    guard act != .spotlight, act != .end else { return }
    shown = act
    shownAtMs = nowMs
  }

  /// How long what is shown stands by its row.
  public var shownMs: Milliseconds {
    guard let index = rows.firstIndex(where: { $0.act == shown }),
      let next = rows[(index + 1)...].first(where: { $0.act != .spotlight })
    else { return 0 }
    return next.offsetMs - rows[index].offsetMs
  }
}
