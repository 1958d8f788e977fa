import Foundation
import Synchronization
import Testing
import TriptoKernel
import TriptoMetrics
import TriptoTestServices

@testable import TriptoTelemetry

@Suite("Errors that are reported") struct ErrorReportTests {
  private static func report(_ error: String, isFatal: Bool = false) -> ErrorReport {
    ErrorReport(
      time: Date(timeIntervalSince1970: 1_700_000_000), isFatal: isFatal, logger: "tripto",
      message: "a request failed", fields: [("error", error), ("path", "/v1/\u{2022}")])
  }

  private static func reports(
    to service: LoopbackService, _ figures: DeliveryFigures,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) throws -> ErrorReports {
    let dsn = service.base.replacing("http://", with: "http://pub1:old@") + "/sub/77"
    return ErrorReports(
      to: try #require(SentryAddress(dsn: dsn)), environment: "prod", figures: figures, now: now)
  }

  @Test("an address names key, place and project; whatever lacks one is none")
  func address() throws {
    let plain = try #require(SentryAddress(dsn: "https://abc@o1.example.org/42"))
    #expect(plain.url == "https://o1.example.org/api/42/envelope/")
    #expect(plain.authorization.revealed.hasSuffix("sentry_key=abc"))
    let deep = try #require(SentryAddress(dsn: "http://abc@localhost:9000/a/b/42"))
    #expect(deep.url == "http://localhost:9000/a/b/api/42/envelope/")
    for bad in [
      "", "https://o1.example.org/42", "https://abc@o1.example.org/",
      "https://abc@o1.example.org/x",
      "ftp://abc@o1.example.org/42", "https://abc@/42", "https://abc@o1.example.org/42?x=1",
    ] { #expect(SentryAddress(dsn: bad) == nil, "\(bad)") }
  }

  @Test("each error is one envelope, in the form of Sentry's")
  func envelope() async throws {
    try await LoopbackService.with(.reply(200)) { service in
      let figures = DeliveryFigures()
      let reports = try Self.reports(to: service, figures)
      reports.report(Self.report("one", isFatal: true))
      reports.report(Self.report("two"))
      await reports.close(within: .seconds(20))
      #expect(service.heard.count == 2 && figures.sent.value == 2)
      let heard = try #require(service.heard.first)
      #expect(heard.uri == "/sub/api/77/envelope/")
      #expect(heard.headers["content-type"] == "application/x-sentry-envelope")
      #expect(heard.headers["x-sentry-auth"]?.contains("sentry_key=pub1") == true)
      let lines = heard.body.split(separator: "\n")
      #expect(lines.count == 3)
      let parts = try lines.map { try JSONValue(parsing: $0.utf8) }
      #expect(parts[1]["type"] == "event" && parts[1]["length"] == .int(lines[2].utf8.count))
      #expect(parts[0]["event_id"] == parts[2]["event_id"])
      let event = parts[2]
      #expect(event["level"] == "fatal" && event["environment"] == "prod")
      #expect(event["message"] == ["formatted": "a request failed"])
      #expect(event["extra"] == ["error": "one", "path": "/v1/\u{2022}"])
      #expect(event["timestamp"] == "2023-11-14T22:13:20.000Z")
      #expect(event["user"] == nil && event["server_name"] == nil)
    }
  }

  @Test("an error is reported once a minute, and twenty are at most; the others are counted")
  func limited() async throws {
    let start = ContinuousClock.now
    let seconds = Mutex(0)
    try await LoopbackService.with(.reply(200)) { service in
      let figures = DeliveryFigures()
      let reports = try Self.reports(to: service, figures) {
        start + .seconds(seconds.withLock { $0 })
      }
      for _ in 1...5 { reports.report(Self.report("same")) }
      #expect(figures.dropped.value == 4)
      for number in 1...30 { reports.report(Self.report("error \(number)")) }
      #expect(figures.dropped.value == 4 + 11)
      seconds.withLock { $0 = 60 }
      reports.report(Self.report("same"))
      await reports.close(within: .seconds(20))
      #expect(service.heard.count == 21 && figures.sent.value == 21)
    }
  }

  @Test("a service that has enough is left alone for as long as it wants")
  func muted() async throws {
    let start = ContinuousClock.now
    let seconds = Mutex(0)
    try await LoopbackService.with(.reply(429, ["retry-after": "30"]), .reply(200)) { service in
      let figures = DeliveryFigures()
      let reports = try Self.reports(to: service, figures) {
        start + .seconds(seconds.withLock { $0 })
      }
      reports.report(Self.report("first"))
      for await _ in service.arrivals { break }
      while figures.dropped.value == 0 { await Task.yield() }
      reports.report(Self.report("within"))
      #expect(figures.dropped.value == 2)
      seconds.withLock { $0 = 31 }
      reports.report(Self.report("after"))
      await reports.close(within: .seconds(20))
      #expect(service.heard.count == 2 && figures.sent.value == 1)
    }
  }
}
