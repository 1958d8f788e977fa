import Testing

@testable import TriptoTelemetry

@Suite("A place in a trace, as W3C writes it") struct SpanPlaceTests {
  private static let trace = "4bf92f3577b34da6a3ce929d0e0e4736"
  private static let span = "00f067aa0ba902b7"

  @Test("it is read and written as the same text")
  func bothWays() throws {
    let text = "00-\(Self.trace)-\(Self.span)-01"
    let place = try #require(SpanPlace(traceparent: text))
    #expect(place.traceText == Self.trace && place.spanText == Self.span && place.isSampled)
    #expect(place.traceparent == text)
    let quiet = try #require(SpanPlace(traceparent: "00-\(Self.trace)-\(Self.span)-00"))
    #expect(!quiet.isSampled && !quiet.child().isSampled)
  }

  @Test("a later version may say more behind it")
  func later() {
    #expect(SpanPlace(traceparent: "cc-\(Self.trace)-\(Self.span)-01-what-comes") != nil)
    #expect(SpanPlace(traceparent: "00-\(Self.trace)-\(Self.span)-01-what-comes") == nil)
  }

  @Test(
    "what is none is passed over",
    arguments: [
      "", "00", "ff-\(trace)-\(span)-01", "00-\(trace)-\(span)",
      "00-\(trace.uppercased())-\(span)-01",
      "00-00000000000000000000000000000000-\(span)-01", "00-\(trace)-0000000000000000-01",
      "00-\(trace.dropLast())-\(span)-01", "00-\(trace)-\(span)-0g", "0-\(trace)-\(span)-01",
      "00-+\(trace.dropFirst())-\(span)-01", "00-\(trace)-\(span)-001",
    ])
  func none(_ text: String) {
    #expect(SpanPlace(traceparent: text) == nil)
  }

  @Test("children are of the same trace and of no other's span")
  func family() {
    let root = SpanPlace.root()
    let child = root.child()
    #expect(child.trace == root.trace && child.span != root.span && child.isSampled)
    #expect(SpanPlace.root().trace != root.trace)
    #expect(SpanPlace(traceparent: child.traceparent) == child)
  }
}
