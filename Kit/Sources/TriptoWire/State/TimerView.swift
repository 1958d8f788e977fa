/// A running timer (PR16, ID6).
public struct TimerView: WirePayload {
  public var timerId: String
  /// Epoch ms.
  public var startAtServerMs: Int
  public var durationMs: Int

  public init(timerId: String, startAtServerMs: Int, durationMs: Int) {
    self.timerId = timerId
    self.startAtServerMs = startAtServerMs
    self.durationMs = durationMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("timerId", timerId)
      json.field("startAtServerMs", startAtServerMs)
      json.field("durationMs", durationMs)
    }
  }
}
