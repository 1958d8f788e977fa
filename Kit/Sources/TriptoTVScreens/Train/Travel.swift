import Foundation

/// How far the night train has come, in seconds at full speed: it brakes and starts within about a second, and never jumps
/// (UI-T10, UI-T11).
public struct Travel: Equatable, Sendable {
  /// In this time a change of speed is two thirds done.
  static let settleS = 0.35

  private var fromS = 0.0
  private var way = 0.0
  private var fromSpeed = 0.0
  private var speed = 0.0

  public init() {}

  /// The speed that it goes over to, from a moment on.
  public mutating func go(_ speed: Double, at timeS: Double) {
    (way, fromSpeed) = (self.way(at: timeS), self.speed(at: timeS))
    (fromS, self.speed) = (timeS, speed)
  }

  public func speed(at timeS: Double) -> Double {
    speed + (fromSpeed - speed) * exp(-passed(timeS) / Self.settleS)
  }

  public func way(at timeS: Double) -> Double {
    let passed = passed(timeS)
    let gained = Self.settleS * (1 - exp(-passed / Self.settleS))
    return way + speed * passed + (fromSpeed - speed) * gained
  }

  private func passed(_ timeS: Double) -> Double { max(0, timeS - fromS) }

  /// Px at 1080p that a layer has moved by, which takes `seconds` for a tile at full speed.
  public func offset(_ seconds: Double, at timeS: Double) -> Double {
    let part = (way(at: timeS) / seconds).truncatingRemainder(dividingBy: 1)
    return part * Landscape.tileWidth
  }
}
