import Tracing
package import TriptoKernel

/// Spans as OTLP has them in JSON: ids in hexadecimal, 64-bit numbers as texts.
package struct OTLPBatch: Sendable {
  let spans: [FinishedSpan]
  /// What is true of the whole process, as `service.name`.
  let resource: [(String, String)]

  package init(_ spans: [FinishedSpan], resource: [(String, String)]) {
    self.spans = spans
    self.resource = resource
  }

  /// The body of a request to `/v1/traces`.
  package var json: JSONValue {
    let attributes = resource.map { Self.attribute($0.0, ["stringValue": .string($0.1)]) }
    let scope: JSONValue = [
      "scope": ["name": "tripto"], "spans": .array(spans.map(Self.span)),
    ]
    return [
      "resourceSpans": [
        ["resource": ["attributes": .array(attributes)], "scopeSpans": [scope]]
      ]
    ]
  }

  private static func span(_ span: FinishedSpan) -> JSONValue {
    var members: [String: JSONValue] = [
      "traceId": .string(span.place.traceText), "spanId": .string(span.place.spanText),
      "name": .string(span.name), "kind": .int(number(of: span.kind)),
      "startTimeUnixNano": .string("\(span.start)"), "endTimeUnixNano": .string("\(span.end)"),
      "attributes": attributes(span.attributes),
    ]
    if let parent = span.parent {
      let place = SpanPlace(trace: span.place.trace, span: parent, isSampled: true)
      members["parentSpanId"] = .string(place.spanText)
    }
    if !span.events.isEmpty { members["events"] = .array(span.events.map(event)) }
    if span.isFailed { members["status"] = ["code": 2] }
    return .object(members)
  }

  private static func event(_ event: SpanEvent) -> JSONValue {
    [
      "name": .string(event.name), "timeUnixNano": .string("\(event.nanosecondsSinceEpoch)"),
      "attributes": attributes(event.attributes),
    ]
  }

  private static func attributes(_ attributes: SpanAttributes) -> JSONValue {
    var all: [(String, JSONValue)] = []
    // NB: attributes are no sequence.
    // swift-format-ignore: ReplaceForEachWithForLoop
    attributes.forEach { all.append(($0, value(of: $1))) }
    return .array(all.sorted { $0.0 < $1.0 }.map { attribute($0.0, $0.1) })
  }

  private static func attribute(_ key: String, _ value: JSONValue) -> JSONValue {
    ["key": .string(key), "value": value]
  }

  private static func value(of attribute: SpanAttribute) -> JSONValue {
    switch attribute {
    case .string(let text): ["stringValue": .string(text)]
    case .bool(let flag): ["boolValue": .bool(flag)]
    case .int32(let whole): ["intValue": .string("\(whole)")]
    case .int64(let whole): ["intValue": .string("\(whole)")]
    case .double(let number): ["doubleValue": .double(number)]
    case .stringConvertible(let value): ["stringValue": .string("\(value)")]
    // NB: lists are not used here, and the library forbids to name all cases.
    default: ["stringValue": .string("\(attribute)")]
    }
  }

  private static func number(of kind: SpanKind) -> Int {
    switch kind {
    case .internal: 1
    case .server: 2
    case .client: 3
    case .producer: 4
    case .consumer: 5
    }
  }
}
