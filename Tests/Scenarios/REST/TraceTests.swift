import InMemoryTracing
import Testing
import Tracing
import TriptoTestEvening
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
