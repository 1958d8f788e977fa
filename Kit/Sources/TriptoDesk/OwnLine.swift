import TriptoKernel

/// A line that the device says itself.
public struct OwnLine: Equatable, Sendable {
  public var clipId: String
  public var text: String
  public var voice: OwnVoice
  /// 1 is the voice's own pace.
  public var rate: Double
  /// When it begins, on the sound card's clock.
  public var atS: Double
  var startMs: Milliseconds

  /// The server has told of it before.
  func isSame(as clipId: String, _ startMs: Milliseconds) -> Bool {
    self.clipId == clipId && self.startMs == startMs
  }
}
