public import CoreMetrics
import Synchronization

/// The figures of one server by name, its own and those of the libraries it is built on (swift-metrics),
/// and their text for Prometheus.
public final class MetricsRegistry: MetricsFactory, Sendable {
  typealias Labels = [(String, String)]

  private enum Instrument: Sendable {
    case counter(MetricCounter)
    case gauge(MetricGauge)
    case histogram(MetricHistogram)

    var type: String {
      switch self {
      case .counter: "counter"
      case .gauge: "gauge"
      case .histogram: "histogram"
      }
    }
  }

  private struct Family: Sendable {
    let name: String
    let help: String
    let type: String
    var series: [(labels: Labels, instrument: Instrument)] = []
  }

  private let families = Mutex<[Family]>([])

  public init() {}

  func counter(_ name: String, _ help: String, _ labels: Labels = []) -> MetricCounter {
    let new = MetricCounter()
    guard case .counter(let counter) = kept(.counter(new), name, help, labels) else { return new }
    return counter
  }

  func gauge(_ name: String, _ help: String, _ labels: Labels = []) -> MetricGauge {
    let new = MetricGauge()
    guard case .gauge(let gauge) = kept(.gauge(new), name, help, labels) else { return new }
    return gauge
  }

  func histogram(_ name: String, _ help: String, _ labels: Labels = []) -> MetricHistogram {
    let new = MetricHistogram()
    guard case .histogram(let histogram) = kept(.histogram(new), name, help, labels) else {
      return new
    }
    return histogram
  }

  /// The one instrument of a name and its labels; nil when the name is one of another type, whose
  /// text would be none with this one in it.
  private func kept(
    _ new: Instrument, _ name: String, _ help: String, _ labels: Labels
  ) -> Instrument? {
    families.withLock { families in
      guard let index = families.firstIndex(where: { $0.name == name }) else {
        families.append(
          Family(name: name, help: help, type: new.type, series: [(labels, new)]))
        return new
      }
      guard families[index].type == new.type else { return nil }
      if let old = families[index].series.first(where: { $0.labels.elementsEqual(labels, by: ==) })
      {
        return old.instrument
      }
      families[index].series.append((labels, new))
      return new
    }
  }

  /// All figures in the order in which they were made.
  func text() -> String {
    var out = PrometheusText()
    for family in families.withLock({ $0 }) {
      out.head(family.name, family.help, family.type)
      for (labels, instrument) in family.series {
        switch instrument {
        case .counter(let counter): out.line(family.name, labels, Double(counter.value))
        case .gauge(let gauge): out.line(family.name, labels, gauge.value)
        case .histogram(let histogram): out.lines(family.name, labels, histogram)
        }
      }
    }
    return out.text
  }
}
