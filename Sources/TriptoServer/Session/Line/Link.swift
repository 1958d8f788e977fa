import TriptoSocket
import TriptoWire

/// A viewer's open socket and what its session knows of it. A value.
struct Link: Sendable {
  let connection: WebSocketConnection
  var heartbeat: Heartbeat
  var line = Line()
  var lastTimerSyncMs: Int
  /// What a TV has told of its sound (EX38).
  var tvAudio: TVAudio?

  init(_ connection: WebSocketConnection, nowMs: Int) {
    self.connection = connection
    heartbeat = Heartbeat(nowMs: nowMs)
    lastTimerSyncMs = nowMs
  }
}
