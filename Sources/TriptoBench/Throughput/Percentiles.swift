/// A distribution in five numbers, by nearest rank.
public struct Percentiles: Sendable, Equatable, Codable {
  public let p50: Double
  public let p95: Double
  public let p99: Double
  public let max: Double
  public let count: Int

  /// nil without values.
  public init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard let last = sorted.last else { return nil }
    func rank(_ share: Double) -> Double {
      let index = (share * Double(sorted.count)).rounded(.up) - 1
      return sorted[Swift.max(0, Swift.min(Int(index), sorted.count - 1))]
    }
    (p50, p95, p99, max, count) = (rank(0.5), rank(0.95), rank(0.99), last, sorted.count)
  }
}
