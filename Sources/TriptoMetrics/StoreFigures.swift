import TriptoStore

/// What the journal's writer counts itself.
struct JournalFigures {
  private let commits, entries, failures, checkpoints, failedCheckpoints: MetricCounter

  init(_ registry: MetricsRegistry) {
    commits = registry.counter("tripto_journal_commits_total", "Commits.")
    entries = registry.counter("tripto_journal_entries_total", "Entries committed.")
    failures = registry.counter(
      "tripto_journal_failures_total", "Appends answered with an error.")
    (checkpoints, failedCheckpoints) = registry.pair(
      "tripto_journal_checkpoints_total", "Moves of the write-ahead log into the database.",
      "outcome", "done", "failed")
  }

  func set(_ stats: JournalStats) {
    commits.set(stats.commits)
    entries.set(stats.entries)
    failures.set(stats.failures)
    checkpoints.set(stats.checkpoints)
    failedCheckpoints.set(stats.failedCheckpoints)
  }
}

/// What the connections to a database server are.
struct DatabaseFigures {
  private let busy, idle: MetricGauge
  private let waits, reconnects: MetricCounter

  init(_ registry: MetricsRegistry) {
    let connections = { (state: String) in
      registry.gauge(
        "tripto_database_connections", "Connections to a database server by state; 0 with a file.",
        [("state", state)])
    }
    (busy, idle) = (connections("busy"), connections("idle"))
    waits = registry.counter(
      "tripto_database_waits_total", "Questions that had to wait for a connection.")
    reconnects = registry.counter(
      "tripto_database_reconnects_total", "Connections opened in the place of a lost one.")
  }

  func set(_ stats: DatabaseStats) {
    busy.set(Double(stats.busy))
    idle.set(Double(stats.idle))
    waits.set(stats.waits)
    reconnects.set(stats.reconnects)
  }
}
