import Accessibility
import Foundation
import SwiftUI

extension View {
  /// Has a text said by voices when it becomes another one; an empty one is silence.
  /// - Parameter atOnce: also when this comes into sight: for what comes with an event.
  func announcing(_ text: String, atOnce: Bool = false) -> some View {
    onChange(of: text, initial: atOnce) { _, new in
      if !new.isEmpty { AccessibilityNotification.Announcement(new).post() }
    }
  }
}
