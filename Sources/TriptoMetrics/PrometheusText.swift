/// Writes the text format of Prometheus, version 0.0.4.
package struct PrometheusText {
  package private(set) var text = ""

  /// Media type of the text.
  package static let contentType = "text/plain; version=0.0.4; charset=utf-8"

  package mutating func counter(
    _ name: String, _ help: String, _ values: [(labels: String, value: Int)]
  ) {
    head(name, help, "counter")
    for value in values { line(name, value.labels, "\(value.value)") }
  }

  package mutating func gauge(
    _ name: String, _ help: String, _ values: [(labels: String, value: Double)]
  ) {
    head(name, help, "gauge")
    for value in values { line(name, value.labels, number(value.value)) }
  }

  package mutating func histogram(_ name: String, _ help: String, _ histogram: MetricHistogram) {
    head(name, help, "histogram")
    let counts = histogram.counts
    var total = 0
    for (bound, count) in zip(histogram.bounds, counts) {
      total += count
      line(name + "_bucket", Self.label("le", number(bound)), "\(total)")
    }
    total += counts.last ?? 0
    line(name + "_bucket", Self.label("le", "+Inf"), "\(total)")
    line(name + "_sum", "", number(histogram.sum))
    line(name + "_count", "", "\(total)")
  }

  /// `{name="value"}` with the value escaped.
  package static func label(_ name: String, _ value: String) -> String {
    let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "{\(name)=\"\(escaped)\"}"
  }

  private mutating func head(_ name: String, _ help: String, _ type: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }

  private mutating func line(_ name: String, _ labels: String, _ value: String) {
    text += "\(name)\(labels) \(value)\n"
  }

  private func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
