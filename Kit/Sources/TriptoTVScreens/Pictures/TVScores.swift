import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// The scoreboard between destinations (UI-T17, UI-T18, EVE53).
public struct TVScores: Equatable, Sendable {
  public let title: String
  /// The results of the place, in sessions that are no evenings.
  public let resultsTitle: String?
  public let results: [TVRow]
  public let emptyText: String?
  public let standings: TVStandings
  public let progress: Progress?
  /// *Nästa resmål kommer snart …*, *Resmål 2 av 3 …*; "" before it is told.
  public let next: String

  /// Offsets in the 6 000 ms of the board, and how long points count up.
  static let (countsMs, glidesMs, nextMs, countingMs) = (600.0, 1800.0, 3000.0, 900.0)
  static let countingSteps = 12.0
  /// So long before the end the tunnel closes over the window.
  static let tunnelMs = 3000.0

  init(_ view: TVView) {
    let state = view.state
    progress = state.destinationIndex.flatMap { Progress(view, done: $0) }
    let name = state.destination?.revealed == true ? state.destination?.name : nil
    guard view.isEvening else {
      (title, resultsTitle) = (view.common.scoreboard, name ?? view.common.results)
      results =
        view.moments.results?.results.map { TVRow($0, view) }
        ?? state.lockedAnswers.map { TVRow($0, view) }
      emptyText = results.isEmpty ? view.tv.noAnswersLocked : nil
      let rows = view.moments.scoreboard?.scoreboard ?? state.scoreboard
      standings = .gliding(rows, from: view.memory.before, view)
      next = Self.isNear(view) ? view.tv.nextStop : view.tv.nextSoon
      return
    }
    (title, resultsTitle, results, emptyText) = (name ?? view.common.scoreboard, nil, [], nil)
    standings = Self.night(view)
    next = Self.nextNumber(view)
  }

  private static func isNear(_ view: TVView) -> Bool {
    guard let timer = view.state.timer, !view.state.paused else { return false }
    let endMs = Double(timer.startAtServerMs &+ timer.durationMs)
    return (max(0, endMs - view.nowMs) / 1000).rounded(.up) * 1000 <= tunnelMs
  }

  private static func at(_ view: TVView, _ offsetMs: Double) -> Bool {
    let beat = view.memory.beat
    return view.isCalm || view.reached(beat?.startMs, offsetMs * (beat?.scale ?? 1))
  }

  private static func night(_ view: TVView) -> TVStandings {
    let rows = view.memory.gained ?? view.state.scoreboard
    var counted = GainRow.counted(CarriageRows(view).rows(rows), part(view))
    if !at(view, glidesMs) { counted = GainRow.inOldOrder(counted) }
    let sinceMs = view.nowMs - (view.memory.standingsSeenMs ?? view.nowMs)
    return TVStandings(rows, view, gains: counted, sinceMs: sinceMs)
  }

  /// From 0 to 1 in a few steps.
  private static func part(_ view: TVView) -> Double {
    guard !view.isCalm else { return 1 }
    guard let beat = view.memory.beat else { return 0 }
    let sinceMs = view.nowMs - beat.startMs - countsMs * beat.scale
    return max(0, min(1, (sinceMs / countingMs * countingSteps).rounded(.down) / countingSteps))
  }

  private static func nextNumber(_ view: TVView) -> String {
    guard let i = view.state.destinationIndex, let n = view.state.totalDestinations, i < n,
      at(view, nextMs)
    else { return "" }
    return view.tv.nextNumber(i: i + 1, n: n)
  }
}
