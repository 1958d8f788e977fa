import Synchronization
package import Tracing

/// A span that is handed on when it ends.
package final class RecordedSpan: Span {
  private struct State {
    var name: String
    var attributes: SpanAttributes = [:]
    var events: [SpanEvent] = []
    var status: SpanStatus?
    var isOver = false
  }

  package let context: InstrumentationContext
  private let place: SpanPlace
  private let parent: UInt64?
  private let kind: SpanKind
  private let start: UInt64
  private let state: Mutex<State>
  private let hand: (@Sendable (FinishedSpan) -> Void)?

  /// - Parameter hand: Takes the span at its end; nil when nothing of it is kept.
  init(
    _ name: String, at place: SpanPlace, in parent: InstrumentationContext, ofKind kind: SpanKind,
    startNanoseconds: UInt64, hand: (@Sendable (FinishedSpan) -> Void)?
  ) {
    var context = parent
    context.spanPlace = place
    self.context = context
    self.place = place
    self.parent = parent.spanPlace?.span
    self.kind = kind
    start = startNanoseconds
    state = Mutex(State(name: name))
    self.hand = hand
  }

  package var operationName: String {
    get { state.withLock { $0.name } }
    set { change { $0.name = newValue } }
  }

  package var attributes: SpanAttributes {
    get { state.withLock { $0.attributes } }
    set { change { $0.attributes = newValue } }
  }

  package var isRecording: Bool { hand != nil && state.withLock { !$0.isOver } }

  package func setStatus(_ status: SpanStatus) { change { $0.status = status } }
  package func addEvent(_ event: SpanEvent) { change { $0.events.append(event) } }

  /// NB: what an error says may hold a secret (SE6): only that there was one is told.
  package func recordError(
    _ error: any Error, attributes: SpanAttributes,
    at instant: @autoclosure () -> some TracerInstant
  ) {
    setStatus(SpanStatus(code: .error))
  }

  // NB: nothing here links spans.
  package func addLink(_ link: SpanLink) {}

  package func end(at instant: @autoclosure () -> some TracerInstant) {
    guard let hand else { return }
    let last = state.withLock { state -> State? in
      guard !state.isOver else { return nil }
      state.isOver = true
      return state
    }
    guard let last else { return }
    hand(
      FinishedSpan(
        place: place, parent: parent, name: last.name, kind: kind, start: start,
        end: max(start, instant().nanosecondsSinceEpoch), attributes: last.attributes,
        events: last.events, isFailed: last.status?.code == .error))
  }

  private func change(_ change: (inout sending State) -> Void) {
    guard hand != nil else { return }
    state.withLock { if !$0.isOver { change(&$0) } }
  }
}

/// A span that is over; times are nanoseconds since 1970.
package struct FinishedSpan: Sendable {
  let place: SpanPlace
  let parent: UInt64?
  let name: String
  let kind: SpanKind
  let start: UInt64
  let end: UInt64
  let attributes: SpanAttributes
  let events: [SpanEvent]
  let isFailed: Bool
}
