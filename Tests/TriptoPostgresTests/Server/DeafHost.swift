import Foundation

/// A host of the loopback that takes connections and never says a word, as one does whose machine hangs.
package final class DeafHost: Sendable {
  package let port: Int
  private let descriptor: Int32

  package init() throws {
    (descriptor, port) = try PostgresServer.boundSocket()
    guard listen(descriptor, 16) == 0 else {
      close(descriptor)
      throw PostgresMissing(reason: "nobody can listen at port \(port)")
    }
  }

  /// Somebody waits to be let in.
  package var isAsked: Bool {
    var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    return poll(&descriptors, 1, 0) > 0
  }

  deinit { close(descriptor) }
}
