/// A running timer, at its start, after a pause and every 10 s (EX7).
public struct TimerSync: ServerPayload {
  public static let messageType = ServerMessageType.timerSync
  public var timerId: String
  /// Epoch ms.
  public var startAtServerMs: Int
  public var durationMs: Int
  public var phase: PhaseName

  public init(timerId: String, startAtServerMs: Int, durationMs: Int, phase: PhaseName) {
    self.timerId = timerId
    self.startAtServerMs = startAtServerMs
    self.durationMs = durationMs
    self.phase = phase
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("timerId", timerId)
      json.field("startAtServerMs", startAtServerMs)
      json.field("durationMs", durationMs)
      json.field("phase", phase)
    }
  }
}

/// To be answered at once with CLOCK_PONG (EX8). Server time = `clientMonoMs` + `offsetMs`.
public struct ClockPing: ServerPayload {
  public static let messageType = ServerMessageType.clockPing
  public var pingId: Int
  /// Epoch ms.
  public var sentAtServerMs: Int
  public var rttMs: Double?
  public var offsetMs: Double?

  public init(pingId: Int, sentAtServerMs: Int, rttMs: Double? = nil, offsetMs: Double? = nil) {
    self.pingId = pingId
    self.sentAtServerMs = sentAtServerMs
    self.rttMs = rttMs
    self.offsetMs = offsetMs
  }

  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("pingId", pingId)
      json.field("sentAtServerMs", sentAtServerMs)
      json.optional("rttMs", rttMs)
      json.optional("offsetMs", offsetMs)
    }
  }
}
