public import TriptoStore
public import TriptoWire

/// Every number the server publishes at /metrics (RE6). None of them holds an id, a name or a
/// token: labels come from fixed sets, so their number is bounded too.
public final class ServerMetrics: Sendable {
  /// Sockets that have been welcomed and are still open.
  public let hostSockets = MetricGauge()
  public let playerSockets = MetricGauge()
  public let tvSockets = MetricGauge()
  /// Sessions held in memory.
  public let sessions = MetricGauge()
  /// Frames from clients, and frames written to them.
  public let messagesIn = MetricCounter()
  public let messagesOut = MetricCounter()
  /// Commands of clients that the rules accepted, and those they refused.
  public let commandsAccepted = MetricCounter()
  public let commandsRefused = MetricCounter()
  /// Attempts turned away by a limit (SE7).
  public let rateLimited = MetricCounter()
  /// Open connections of any kind.
  public let connections = MetricGauge()
  /// Connections cut to make room for others, and such that were refused (SE26, SE27).
  public let connectionsCut = MetricCounter()
  public let connectionsRefused = MetricCounter()
  /// Sockets cut because they read too slowly.
  public let slowReaders = MetricCounter()
  /// From the arrival of a brake press to its verdict (BR9).
  public let brakeLatency = MetricHistogram()
  /// From a command to its commit in the journal.
  public let journalCommit = MetricHistogram()
  /// From the head of a request to its answer.
  public let httpLatency = MetricHistogram()
  private let httpAnswers = (1...5).map { _ in MetricCounter() }
  private let events = MetricRate()

  public init() {}

  /// The gauge of one role's sockets.
  public func sockets(_ role: Role) -> MetricGauge {
    switch role {
    case .host: hostSockets
    case .player: playerSockets
    case .tv: tvSockets
    }
  }

  /// Counts one answered request by the class of its status.
  public func httpAnswered(status: Int, seconds: Double) {
    httpLatency.record(seconds: seconds)
    if (100..<600).contains(status) { httpAnswers[status / 100 - 1].increment() }
  }

  /// Counts one game event towards the event rate.
  /// - Parameter nowMs: The clock that `render` gets too, in ms.
  public func eventHappened(nowMs: Int64) {
    events.mark(nowMs: nowMs)
  }

  /// The body of GET /metrics (RE6), with `contentType`.
  ///
  /// - Parameter journal: What the journal's writer has done so far.
  public func render(nowMs: Int64, journal: JournalStats) -> String {
    var out = PrometheusText()
    renderSockets(into: &out)
    renderCounts(into: &out)
    Self.render(journal, into: &out)
    out.gauge(
      "tripto_event_rate", "Game events per second, over the last ten seconds.",
      [("", events.perSecond(nowMs: nowMs))])
    out.histogram(
      "tripto_brake_latency_seconds", "From a brake press to its verdict.", brakeLatency)
    out.histogram(
      "tripto_journal_commit_seconds", "From a command to its durable commit.", journalCommit)
    out.histogram("tripto_http_latency_seconds", "From a request to its answer.", httpLatency)
    return out.text
  }

  /// The media type of `render`.
  public static let contentType = PrometheusText.contentType

  private func renderSockets(into out: inout PrometheusText) {
    out.gauge(
      "tripto_sockets_open", "Open sockets by role.",
      Role.allCases.map {
        (PrometheusText.label("role", $0.rawValue), Double(sockets($0).value))
      })
    out.gauge(
      "tripto_connections_open", "Open connections of any kind.",
      [("", Double(connections.value))])
    out.gauge("tripto_sessions", "Sessions in memory.", [("", Double(sessions.value))])
  }

  private static func render(_ journal: JournalStats, into out: inout PrometheusText) {
    out.counter("tripto_journal_commits_total", "Commits.", [("", journal.commits)])
    out.counter("tripto_journal_entries_total", "Entries committed.", [("", journal.entries)])
    out.counter(
      "tripto_journal_failures_total", "Appends answered with an error.", [("", journal.failures)])
    out.counter(
      "tripto_journal_checkpoints_total", "Moves of the write-ahead log into the database.",
      [
        (PrometheusText.label("outcome", "done"), journal.checkpoints),
        (PrometheusText.label("outcome", "failed"), journal.failedCheckpoints),
      ])
  }

  private func renderCounts(into out: inout PrometheusText) {
    out.counter(
      "tripto_messages_total", "Socket messages by direction.",
      [
        (PrometheusText.label("direction", "in"), messagesIn.value),
        (PrometheusText.label("direction", "out"), messagesOut.value),
      ])
    out.counter(
      "tripto_commands_total", "Commands by outcome.",
      [
        (PrometheusText.label("outcome", "accepted"), commandsAccepted.value),
        (PrometheusText.label("outcome", "refused"), commandsRefused.value),
      ])
    out.counter("tripto_rate_limited_total", "Refused by a limit.", [("", rateLimited.value)])
    out.counter(
      "tripto_connections_ended_total", "Connections that had no place, by outcome.",
      [
        (PrometheusText.label("outcome", "cut"), connectionsCut.value),
        (PrometheusText.label("outcome", "refused"), connectionsRefused.value),
      ])
    out.counter("tripto_slow_readers_total", "Sockets cut as slow.", [("", slowReaders.value)])
    out.counter(
      "tripto_http_requests_total", "Answered requests by status class.",
      httpAnswers.enumerated().map { index, counter in
        (PrometheusText.label("status", "\(index + 1)xx"), counter.value)
      })
  }
}
