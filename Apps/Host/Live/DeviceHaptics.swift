import Foundation
import TriptoScreens
import UIKit

/// What a hand feels, on an iPhone; an iPad has no motor and plays nothing.
struct DeviceHaptics: Haptics {
  func play(_ haptic: Haptic) {
    switch haptic {
    case .light: UIImpactFeedbackGenerator(style: .light).impactOccurred()
    case .medium: UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    case .heavy: UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    case .success: UINotificationFeedbackGenerator().notificationOccurred(.success)
    case .warning: UINotificationFeedbackGenerator().notificationOccurred(.warning)
    case .error: UINotificationFeedbackGenerator().notificationOccurred(.error)
    }
  }
}
