import TriptoKernel
public import TriptoWire

/// Which socket of a client is meant. What an earlier one says late changes nothing (WS18).
public typealias SocketNumber = Int

/// The life of one client's connection as a value without sockets and timers: what happens comes in with its time,
/// and what to do goes out (WS16–WS20, EX2–EX4, EX8, EX15, UI-A7, UI-H38). Times are ms of a monotonic clock.
public struct Connection: Sendable {
  public enum Event: Sendable {
    /// Somebody wants the seat.
    case started
    /// Nobody wants it any more.
    case stopped
    /// The upgrade has been answered. Nothing is known yet: connected is who has got WELCOME.
    case opened(SocketNumber)
    /// nil: the frame could not be read at all.
    case frame(SocketNumber, Frame?)
    case closed(SocketNumber, code: Int)
    /// What was to be sent found no open socket.
    case unsent(SocketNumber)
    /// The time of the last `.arm` has come.
    case timer
    /// The app is looked at again, or somebody asks for a try now.
    case appeared
    /// The app is out of sight. The socket may live on; `appeared` makes it prove that.
    case slept
    /// The device's network came, went or changed.
    case network
    /// A state could be read: a snapshot, or a patch on what was there.
    case stateRead
    /// A patch did not fit, or what it made cannot be read (EX6).
    case stateLost
  }

  public enum Deed: Equatable, Sendable {
    /// Open a socket. The one before it is closed, or its close stands before this.
    case open(SocketNumber)
    /// Let go of a socket; nothing that it says from now on is heard.
    case close(SocketNumber)
    case send(SocketNumber, ClientMessage)
    /// Say `.timer` at this time, and not at the one said before; nil: never.
    case arm(atMs: Double?)
    case tell(ConnectionStatus)
    /// News for whoever shows the game.
    case deliver(Frame)
    /// The frame just delivered ended an absence, whose events have been asked for.
    case expectMissed
    /// What happened in the absence: to be known, and not to be played (UI-A6).
    case recall([Frame])
  }

  private var link: Link
  private var stream = Stream()
  private var asking = Asking()
  private var legibility = Legibility()
  private var count = 0
  private(set) var socket: SocketNumber?
  private var told = ConnectionStatus()
  private var armedMs: Double?
  private let hello: Hello

  /// - Parameters:
  ///   - hello: the first words of this client, said again to ask whether the server still hears.
  ///   - chance: a number in 0 ..< 1, for the jitter of the pauses.
  public init(hello: Hello, chance: @escaping @Sendable () -> Double) {
    self.hello = hello
    link = Link(chance: chance)
  }

  public var status: ConnectionStatus {
    var status = link.status
    status.isOutdated = legibility.isGone
    return status
  }

  /// When `.timer` is due; nil: never.
  public var dueMs: Double? { [link.dueMs, asking.dueMs].compactMap { $0 }.min() }

  /// What follows from an event.
  public mutating func handle(_ event: Event, at nowMs: Double) -> [Deed] {
    var deeds = react(to: event, at: nowMs)
    if status != told {
      told = status
      // NB: before any news, so that nobody shows news of a connection that is not said to be there.
      deeds.insert(.tell(told), at: deeds.firstIndex(where: \.isNews) ?? deeds.endIndex)
    }
    if dueMs != armedMs {
      armedMs = dueMs
      deeds.append(.arm(atMs: dueMs))
    }
    return deeds
  }
}

extension Connection.Deed {
  fileprivate var isNews: Bool {
    switch self {
    case .deliver, .expectMissed, .recall: true
    case .open, .close, .send, .arm, .tell: false
    }
  }
}

extension Connection {
  private mutating func react(to event: Event, at nowMs: Double) -> [Deed] {
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

  private mutating func start(at nowMs: Double) -> [Deed] {
    (stream, asking, legibility) = (Stream(), Asking(), Legibility())
    return follow(link.start(at: nowMs), at: nowMs)
  }

  private mutating func follow(_ deeds: [Link.Deed], at nowMs: Double) -> [Deed] {
    deeds.flatMap { perform($0) }
  }

  private mutating func perform(_ deed: Link.Deed) -> [Deed] {
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

  private mutating func askOwed(at nowMs: Double) -> [Deed] {
    asking.tick(at: nowMs) ? resume(from: nil) : []
  }

  private func resume(from position: StreamPosition?) -> [Deed] {
    socket.map { [.send($0, .resumeSession(ResumeSession(resume: position)))] } ?? []
  }

  /// Something that the state needs could not be read, or has not come: one snapshot is asked for, whatever else
  /// cannot be read until it is here.
  private mutating func lost(isSnapshot: Bool, at nowMs: Double) -> [Deed] {
    legibility.missed(isSnapshot: isSnapshot)
    return missing(at: nowMs)
  }

  private mutating func missing(at nowMs: Double) -> [Deed] {
    guard socket != nil, asking.want(at: nowMs) else { return [] }
    return resume(from: nil)
  }
}

// What the frames of the server do.
extension Connection {
  private mutating func receive(_ frame: Frame?, at nowMs: Double) -> [Deed] {
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

  private func pong(to frame: Frame, at nowMs: Double) -> [Deed] {
    guard case .clockPing(let ping)? = frame.message, let socket else { return [] }
    return [.send(socket, .clockPong(pingId: ping.pingId, clientMonoMs: nowMs))]
  }

  private mutating func take(_ frame: Frame, at nowMs: Double) -> [Deed] {
    guard let message = frame.message else {
      let isSnapshot = frame.type == ServerMessageType.stateSnapshot.rawValue
      return lost(isSnapshot: isSnapshot, at: nowMs) + [.deliver(frame)]
    }
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

  private mutating func welcomed(by frame: Frame, at nowMs: Double) -> [Deed] {
    link.welcomed(at: nowMs)
    guard let from = stream.missedAfter else { return [.deliver(frame)] }
    return resume(from: from) + [.deliver(frame), .expectMissed]
  }

  private mutating func resumed(by frame: Frame) -> [Deed] {
    guard case .array(let events)? = frame.payload["events"] else { return [.deliver(frame)] }
    let frames = events.compactMap(Frame.init)
    let missed = stream.missed(of: frames)
    let news = frames.filter { stream.isNews($0.position) }
    for event in news { _ = stream.take(event.position, isWelcome: false) }
    return [.recall(missed)] + news.map(Deed.deliver) + [.deliver(frame)]
  }
}
