import Foundation
import Testing
import Tracing
import TriptoKernel
import TriptoMetrics
import TriptoTestEvening
import TriptoTestServices
import TriptoTraces

@testable import TriptoTelemetry

@Suite("Spans that are told to a collector") struct SpanExportTests {
  private struct Failed: Error {}

  private static func export(
    to service: LoopbackService, _ figures: DeliveryFigures = DeliveryFigures()
  ) -> SpanExport {
    SpanExport(
      endpoint: service.base, headers: [("x-key", Sensitive("k-1"))],
      resource: [("service.name", "house")], figures: figures)
  }

  private static func spans(_ service: LoopbackService) throws -> [JSONValue] {
    try service.heard.flatMap {
      try JSONValue(parsing: $0.body.utf8).list("resourceSpans.0.scopeSpans.0.spans")
    }
  }

  @Test("a span and its child arrive as one trace, with what they say of themselves")
  func family() async throws {
    try await LoopbackService.with(.reply(200)) { service in
      let figures = DeliveryFigures()
      let export = Self.export(to: service, figures)
      try await export.traces.span("outer", ofKind: .server) { span in
        span?.attributes["http.route"] = "/x"
        span?.attributes["count"] = 3
        _ = try? await export.traces.span("inner") { _ in throw Failed() }
      }
      await export.close(within: .seconds(20))
      let heard = try #require(service.heard.first)
      #expect(heard.uri == "/v1/traces" && heard.headers["x-key"] == "k-1")
      #expect(heard.headers["content-type"] == "application/json")
      let spans = try Self.spans(service)
      let inner = try #require(spans.first { $0["name"] == "inner" })
      let outer = try #require(spans.first { $0["name"] == "outer" })
      #expect(inner["traceId"] == outer["traceId"] && inner["parentSpanId"] == outer["spanId"])
      #expect(outer["parentSpanId"] == nil && outer["kind"] == 2 && inner["kind"] == 1)
      #expect(inner["status"] == ["code": 2] && outer["status"] == nil)
      #expect(
        outer["attributes"] == [
          ["key": "count", "value": ["intValue": "3"]],
          ["key": "http.route", "value": ["stringValue": "/x"]],
        ])
      let body = try JSONValue(parsing: heard.body.utf8)
      #expect(
        body.at("resourceSpans.0.resource.attributes")
          == [["key": "service.name", "value": ["stringValue": "house"]]])
      #expect(figures.sent.value == 2 && figures.dropped.value == 0)
    }
  }

  @Test("who brings a place in a trace is followed, and left alone when nobody wants that trace")
  func parents() async throws {
    let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
    try await LoopbackService.with(.reply(200)) { service in
      let export = Self.export(to: service)
      let traces = export.traces
      for (flags, name) in [("01", "told"), ("00", "untold")] {
        try await traces.span(name, from: "00-\(trace)-00f067aa0ba902b7-\(flags)") { _ in }
      }
      try await traces.span("of its own", from: "nonsense") { _ in }
      await export.close(within: .seconds(20))
      let spans = try Self.spans(service)
      #expect(Set(spans.compactMap { $0.text("name") }) == ["told", "of its own"])
      let told = try #require(spans.first { $0["name"] == "told" })
      #expect(told["traceId"] == .string(trace) && told["parentSpanId"] == "00f067aa0ba902b7")
      let own = try #require(spans.first { $0["name"] == "of its own" })
      #expect(own["traceId"] != .string(trace) && own["parentSpanId"] == nil)
    }
  }

  @Test("spans that a collector refuses are counted as dropped, and the work goes on")
  func refused() async throws {
    try await LoopbackService.with(.reply(400)) { service in
      let figures = DeliveryFigures()
      let export = Self.export(to: service, figures)
      let answer = try await export.traces.span("work") { _ in 42 }
      await export.close(within: .seconds(20))
      #expect(answer == 42 && service.heard.count == 1)
      #expect(figures.sent.value == 0 && figures.dropped.value == 1)
    }
  }
}
