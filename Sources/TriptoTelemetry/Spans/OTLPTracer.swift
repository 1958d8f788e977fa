package import Tracing

/// Makes spans whose places are W3C's, and hands those of sampled traces on when they end.
package struct OTLPTracer: Tracer {
  private let hand: @Sendable (FinishedSpan) -> Void

  package init(hand: @escaping @Sendable (FinishedSpan) -> Void) { self.hand = hand }

  package func startSpan(
    _ operationName: String, context: @autoclosure () -> InstrumentationContext,
    ofKind kind: SpanKind, at instant: @autoclosure () -> some TracerInstant, function: String,
    file fileID: String, line: UInt
  ) -> RecordedSpan {
    let parent = context()
    let place = parent.spanPlace?.child() ?? .root()
    return RecordedSpan(
      operationName, at: place, in: parent, ofKind: kind,
      startNanoseconds: instant().nanosecondsSinceEpoch, hand: place.isSampled ? hand : nil)
  }

  // NB: each batch leaves by itself.
  package func forceFlush() {}

  package func extract<Carrier, Extract: Extractor>(
    _ carrier: Carrier, into context: inout InstrumentationContext, using extractor: Extract
  ) where Extract.Carrier == Carrier {
    context.spanPlace = extractor.extract(key: Self.key, from: carrier)
      .flatMap(SpanPlace.init(traceparent:))
  }

  package func inject<Carrier, Inject: Injector>(
    _ context: InstrumentationContext, into carrier: inout Carrier, using injector: Inject
  ) where Inject.Carrier == Carrier {
    guard let place = context.spanPlace else { return }
    injector.inject(place.traceparent, forKey: Self.key, into: &carrier)
  }

  private static let key = "traceparent"
}
