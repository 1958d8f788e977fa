package import Instrumentation
package import Tracing

/// Where steps of the work are told as spans (swift-distributed-tracing).
///
/// While nobody listens a span is nil: its name is not even made. Spans carry ids of sessions and names of
/// commands, routes, stages and services; never a token, an answer, a pack or the text of an error.
package struct Traces: Sendable {
  private let tracer: (any Tracer)?

  /// - Parameter tracer: One that records nothing is as good as none.
  package init(_ tracer: (any Tracer)? = nil) {
    self.tracer = tracer is NoOpTracer ? nil : tracer
  }

  /// Those of the surrounding work.
  @TaskLocal private static var bound: Traces?

  /// Those of the surrounding work, else those of the process.
  package static var current: Traces { bound ?? Traces(InstrumentationSystem.tracer) }

  /// Runs `work` with these as ``current``, in its child tasks too.
  package func binding<Outcome>(_ work: () async throws -> Outcome) async rethrows -> Outcome {
    try await Self.$bound.withValue(self) { try await work() }
  }

  /// Where somebody stands who says so by a `traceparent` (W3C Trace Context); nil when it is none, or nobody
  /// listens.
  package func context(traceparent: String?) -> InstrumentationContext? {
    guard let tracer, let traceparent else { return nil }
    var context = InstrumentationContext.topLevel
    tracer.extract(traceparent, into: &context, using: TraceparentAlone())
    return context.isEmpty ? nil : context
  }

  /// Where the present span stands, for whoever is asked next; nil while nobody listens.
  package var traceparent: String? {
    guard let tracer, let context = InstrumentationContext.current else { return nil }
    var text: String?
    tracer.inject(context, into: &text, using: TraceparentToBe())
    return text
  }

  /// The caller ends it.
  ///
  /// - Parameter parent: nil begins a new trace.
  package func start(
    _ name: @autoclosure () -> String, in parent: InstrumentationContext? = nil,
    ofKind kind: SpanKind = .internal
  ) -> (any Span)? {
    guard let tracer else { return nil }
    return tracer.startAnySpan(name(), context: parent ?? .topLevel, ofKind: kind)
  }

  /// Runs `work` as a span that is the parent of those in it.
  ///
  /// - Parameters:
  ///   - traceparent: Where whoever asked for the work stands, in a trace of its own.
  ///   - work: Gets the span for its attributes.
  package func span<Outcome>(
    _ name: @autoclosure () -> String, from traceparent: String? = nil,
    ofKind kind: SpanKind = .internal,
    _ work: ((any Span)?) async throws -> Outcome
  ) async throws -> Outcome {
    let parent = context(traceparent: traceparent) ?? .current
    guard let span = start(name(), in: parent, ofKind: kind) else { return try await work(nil) }
    defer { span.end() }
    do {
      return try await InstrumentationContext.$current.withValue(span.context) {
        try await work(span)
      }
    } catch {
      // NB: what went wrong may hold a secret; the log has it without.
      span.setStatus(SpanStatus(code: .error))
      throw error
    }
  }
}

/// A text that is nothing but a `traceparent`.
private struct TraceparentAlone: Extractor {
  func extract(key: String, from carrier: String) -> String? {
    key == "traceparent" ? carrier : nil
  }
}

private struct TraceparentToBe: Injector {
  func inject(_ value: String, forKey key: String, into carrier: inout String?) {
    if key == "traceparent" { carrier = value }
  }
}
