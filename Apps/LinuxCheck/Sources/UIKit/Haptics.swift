import Foundation

/// NB: the generators do nothing; a device must shake.
@MainActor open class UIFeedbackGenerator {
  public init() {}
  open func prepare() {}
}

@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle) { super.init() }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
}

@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  public override init() { super.init() }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { super.init() }
  open func selectionChanged() {}
}

@MainActor open class UIApplication {
  public static let shared = UIApplication()
  public var isIdleTimerDisabled = false
}
