import Foundation
import Hummingbird
import HummingbirdTesting
import Testing
import TriptoServices
import TriptoWire

@testable import TriptoHouse
@testable import TriptoMetrics
@testable import TriptoStore

@Suite struct MetricsTests {
  @Test("RE6 the text has latency, open sockets per role and the event rate")
  func render() {
    let metrics = ServerMetrics()
    metrics.sockets(.player).add(3)
    metrics.sockets(.player).add(-1)
    metrics.sockets(.tv).add(1)
    metrics.brakeLatency.record(seconds: 0.09)
    metrics.messagesIn.increment(by: 7)
    for _ in 0..<20 { metrics.eventHappened(nowMs: 4_500) }
    var journal = JournalStats(commits: 4, entries: 9, failures: 2)
    (journal.checkpoints, journal.failedCheckpoints) = (3, 1)
    var database = DatabaseStats()
    (database.busy, database.idle, database.waits, database.reconnects) = (2, 3, 5, 7)
    metrics.count(.answered(provider: "piper"))
    metrics.count(.failed(provider: "elevenlabs"))
    metrics.count(.characters(120, provider: "elevenlabs"))
    metrics.count(.cost(microUSD: 9_000, provider: "model"))
    let text = metrics.render(nowMs: 5_000, journal: journal, database: database)
    for line in [
      "tripto_sockets_open{role=\"host\"} 0", "tripto_sockets_open{role=\"player\"} 2",
      "tripto_sockets_open{role=\"tv\"} 1", "tripto_messages_total{direction=\"in\"} 7",
      "tripto_brake_latency_seconds_bucket{le=\"0.08\"} 0",
      "tripto_brake_latency_seconds_bucket{le=\"0.1\"} 1",
      "tripto_brake_latency_seconds_bucket{le=\"+Inf\"} 1",
      "tripto_brake_latency_seconds_sum 0.09", "tripto_brake_latency_seconds_count 1",
      "tripto_event_rate 2", "tripto_journal_commits_total 4", "tripto_journal_entries_total 9",
      "tripto_journal_failures_total 2", "tripto_journal_checkpoints_total{outcome=\"done\"} 3",
      "tripto_journal_checkpoints_total{outcome=\"failed\"} 1",
      "tripto_database_connections{state=\"busy\"} 2",
      "tripto_database_connections{state=\"idle\"} 3", "tripto_database_waits_total 5",
      "tripto_database_reconnects_total 7",
      "tripto_provider_calls_total{provider=\"piper\",outcome=\"answered\"} 1",
      "tripto_provider_calls_total{provider=\"elevenlabs\",outcome=\"failed\"} 1",
      "tripto_provider_characters_total{provider=\"elevenlabs\"} 120",
      "tripto_provider_cost_microdollars_total{provider=\"model\"} 9000",
      "tripto_telemetry_total{kind=\"spans\",outcome=\"dropped\"} 0",
    ] {
      #expect(text.contains(line + "\n"), "\(line)")
    }
  }

  @Test("RE6 every line is a comment or a sample, and each metric has one type and one help")
  func format() throws {
    let text = ServerMetrics().render(nowMs: 0, journal: JournalStats())
    let lines = text.split(separator: "\n").map(String.init)
    let sample = /tripto_[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? -?[0-9.e+-]+/
    for line in lines where !line.hasPrefix("#") {
      #expect(line.wholeMatch(of: sample) != nil, "\(line)")
    }
    let types = lines.filter { $0.hasPrefix("# TYPE ") }
    #expect(Set(types).count == types.count)
    #expect(lines.filter { $0.hasPrefix("# HELP ") }.count == types.count)
  }

  @Test(
    "RE6 what libraries report comes to the server they report of, by route and without its ids")
  func libraries() async throws {
    let (here, there) = (MetricsRegistry(), MetricsRegistry())
    let router = Router()
    router.add(middleware: MetricsMiddleware())
    router.get("join/:code") { _, _ in "ok" }
    for (registry, uri) in [(here, "/join/ABC234?t=opaque-token-123"), (there, "/ABC234")] {
      try await registry.measuring {
        try await Application(router: router).test(.live) { client in
          _ = try await client.execute(uri: uri, method: .get)
        }
      }
    }
    let text = ServerMetrics(here).render(nowMs: 0, journal: JournalStats())
    let labels =
      #"{http_route="/join/{code}",http_request_method="GET",http_response_status_code="200""#
    #expect(text.contains("hb_requests_total\(labels)} 1\n"))
    #expect(text.contains("http_server_request_duration_seconds_bucket\(labels),le=\"+Inf\"} 1\n"))
    #expect(text.contains("http_server_active_requests{http_request_method=\"GET\"} 0\n"))
    let other = ServerMetrics(there).render(nowMs: 0, journal: JournalStats())
    #expect(!text.contains("404") && other.contains("404") && !other.contains("join"))
    #expect(!(text + other).contains("ABC234") && !text.contains("opaque"))
  }

  @Test("RE6 a name has one type: who asks for another gets a figure that is not shown")
  func types() {
    let registry = MetricsRegistry()
    let counter = registry.counter("tripto_x_total", "X.")
    #expect(registry.counter("tripto_x_total", "X.") === counter)
    registry.gauge("tripto_x_total", "X.").set(5.0)
    counter.increment()
    #expect(
      registry.text()
        == "# HELP tripto_x_total X.\n# TYPE tripto_x_total counter\ntripto_x_total 1\n")
  }

  @Test("RE6 no label can break the text of the metrics")
  func labels() {
    #expect(PrometheusText.labels([("a", "x\"\\\n")]) == "{a=\"x\\\"\\\\\\n\"}")
  }

  @Test("RE6 latency and the rate's events lose nothing when many threads count")
  func concurrent() async {
    let metrics = ServerMetrics()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1_000 {
            metrics.messagesOut.increment()
            metrics.journalCommit.record(seconds: 0.001)
          }
        }
      }
    }
    #expect(metrics.messagesOut.value == 8_000)
    #expect(metrics.journalCommit.counts.reduce(0, +) == 8_000)
    #expect(abs(metrics.journalCommit.sum - 8) < 0.001)
  }

  @Test("RE6 a latency that is negative or no number is left out")
  func oddDurations() {
    let histogram = MetricHistogram(bounds: [1, 2])
    for seconds in [-1, .nan, .infinity, 1, 1.5, 99] { histogram.record(seconds: seconds) }
    #expect(histogram.counts == [1, 1, 1])
  }

  @Test("RE6 the rate forgets what is older than ten seconds")
  func rate() {
    let rate = MetricRate()
    for second in 0..<30 { rate.mark(nowMs: Int64(second) * 1_000) }
    #expect(rate.perSecond(nowMs: 30_000) == 1)
    #expect(rate.perSecond(nowMs: 45_000) == 0)
  }
}
