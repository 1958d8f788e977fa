import TriptoWire

/// A viewer's open socket and what its table knows of it. A value.
struct Link: Sendable {
  let socket: SocketID
  var heartbeat: Heartbeat
  var line = Line()
  var lastTimerSyncMs: Int
  /// What a TV has told of its sound (EX38).
  var tvAudio: TVAudio?
  var drafts = DraftRate()

  init(_ socket: SocketID, nowMs: Int) {
    self.socket = socket
    heartbeat = Heartbeat(nowMs: nowMs)
    lastTimerSyncMs = nowMs
  }
}
