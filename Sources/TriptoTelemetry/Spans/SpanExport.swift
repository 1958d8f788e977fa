import Foundation
public import TriptoKernel
import TriptoServices
package import TriptoTraces
import TriptoWire

/// Tells the spans of this process to a collector, by OTLP over HTTP in JSON.
public struct SpanExport: Sendable {
  /// Where spans are begun.
  package let traces: Traces
  private let delivery: Delivery<FinishedSpan>

  /// - Parameters:
  ///   - endpoint: Address of the collector, to which `/v1/traces` is added.
  ///   - headers: What each request carries besides, as a key.
  ///   - resource: What is true of the whole process, as `service.name`.
  public init(
    endpoint: String, headers: [(String, Sensitive)], resource: [(String, String)],
    limits: DeliveryLimits = .spans, figures: DeliveryFigures
  ) {
    let service = Service(limit: 10, largestAnswer: 65_536, retry: .watching)
    let fields = headers.map { ServiceQuestion.Field.key($0.0, $0.1) }
    let delivery = Delivery<FinishedSpan>(limits: limits, figures: figures) { spans in
      let body = Data(OTLPBatch(spans, resource: resource).json.jsonBytes())
      // NB: a span for each batch would make batches without end.
      _ = try await Traces().binding {
        try await service.ask(
          ServiceQuestion(url: endpoint + "/v1/traces", fields: fields, json: body))
      }
    }
    self.delivery = delivery
    traces = Traces(OTLPTracer { delivery.add($0) })
    delivery.start()
  }

  /// Sends what waits, for `limit` at most.
  public func close(within limit: Duration) async { await delivery.close(within: limit) }
}

extension Retry {
  /// For what watches the house: two more tries, then the next batch.
  static let watching = Retry(
    waits: [.seconds(1), .seconds(4)], longestWait: .seconds(30), jitter: 0.8...1.2)
}
