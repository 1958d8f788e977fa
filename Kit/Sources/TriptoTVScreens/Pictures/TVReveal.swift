import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoWire

/// The reveal, by the server's events: sign, name, country, rows, standings (UI-T13, UI-T14, EVE57).
public struct TVReveal: Equatable, Sendable {
  public let sign: StationSign?
  /// In the order in which they land; a page of seven at a time.
  public let rows: [TVRow]
  /// *Inga svar låsta*.
  public let emptyText: String?
  public let standings: TVStandings?
  /// nil without a position.
  public let map: RevealMap?
  public let postcard: Postcard?

  /// After the flight's start (SPEC 19.13).
  static let (signMs, nameMs, cardMs) = (1200.0, 2600.0, 3800.0)

  init(_ view: TVView) {
    self = view.state.reveal == nil ? TVReveal(plain: view) : TVReveal(staged: view)
  }

  private init(
    _ sign: StationSign?, _ rows: [TVRow], _ emptyText: String?, _ standings: TVStandings?,
    _ map: RevealMap?, _ postcard: Postcard? = nil
  ) {
    (self.sign, self.rows, self.emptyText) = (sign, rows, emptyText)
    (self.standings, self.map, self.postcard) = (standings, map, postcard)
  }

  private init(plain view: TVView) {
    let (moments, state, told) = (view.moments, view.state, view.moments.reveal)
    // NB: without its event a name is shown only where the whole screen is restored (UI-A9).
    let name = told?.destinationName ?? (view.isCalm ? state.destination?.name : nil)
    let country = told?.country ?? (view.isCalm ? state.destination?.country : nil)
    let delayMs = Double(told?.revealDelayMs ?? 0)
    let isOpened = view.isCalm || view.reached(view.memory.revealSeenMs, delayMs)
    let rows =
      moments.results?.results.map { TVRow($0, view) }
      ?? (view.isCalm ? state.lockedAnswers.map { TVRow($0, view) } : nil)
    let scores = moments.scoreboard?.scoreboard ?? (view.isCalm ? state.scoreboard : nil)
    self.init(
      name.map { StationSign(view, name: $0, country: country, isOpened: isOpened) }, rows ?? [],
      rows?.isEmpty == true ? view.tv.noAnswersLocked : nil,
      scores.map { .gliding($0, from: view.memory.before, view) },
      name.flatMap { RevealMap(view, name: $0, []) })
  }

  private init(staged view: TVView) {
    let (moments, state) = (view.moments, view.state)
    let times = Times(view)
    let results = moments.results?.results ?? []
    let lines = VerdictLine.all(view.memory.steps, state.reveal?.shown ?? [], results)
    let isDone = moments.results != nil || state.reveal?.stage == .results
    let name = times.sign ? state.destination?.name : nil
    let sinceMs = view.memory.resultsSeenMs.map { view.nowMs - $0 }
    let rows = Pages.window(lines, sinceMs: isDone ? sinceMs : nil).map { TVRow($0, view) }
    let country = state.destination?.country
    self.init(
      name.map { StationSign(view, name: $0, country: country, isOpened: times.name) }, rows,
      isDone && lines.isEmpty ? view.tv.noAnswersLocked : nil,
      moments.scoreboard.map { .gliding($0.scoreboard, from: view.memory.before, view) },
      RevealMap(view, name: times.name ? state.destination?.name : nil, lines),
      times.card ? Postcard(view, lines, isDone: isDone) : nil)
  }

  /// What has come by now; a server that tells the name sooner has all of it sooner.
  private struct Times {
    let sign, name, card: Bool

    init(_ view: TVView) {
      let reveal = view.state.reveal
      let startMs = reveal.map { Double($0.startAtServerMs) }
      let delayMs = Double(view.moments.reveal?.revealDelayMs ?? Int(nameMs))
      let scale = min(1, delayMs / nameMs)
      let isTold = reveal?.stage != .flight
      sign = isTold || view.reached(startMs, signMs * scale)
      name = isTold || view.reached(startMs, nameMs * scale)
      card = isTold || view.reached(startMs, cardMs * scale)
    }
  }
}
