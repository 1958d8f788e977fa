public import TriptoKernel

/// When a track began, on the server's clock.
public struct KeptTrack: Equatable, Sendable {
  public var id: String
  public var startMs: Milliseconds

  public init(id: String, startMs: Milliseconds) { (self.id, self.startMs) = (id, startMs) }

  /// From what the device has kept.
  public init?(_ text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let startMs = Milliseconds(parts[1]) else { return nil }
    self.init(id: String(parts[0]), startMs: startMs)
  }

  public var text: String { "\(id) \(startMs)" }
}
