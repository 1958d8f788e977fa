/// What the operating system has measured on a socket (BR2).
public struct MeasuredLine: Sendable, Equatable {
  /// The lowest round trip, ms.
  public let lowestMs: Double
  /// The mean deviation of a round trip, ms.
  public let jitterMs: Double

  public init(lowestMs: Double, jitterMs: Double) {
    self.lowestMs = lowestMs
    self.jitterMs = jitterMs
  }
}
