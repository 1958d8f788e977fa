import InMemoryTracing
import Testing
import Tracing
import TriptoKernel
import TriptoTestEvening
import TriptoTestServices
import TriptoTraces

@Suite("What spans tell")
struct TraceTests {
  @Test("SE6 a request, a command, its commit and its answers are spans without a secret")
  func spans() async throws {
    let tracer = InMemoryTracer()
    let server = try await Traces(tracer).binding { try await ServerUnderTest.boot() }
    let table = try await Table.open(["Kanariefågel"], on: server)
    let session = table.session
    _ = try await server.get("/v1/sessions/by-code/\(session.joinCode)")
    try await table.start()
    try await table.brake(0)
    try await server.stop()
    let spans = tracer.finishedSpans
    let request = try #require(
      spans.first { $0.attributes.text("http.route")?.contains("by-code") == true })
    #expect(request.operationName == "HTTP GET" && request.kind == .server)
    let command = try #require(spans.first { $0.operationName == "command BRAKE_PULL" })
    #expect(command.attributes.text("session.id") == session.id)
    let commit = try #require(
      spans.first { $0.operationName == "journal commit" && $0.parentSpanID == command.spanID })
    #expect(
      spans.contains { $0.operationName == "answers out" && $0.parentSpanID == commit.spanID })
    for span in spans {
      let told = "\(span.operationName) \(span.attributes.all) \(span.events) \(span.errors)"
      for canary in [
        "Kanariefågel", session.joinCode, session.hostToken, session.tvToken, table[0].token,
        TestPack.alpha.id,
      ] { #expect(!told.contains(canary), "\(span.operationName)") }
    }
  }
}

@Suite("What a collector is told")
struct CollectedTraceTests {
  private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
  private static let thumb = "00f067aa0ba902b7"
  private static var traceparent: String { "00-\(trace)-\(thumb)-01" }

  @Test(
    "SE6 a press is one trace from its socket to everybody's, without tokens or destinations"
  )
  func fromSocketToSocket() async throws {
    try await LoopbackService.with(.reply(200)) { collector in
      let server = try await ServerUnderTest.boot(["OTEL_EXPORTER_OTLP_ENDPOINT": collector.base])
      let table = try await Table.open(["Kanariefågel"], on: server)
      try await table.start()
      table[0].socket.send(
        raw: #"{"type":"BRAKE_PULL","payload":{},"traceparent":"\#(Self.traceparent)"}"#)
      for socket in table.sockets { try await socket.expect("BRAKE_ACCEPTED") }
      _ = try await server.request(
        "GET", "/v1/sessions/by-code/\(table.session.joinCode)",
        headers: ["traceparent": Self.traceparent])
      try await server.stop()
      let spans = try collector.heard.flatMap { try Self.spans(of: $0.body) }
      let command = try #require(spans.first { $0.text("name") == "command BRAKE_PULL" })
      #expect(command.text("traceId") == Self.trace && command.text("parentSpanId") == Self.thumb)
      let commit = try #require(
        spans.first {
          $0.text("name") == "journal commit" && $0["parentSpanId"] == command["spanId"]
        })
      let answers = try #require(
        spans.first { $0.text("name") == "answers out" && $0["parentSpanId"] == commit["spanId"] })
      #expect(answers.text("traceId") == Self.trace)
      #expect(
        spans.contains { $0.text("name") == "HTTP GET" && $0.text("parentSpanId") == Self.thumb })
      // What nobody named is a trace of its own.
      let start = try #require(spans.first { $0.text("name") == "command HOST_START_GAME" })
      #expect(start.text("traceId") != Self.trace && start["parentSpanId"] == nil)
      for canary in [
        "Kanariefågel", table.session.joinCode, table.session.hostToken, table.session.tvToken,
        table[0].token, TestPack.alpha.id,
      ] { #expect(!collector.heard.contains { $0.body.contains(canary) }) }
    }
  }

  private static func spans(of body: String) throws -> [JSONValue] {
    try JSONValue(parsing: body.utf8).list("resourceSpans.0.scopeSpans.0.spans")
  }
}

@Suite("What an error tracker is told")
struct ReportedErrorTests {
  @Test(
    "DA27 a database that is set aside is reported as one envelope, without the folder's secrets")
  func setAside() async throws {
    try await LoopbackService.with(.reply(200)) { tracker in
      let data = try ServerUnderTest.prepared()
      try data.write(String(repeating: "not a database ", count: 400), to: "tripto.sqlite")
      let dsn = tracker.base.replacing("http://", with: "http://public5551@") + "/7"
      let server = try await SpawnedServer(on: data, ["SENTRY_DSN": dsn])
      let metrics = try await server.server.get("/metrics").text
      server.terminate()
      #expect(try await server.exitStatus() == 0)
      let heard = try #require(tracker.heard.first)
      #expect(tracker.heard.count == 1 && heard.uri == "/api/7/envelope/")
      let event = try JSONValue(parsing: heard.body.split(separator: "\n")[2].utf8)
      #expect(event.text("level") == "fatal")
      #expect(event["message"]?.text("formatted")?.contains("damaged and was set aside") == true)
      #expect(metrics.contains(#"tripto_telemetry_total{kind="errors",outcome="dropped"} 0"#))
      #expect(!server.logText.contains("public5551") && !heard.body.contains("public5551"))
    }
  }
}

extension SpanAttributes {
  fileprivate var all: [String] {
    var all: [String] = []
    forEach { key, value in all.append("\(key)=\(value)") }
    return all
  }

  fileprivate func text(_ key: String) -> String? {
    if case .string(let text)? = get(key) { text } else { nil }
  }
}
