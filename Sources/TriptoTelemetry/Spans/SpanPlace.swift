package import Instrumentation

/// Where a span stands: its trace and its own id (W3C Trace Context).
package struct SpanPlace: Sendable, Equatable {
  /// The 16 bytes of the trace's id, never all 0.
  package let trace: [UInt64]
  /// The 8 bytes of the span's id, never all 0.
  package let span: UInt64
  /// Whether its trace is told to anybody.
  package let isSampled: Bool

  package init(trace: [UInt64], span: UInt64, isSampled: Bool) {
    self.trace = trace
    self.span = span
    self.isSampled = isSampled
  }

  /// The first span of a new trace.
  static func root() -> SpanPlace {
    SpanPlace(
      trace: [.random(in: 1 ... .max), .random(in: 1 ... .max)], span: newSpan(), isSampled: true)
  }

  /// A further span of the same trace.
  func child() -> SpanPlace {
    SpanPlace(trace: trace, span: Self.newSpan(), isSampled: isSampled)
  }

  private static func newSpan() -> UInt64 { .random(in: 1 ... .max) }

  /// 32 hexadecimal digits.
  package var traceText: String { trace.map(Self.digits).joined() }
  /// 16 hexadecimal digits.
  package var spanText: String { Self.digits(span) }

  private static func digits(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension SpanPlace {
  /// Reads a `traceparent`; nil when it is none, which W3C wants passed over.
  package init?(traceparent text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count >= 4, text.utf8.count <= 512, parts[0].count == 2, parts[1].count == 32,
      parts[2].count == 16, parts[3].count == 2,
      let version = Self.number(parts[0]), version != 0xFF, version > 0 || parts.count == 4,
      let high = Self.number(parts[1].prefix(16)), let low = Self.number(parts[1].suffix(16)),
      let span = Self.number(parts[2]), let flags = Self.number(parts[3]),
      high != 0 || low != 0, span != 0
    else { return nil }
    self.init(trace: [high, low], span: span, isSampled: flags & 1 == 1)
  }

  /// As it is passed on.
  package var traceparent: String { "00-\(traceText)-\(spanText)-\(isSampled ? "01" : "00")" }

  /// Lower-case digits only, as W3C wants them.
  private static func number(_ digits: Substring.UTF8View) -> UInt64? {
    let isPlain = digits.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
    return isPlain ? UInt64(Substring(digits), radix: 16) : nil
  }
}

extension InstrumentationContext {
  private enum PlaceKey: InstrumentationContextKey {
    typealias Value = SpanPlace
  }

  /// Where the work of this context stands; nil outside of every span.
  package var spanPlace: SpanPlace? {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}
