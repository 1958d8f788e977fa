import TriptoKernel
import TriptoWire

// What the frames of the server do.
extension Connection {
  mutating func receive(_ frame: Frame?, at nowMs: Double) -> [Deed] {
    link.heard(at: nowMs)
    guard let frame else { return lost(isSnapshot: false, at: nowMs) }
    // NB: the clock first, also for a frame that was seen before: the answer's delay is measured (EX8).
    let pong = self.pong(to: frame, at: nowMs)
    let isWelcome = frame.type == ServerMessageType.welcome.rawValue
    switch stream.take(frame.position, isWelcome: isWelcome) {
    case .seen: return pong
    case .next: return pong + take(frame, at: nowMs)
    case .afterGap: return pong + missing(at: nowMs) + take(frame, at: nowMs)
    }
  }

  func pong(to frame: Frame, at nowMs: Double) -> [Deed] {
    guard case .clockPing(let ping)? = frame.message, let socket else { return [] }
    return [.send(socket, .clockPong(pingId: ping.pingId, clientMonoMs: nowMs))]
  }

  mutating func take(_ frame: Frame, at nowMs: Double) -> [Deed] {
    guard let message = frame.message else { return unread(frame, at: nowMs) + [.deliver(frame)] }
    switch message {
    case .welcome: return welcomed(by: frame, at: nowMs)
    case .goodbye(let goodbye):
      link.goodbye(ms: Double(goodbye.retryAfterMs))
      return [.deliver(frame)]
    case .resumed: return resumed(by: frame)
    // NB: of all others the connection wants no more than their number.
    default: return [.deliver(frame)]
    }
  }

  /// What makes no sense costs itself alone: an event's facts stand in the state too (WS24), so a state is asked for
  /// only where one was told.
  mutating func unread(_ frame: Frame, at nowMs: Double) -> [Deed] {
    switch ServerMessageType(rawValue: frame.type) {
    case .stateSnapshot?: return lost(isSnapshot: true, at: nowMs)
    case .statePatch?: return lost(isSnapshot: false, at: nowMs)
    default:
      legibility.missed(isSnapshot: false)
      return []
    }
  }

  mutating func welcomed(by frame: Frame, at nowMs: Double) -> [Deed] {
    link.welcomed(at: nowMs)
    guard let from = stream.missedAfter else { return [.deliver(frame)] }
    return resume(from: from) + [.deliver(frame), .expectMissed]
  }

  mutating func resumed(by frame: Frame) -> [Deed] {
    guard case .array(let events)? = frame.payload["events"] else { return [.deliver(frame)] }
    let frames = events.compactMap(Frame.init)
    let missed = stream.missed(of: frames)
    let news = frames.filter { stream.isNews($0.position) }
    for event in news { _ = stream.take(event.position, isWelcome: false) }
    return [.recall(missed)] + news.map(Deed.deliver) + [.deliver(frame)]
  }
}
