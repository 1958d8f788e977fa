import Foundation

/// What voices say unasked. What was posted is kept for tests.
public enum AccessibilityNotification {
  public struct Announcement {
    let announcement: AttributedString
    public init(_ announcement: AttributedString) { self.announcement = announcement }
    public init(_ announcement: String) { self.announcement = AttributedString(announcement) }
    public func post() {
      let text = String(announcement.characters)
      Announced.shared.add(text)
    }
  }
}

/// The announcements made since the last look, oldest first.
@_spi(Testing) public final class Announced: @unchecked Sendable {
  // NB: unchecked, since the lock guards the only field.
  public static let shared = Announced()
  private let lock = NSLock()
  private var texts: [String] = []
  func add(_ text: String) { lock.withLock { texts.append(text) } }
  public func take() -> [String] {
    lock.withLock {
      defer { texts = [] }
      return texts
    }
  }
}
