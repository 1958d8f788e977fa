/// What a hand feels, on devices that can (UI.md §8).
public enum Haptic: CaseIterable, Sendable {
  case light, medium, heavy
  case success, warning, error
}

/// How a device lets it be felt.
@MainActor
public protocol Haptics {
  func play(_ haptic: Haptic)
}

/// For devices without.
public struct NoHaptics: Haptics {
  public init() {}
  public func play(_ haptic: Haptic) {}
}
