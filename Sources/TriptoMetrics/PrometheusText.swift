/// Writes the text format of Prometheus, version 0.0.4.
package struct PrometheusText {
  package private(set) var text = ""

  /// Media type of the text.
  package static let contentType = "text/plain; version=0.0.4; charset=utf-8"

  package mutating func head(_ name: String, _ help: String, _ type: String) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
  }

  package mutating func line(_ name: String, _ labels: [(String, String)], _ value: Double) {
    text += "\(name)\(Self.labels(labels)) \(Self.number(value))\n"
  }

  package mutating func lines(
    _ name: String, _ labels: [(String, String)], _ histogram: MetricHistogram
  ) {
    let bounds = histogram.bounds.map(Self.number) + ["+Inf"]
    var total = 0
    for (bound, count) in zip(bounds, histogram.counts) {
      total += count
      line(name + "_bucket", labels + [("le", bound)], Double(total))
    }
    line(name + "_sum", labels, histogram.sum)
    line(name + "_count", labels, Double(total))
  }

  /// `{name="value"}` with the values escaped; nothing when there are none.
  package static func labels(_ labels: [(String, String)]) -> String {
    let pairs = labels.map { name, value in
      let escaped = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n")
      return "\(name)=\"\(escaped)\""
    }
    return pairs.isEmpty ? "" : "{\(pairs.joined(separator: ","))}"
  }

  /// A library's name as one of Prometheus, which ends with its unit.
  package static func name(_ name: String, unit: String? = nil) -> String {
    let plain = String(
      name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    guard let unit, !plain.hasSuffix("_\(unit)") else { return plain }
    return "\(plain)_\(unit)"
  }

  package static func names(_ dimensions: [(String, String)]) -> [(String, String)] {
    dimensions.map { (name($0.0), $0.1) }
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
