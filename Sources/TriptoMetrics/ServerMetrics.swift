public import TriptoStore
public import TriptoWire

/// Every number the server publishes at /metrics (RE6). None of them holds an id, a name or a
/// token: labels come from fixed sets, so their number is bounded too.
public final class ServerMetrics: Sendable {
  let registry: MetricsRegistry
  private let hostSockets, playerSockets, tvSockets: MetricGauge
  /// Open connections of any kind.
  public let connections: MetricGauge
  /// Sessions held in memory.
  public let sessions: MetricGauge
  /// Frames from clients, and frames written to them.
  public let messagesIn, messagesOut: MetricCounter
  /// Commands of clients that the rules accepted, and those they refused.
  public let commandsAccepted, commandsRefused: MetricCounter
  /// Attempts turned away by a limit (SE7).
  public let rateLimited: MetricCounter
  /// Connections cut to make room for others, and such that were refused (SE26, SE27).
  public let connectionsCut, connectionsRefused: MetricCounter
  /// Sockets cut because they read too slowly.
  public let slowReaders: MetricCounter
  /// Nodes that live, as this one knows it; 0 for a server of its own (CL1).
  public let nodes: MetricGauge
  /// Games that were another node's, or nobody's (CL4).
  public let gamesTaken: MetricCounter
  /// Snapshots of games that were stored, that were not, and that were of no use to a restart (DA34).
  public let snapshotsKept, snapshotsFailed, snapshotsIgnored: MetricCounter
  /// Games that came back, from a snapshot on and from their whole journal.
  public let restoredFromSnapshot, restoredFromJournal: MetricCounter
  /// What went on to the node that has the game (CL3).
  public let requestsPassedOn, socketsPassedOn: MetricCounter
  private let httpAnswers: [MetricCounter]
  private let journal: JournalFigures
  private let database: DatabaseFigures
  private let eventRate: MetricGauge
  private let events = MetricRate()
  /// From the arrival of a brake press to its verdict (BR9).
  public let brakeLatency: MetricHistogram
  /// From a command to its commit in the journal.
  public let journalCommit: MetricHistogram
  /// From the head of a request to its answer.
  public let httpLatency: MetricHistogram

  /// - Parameter registry: Where the figures are kept, in the order in which they are made here.
  public init(_ registry: MetricsRegistry = MetricsRegistry()) {
    self.registry = registry
    let sockets = { (role: Role) in
      registry.gauge("tripto_sockets_open", "Open sockets by role.", [("role", role.rawValue)])
    }
    (hostSockets, playerSockets, tvSockets) = (sockets(.host), sockets(.player), sockets(.tv))
    connections = registry.gauge("tripto_connections_open", "Open connections of any kind.")
    sessions = registry.gauge("tripto_sessions", "Sessions in memory.")
    (messagesIn, messagesOut) = registry.pair(
      "tripto_messages_total", "Socket messages by direction.", "direction", "in", "out")
    (commandsAccepted, commandsRefused) = registry.pair(
      "tripto_commands_total", "Commands by outcome.", "outcome", "accepted", "refused")
    rateLimited = registry.counter("tripto_rate_limited_total", "Refused by a limit.")
    (connectionsCut, connectionsRefused) = registry.pair(
      "tripto_connections_ended_total", "Connections that had no place, by outcome.", "outcome",
      "cut", "refused")
    slowReaders = registry.counter("tripto_slow_readers_total", "Sockets cut as slow.")
    nodes = registry.gauge("tripto_nodes", "Nodes of the cluster that live.")
    gamesTaken = registry.counter("tripto_games_taken_total", "Games taken from other nodes.")
    let snapshots = { (outcome: String) in
      registry.counter(
        "tripto_snapshots_total", "Snapshots of games by outcome.", [("outcome", outcome)])
    }
    (snapshotsKept, snapshotsFailed) = (snapshots("kept"), snapshots("failed"))
    snapshotsIgnored = snapshots("ignored")
    (restoredFromSnapshot, restoredFromJournal) = registry.pair(
      "tripto_games_restored_total", "Games that came back, by what they came from.", "from",
      "snapshot", "journal")
    (requestsPassedOn, socketsPassedOn) = registry.pair(
      "tripto_passed_on_total", "Passed on to other nodes, by kind.", "kind", "request", "socket")
    httpAnswers = (1...5).map { status in
      registry.counter(
        "tripto_http_requests_total", "Answered requests by status class.",
        [("status", "\(status)xx")])
    }
    journal = JournalFigures(registry)
    database = DatabaseFigures(registry)
    for kind in ["spans", "errors"] { _ = registry.telemetry(kind) }
    eventRate = registry.gauge(
      "tripto_event_rate", "Game events per second, over the last ten seconds.")
    brakeLatency = registry.histogram(
      "tripto_brake_latency_seconds", "From a brake press to its verdict.")
    journalCommit = registry.histogram(
      "tripto_journal_commit_seconds", "From a command to its durable commit.")
    httpLatency = registry.histogram("tripto_http_latency_seconds", "From a request to its answer.")
  }

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
  /// - Parameters:
  ///   - journal: What the journal's writer has done so far.
  ///   - database: What is known of the connections to a database server; nil when there is none.
  public func render(
    nowMs: Int64, journal stats: JournalStats, database connections: DatabaseStats? = nil
  ) -> String {
    journal.set(stats)
    database.set(connections ?? DatabaseStats())
    eventRate.set(events.perSecond(nowMs: nowMs))
    return registry.text()
  }

  /// The media type of `render`.
  public static let contentType = PrometheusText.contentType
}

extension MetricsRegistry {
  /// Two counters of one name that differ in one label.
  func pair(
    _ name: String, _ help: String, _ label: String, _ one: String, _ other: String,
    besides labels: Labels = []
  ) -> (MetricCounter, MetricCounter) {
    (
      counter(name, help, labels + [(label, one)]), counter(name, help, labels + [(label, other)])
    )
  }
}
