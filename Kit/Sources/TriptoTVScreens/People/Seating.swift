import TriptoKernel

/// Who sits where in the passenger train (UI-E8). Nobody changes windows when more come aboard.
public struct Seating: Equatable, Sendable {
  public struct Window: Equatable, Sendable {
    public var riders: [Int]
    /// As many more have no room of their own.
    public var over = 0
  }

  public struct Coach: Equatable, Sendable {
    public var windows: [Window]
    /// Of the carriage that rides here.
    public var number: Int?
    public var tone: Int?
  }

  public let coaches: [Coach]
  /// The most who share a window.
  public let perWindow: Int
  /// Of the whole train, engine and all, px at 1080p.
  public let width: Int

  static let lengths = (window: 72, gap: 6, end: 12, plate: 50, coupling: 10, engine: 168)
  static let perCoach = 5
  /// Room on the screen.
  static let room = 1880.0
  static let leastShrunk = 0.88

  /// How much smaller the train is drawn so that it fits.
  public var scale: Double { min(1, Self.room / Double(width)) }

  private init(_ coaches: [Coach], perWindow: Int) {
    (self.coaches, self.perWindow) = (coaches, perWindow)
    width = coaches.reduce(Self.lengths.engine) { sum, coach in
      let l = Self.lengths
      let plate = coach.number == nil ? 0 : l.plate
      return sum + 2 * l.end + coach.windows.count * (l.window + l.gap) - l.gap + plate + l.coupling
    }
  }

  /// Everybody by themselves: 15 windows in three coaches, 20 in four; then two to a window, and in the last one +n.
  init(riders count: Int) {
    let windows = count > 3 * Self.perCoach ? 4 * Self.perCoach : 3 * Self.perCoach
    let isFull = count > 2 * windows
    let all = (0..<windows).map { place in
      if isFull, place == windows - 1 {
        return Window(riders: [], over: count - 2 * (windows - 1))
      }
      return Window(riders: [place, place + windows].filter { $0 < count })
    }
    let coaches = stride(from: 0, to: windows, by: Self.perCoach).map {
      Coach(windows: Array(all[$0..<$0 + Self.perCoach]))
    }
    self.init(coaches, perWindow: count > windows ? 2 : 1)
  }

  /// A coach for each carriage; the more there are, the closer their members sit.
  init(carriages: [(number: Int, tone: Int, riders: [Int])]) {
    let trains = [1, 2, 4].map { per in
      Seating(
        carriages.map { carriage in
          let windows = stride(from: 0, to: carriage.riders.count, by: per).map {
            Window(riders: Array(carriage.riders[$0..<min($0 + per, carriage.riders.count)]))
          }
          return Coach(
            windows: windows.isEmpty ? [Window(riders: [])] : windows, number: carriage.number,
            tone: carriage.tone)
        }, perWindow: per)
    }
    self = trains.dropLast().first { $0.scale >= Self.leastShrunk } ?? trains[2]
  }
}
