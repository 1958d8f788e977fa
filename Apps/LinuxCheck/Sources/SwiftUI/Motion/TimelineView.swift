import Foundation

public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Self.Entries.Element == Date
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Self.Entries
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var date: Date
    let interval: TimeInterval
    public mutating func next() -> Date? {
      defer { date += interval }
      return date
    }
  }
  let start: Date
  let interval: TimeInterval
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    let gone = max(0, (startDate.timeIntervalSince(start) / interval).rounded(.down))
    return Entries(date: start + gone * interval, interval: interval)
  }
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let interval: Double
  let isPaused: Bool
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    (interval, isPaused) = (minimumInterval ?? 1.0 / 60, paused)
  }
  public func entries(from start: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    let (interval, isPaused) = (interval, isPaused)
    return sequence(first: start) { isPaused ? nil : $0.addingTimeInterval(interval) }
  }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  public struct Context {
    public let date: Date
  }
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// NB: the clock is the host's; it stands until a test moves it.
  func makeNodes(_ scope: Scope) -> [Node] {
    let now = scope.host.clock
    let seen = scope.element.memory(Box<Date>.self) { Box(Date.distantPast) }
    let entry = schedule.entries(from: now, mode: .normal).first { _ in true } ?? now
    let made = scope.element.memory(Made<Content>.self) { Made() }
    var inner = scope
    if entry != seen.value { inner.isFresh = true }
    seen.value = entry
    let view = made.value(inner) { content(TimelineViewDefaultContext(date: entry)) }
    return inner.nodes(of: view, at: .content, isFresh: made.isFresh)
  }
}
