public import TriptoKernel

/// A seat was without its game: from the loss of its socket to the first snapshot on a later one.
public struct Gap: Sendable, Equatable, Encodable {
  public let game: Int
  public let session: SessionID
  public let viewer: String
  /// Unix time, ms.
  public let lostAtMs: Int
  public let backAtMs: Int

  public var ms: Int { backAtMs - lostAtMs }
}
