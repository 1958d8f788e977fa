import Foundation

extension NotificationCenter {
  /// NB: as Apple's, who asks is told of what is posted from its first question on.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    private let center: NotificationCenter
    private let name: Notification.Name

    init(_ center: NotificationCenter, _ name: Notification.Name) {
      (self.center, self.name) = (center, name)
    }

    public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
      let (notes, told) = AsyncStream.makeStream(of: Notification.self)
      let observer = Observer(
        center.addObserver(forName: name, object: nil, queue: nil) { told.yield($0) })
      told.onTermination = { [center] _ in center.removeObserver(observer.token) }
      return notes.makeAsyncIterator()
    }
  }

  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> NotificationCenter.Notifications {
    Notifications(self, name)
  }
}

/// NB: what a centre gives is handed back to it alone.
private final class Observer: @unchecked Sendable {
  let token: any NSObjectProtocol
  init(_ token: any NSObjectProtocol) { self.token = token }
}

extension URL {
  public static var cachesDirectory: URL {
    URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
  }
}
