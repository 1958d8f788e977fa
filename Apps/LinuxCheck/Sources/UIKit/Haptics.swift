import Foundation

/// NB: a device must shake; what it would play is in `FakeMotor`.
@MainActor open class UIFeedbackGenerator {
  public init() {}
  open func prepare() {}
}

@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  private let style: FeedbackStyle
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  open func impactOccurred() { FakeMotor.current.play("impact \(style)") }
  open func impactOccurred(intensity: CGFloat) { impactOccurred() }
}

@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public override init() { super.init() }
  open func notificationOccurred(_ notificationType: FeedbackType) {
    FakeMotor.current.play("notification \(notificationType)")
  }
}

@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  open func selectionChanged() { FakeMotor.current.play("selection") }
}

/// What the hand of one test would feel, in order.
@_spi(Testing) @MainActor public final class FakeMotor {
  @TaskLocal public static var current: FakeMotor = FakeMotor()
  public private(set) var played: [String] = []

  public nonisolated init() {}

  fileprivate func play(_ what: String) { played.append(what) }
}

@MainActor open class UIApplication {
  public static let shared = UIApplication()
  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public var isIdleTimerDisabled = false
}
