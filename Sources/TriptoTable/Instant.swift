/// A moment of the server's clock (ID19): comes in with every input, since a table has no clock.
public struct Instant: Sendable {
  /// Unix epoch ms with their fractions: for what is measured, not for what is told.
  public let preciseMs: Double

  public init(preciseMs: Double) { self.preciseMs = preciseMs }

  public init(ms: Int) { self.init(preciseMs: Double(ms)) }

  /// Unix epoch ms.
  public var ms: Int { Int(preciseMs) }
}
