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

  var link: Link
  var stream = Stream()
  var asking = Asking()
  var legibility = Legibility()
  var count = 0
  var socket: SocketNumber?
  var told = ConnectionStatus()
  var armedMs: Double?
  let hello: Hello

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
