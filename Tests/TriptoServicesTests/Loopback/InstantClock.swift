import Synchronization

/// A clock on which sleeping takes no time: its own time goes on by as much, and it remembers how
/// long each sleep was.
public final class InstantClock: Clock, Sendable {
  public typealias Duration = Swift.Duration

  public struct Instant: InstantProtocol {
    let sinceStart: Swift.Duration

    public func advanced(by duration: Swift.Duration) -> Instant {
      Instant(sinceStart: sinceStart + duration)
    }
    public func duration(to other: Instant) -> Swift.Duration { other.sinceStart - sinceStart }
    public static func < (one: Instant, other: Instant) -> Bool {
      one.sinceStart < other.sinceStart
    }
  }

  private let slept = Mutex<[Duration]>([])

  public init() {}

  public var sleeps: [Duration] { slept.withLock(\.self) }
  public var now: Instant { Instant(sinceStart: sleeps.reduce(.zero, +)) }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    slept.withLock { slept in
      let now = Instant(sinceStart: slept.reduce(.zero, +))
      slept.append(max(.zero, now.duration(to: deadline)))
    }
  }
}
