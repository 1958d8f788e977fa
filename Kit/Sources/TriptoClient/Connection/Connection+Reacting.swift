import TriptoKernel
import TriptoWire

extension Connection {
  mutating func react(to event: Event, at nowMs: Double) -> [Deed] {
    switch event {
    case .started: return start(at: nowMs)
    case .stopped: return follow(link.stop(), at: nowMs)
    case .opened, .slept: return []
    case .frame(let number, let frame):
      return number == socket ? receive(frame, at: nowMs) : []
    case .closed(let number, let code):
      guard number == socket else { return [] }
      socket = nil
      return follow(link.closed(code: code, at: nowMs), at: nowMs)
    case .unsent(let number): return number == socket ? follow(link.mute(at: nowMs), at: nowMs) : []
    case .timer:
      // NB: what went off is armed no more, also for the same time.
      armedMs = nil
      return follow(link.tick(at: nowMs), at: nowMs) + askOwed(at: nowMs)
    case .appeared, .network: return follow(link.woke(at: nowMs), at: nowMs)
    case .stateRead:
      asking.settled()
      legibility.found()
      return []
    case .stateLost: return lost(isSnapshot: false, at: nowMs)
    }
  }

  mutating func start(at nowMs: Double) -> [Deed] {
    (stream, asking, legibility) = (Stream(), Asking(), Legibility())
    return follow(link.start(at: nowMs), at: nowMs)
  }

  mutating func follow(_ deeds: [Link.Deed], at nowMs: Double) -> [Deed] {
    deeds.flatMap { perform($0) }
  }

  mutating func perform(_ deed: Link.Deed) -> [Deed] {
    switch deed {
    case .drop:
      defer { socket = nil }
      // NB: a new socket gets a snapshot by itself (WS4).
      asking.settled()
      return socket.map { [.close($0)] } ?? []
    case .open:
      count += 1
      socket = count
      return [.open(count)]
    case .probe:
      return socket.map { [.send($0, .hello(hello))] } ?? []
    }
  }

  mutating func askOwed(at nowMs: Double) -> [Deed] {
    asking.tick(at: nowMs) ? resume(from: nil) : []
  }

  func resume(from position: StreamPosition?) -> [Deed] {
    socket.map { [.send($0, .resumeSession(ResumeSession(resume: position)))] } ?? []
  }

  /// Something that the state needs could not be read, or has not come: one snapshot is asked for, whatever else
  /// cannot be read until it is here.
  mutating func lost(isSnapshot: Bool, at nowMs: Double) -> [Deed] {
    legibility.missed(isSnapshot: isSnapshot)
    return missing(at: nowMs)
  }

  mutating func missing(at nowMs: Double) -> [Deed] {
    guard socket != nil, asking.want(at: nowMs) else { return [] }
    return resume(from: nil)
  }
}
