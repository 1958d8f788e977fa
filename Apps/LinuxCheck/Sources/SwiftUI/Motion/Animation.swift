import Foundation

public struct Animation: Hashable, Sendable {
  let name: String
  var delay: TimeInterval = 0
  var speed = 1.0
  var repeats = false

  public static let `default` = Animation(name: "default")
  public static var linear: Animation { Animation(name: "linear") }
  public static var easeIn: Animation { Animation(name: "easeIn") }
  public static var easeOut: Animation { Animation(name: "easeOut") }
  public static var easeInOut: Animation { Animation(name: "easeInOut") }
  public static var spring: Animation { Animation(name: "spring") }

  public static func linear(duration: TimeInterval) -> Animation { timed("linear", duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { timed("easeIn", duration) }
  public static func easeOut(duration: TimeInterval) -> Animation { timed("easeOut", duration) }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timed("easeInOut", duration)
  }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timed("timingCurve \(p1x) \(p1y) \(p2x) \(p2y)", duration)
  }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(name: "spring \(spring.duration) \(spring.bounce)")
  }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(name: "spring \(duration) \(bounce)")
  }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(name: "spring response \(response) \(dampingFraction)")
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(name: "interactiveSpring \(response) \(dampingFraction)")
  }

  private static func timed(_ name: String, _ duration: TimeInterval) -> Animation {
    Animation(name: "\(name) \(duration) s")
  }

  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed *= speed
    return animation
  }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repeats = true
    return animation
  }
}

public struct Spring: Hashable, Sendable {
  public var duration: TimeInterval
  public var bounce: Double
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    (self.duration, self.bounce) = (duration, bounce)
  }
}

public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

/// NB: values arrive at once; a still picture shows the end of every animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
