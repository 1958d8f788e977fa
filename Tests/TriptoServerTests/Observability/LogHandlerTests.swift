import Foundation
import Hummingbird
import HummingbirdTesting
import Logging
import Synchronization
import Testing

@testable import TriptoGuard
@testable import TriptoHTTP
@testable import TriptoHouse
@testable import TriptoMetrics
@testable import TriptoStore
@testable import TriptoTelemetry

/// Keeps what a logger writes.
private final class Lines: Sendable {
  private let lines = Mutex<[String]>([])
  private let reports = Mutex<[ErrorReport]>([])
  var all: [String] { lines.withLock { $0 } }
  var reported: [ErrorReport] { reports.withLock { $0 } }

  func logger(_ format: LogFormat, level: Logger.Level = .info) -> Logger {
    Logger(label: "test") { [self] label in
      RedactingLogHandler(
        label: label, logLevel: level, format: format,
        redaction: LogRedaction(secrets: ["hunter2x"]),
        now: { Date(timeIntervalSince1970: 1_790_000_000.25) },
        write: { line in self.lines.withLock { $0.append(line) } },
        report: { report in self.reports.withLock { $0.append(report) } })
    }
  }
}

@Suite struct LogHandlerTests {
  private let lines = Lines()

  @Test("SE6 a JSON line is one parsable object with time, level, logger and message")
  func jsonLine() throws {
    lines.logger(.json).warning("första\nraden \"x\"", metadata: ["status": "200", "time": "own"])
    let line = try #require(lines.all.first)
    #expect(lines.all.count == 1 && !line.contains("\n"))
    let object = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
    #expect(object["message"] == "första\nraden \"x\"")
    #expect(object["level"] == "warning" && object["logger"] == "test")
    #expect(object["time"]?.hasPrefix("2026-09-21T") == true)
    #expect(object["status"] == "200" && object["_time"] == "own")
  }

  @Test("SE6 errors that are logged are reported without tokens, warnings and requests are not")
  func reports() throws {
    let logger = lines.logger(.json)
    logger.warning("careful")
    logger.error("request", metadata: ["status": "503"])
    logger.error(
      "a request failed", metadata: ["error": "no hunter2x here", "hostToken": "opaque-1"])
    logger.critical("the server ends")
    #expect(lines.all.count == 4)
    #expect(lines.reported.map(\.message) == ["a request failed", "the server ends"])
    #expect(lines.reported.map(\.isFatal) == [false, true])
    let fields = Dictionary(lines.reported[0].fields) { $1 }
    #expect(fields == ["error": "no ••• here", "hostToken": "•••"])
  }

  @Test("a readable line cannot be split or coloured by what a client sent")
  func readableLine() throws {
    lines.logger(.readable).info("joined", metadata: ["name": "A\n12:00:00 INFO forged\u{1B}[31m"])
    let line = try #require(lines.all.first)
    #expect(!line.contains("\n") && !line.contains("\u{1B}"))
    #expect(line.contains("INFO") && line.contains("joined name=A\\n12:00:00"))
  }

  @Test(
    "SE6 messages, metadata, errors and secret-looking keys are cleaned",
    arguments: [LogFormat.json, .readable])
  func cleaned(format: LogFormat) throws {
    struct Leaky: Error { let url = "/ws?token=opaque-token-123" }
    var logger = lines.logger(format)
    logger[metadataKey: "authToken"] = "opaque-token-123"
    logger.error(
      "failed with hunter2x", error: Leaky(),
      metadata: [
        "headers": ["Authorization": "Bearer opaque-token-123"], "apiKey": "opaque-token-123",
      ])
    let line = try #require(lines.all.first)
    #expect(!line.contains("opaque-token-123") && !line.contains("hunter2x"))
    #expect(line.contains("failed with \(LogRedaction.mark)"))
  }

  @Test("RE42 lines below the level are not written, and names of levels map to the logger's")
  func levels() {
    let logger = lines.logger(.json, level: LogLevel.warn.loggerLevel)
    logger.info("quiet")
    logger.warning("loud")
    #expect(lines.all.count == 1)
    #expect(LogLevel.allCases.map(\.loggerLevel) == [.debug, .info, .warning, .error])
  }

  @Test("SE6 a request is logged with method, path, status and ms, and without token or code")
  func requestLog() async throws {
    let metrics = ServerMetrics()
    let router = Router(context: APIContext.self)
    router.add(middleware: RequestLogMiddleware(metrics: metrics))
    router.get("join/:code") { _, _ in "ok" }
    let logger = lines.logger(.json)
    try await Application(router: router, logger: logger).test(.router) { client in
      _ = try await client.execute(uri: "/join/ABC234?t=opaque-token-123", method: .get)
      _ = try await client.execute(uri: "/gone", method: .get)
    }
    let requests = try lines.all
      .map { try JSONDecoder().decode([String: String].self, from: Data($0.utf8)) }
      .filter { $0["message"] == "request" }
    #expect(requests.map { $0["status"] } == ["200", "404"])
    #expect(requests.first?["method"] == "GET")
    #expect(requests.first?["path"] == "/join/\(LogRedaction.mark)")
    #expect(requests.allSatisfy { Int($0["ms"] ?? "") != nil })
    #expect(
      !lines.all.joined().contains("opaque-token-123") && !lines.all.joined().contains("ABC234"))
    #expect(
      metrics.render(nowMs: 0, journal: JournalStats()).contains(
        "tripto_http_requests_total{status=\"4xx\"} 1"))
  }
}
