import Dispatch
import Foundation

/// The socket of a connection and what watches it; all of it ends with the last reference.
final class Wire {
  let library: LibPQ
  let pointer: LibPQ.Connection
  private let reading: any DispatchSourceRead
  private let clock: any DispatchSourceTimer
  private var writing: (any DispatchSourceWrite)?
  private let queue: DispatchQueue
  private let descriptor: Int32

  /// - Parameters:
  ///   - pointer: Is finished with this.
  ///   - readable: Is called on the queue when something has come.
  ///   - tick: Is called on the queue once a second.
  init(
    _ library: LibPQ, _ pointer: LibPQ.Connection, _ queue: DispatchQueue,
    readable: @escaping @Sendable () -> Void, tick: @escaping @Sendable () -> Void
  ) throws {
    (self.library, self.pointer, self.queue) = (library, pointer, queue)
    // NB: libpq closes its descriptor at once, Dispatch must have taken its eyes off it before.
    let descriptor = fcntl(library.socket(pointer), F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else {
      library.finish(pointer)
      throw PostgresError(.connection, "no descriptor is left for its socket")
    }
    self.descriptor = descriptor
    reading = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    clock = DispatchSource.makeTimerSource(queue: queue)
    reading.setEventHandler(handler: readable)
    reading.setCancelHandler { Foundation.close(descriptor) }
    clock.setEventHandler(handler: tick)
    clock.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(500))
    reading.activate()
    clock.activate()
  }

  deinit {
    writing?.cancel()
    clock.cancel()
    reading.cancel()
    library.finish(pointer)
  }

  /// Has `writable` called once when the socket takes more.
  func whenWritable(_ writable: @escaping @Sendable () -> Void) {
    guard writing == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler(handler: writable)
    source.activate()
    writing = source
  }

  func stopWriting() {
    writing?.cancel()
    writing = nil
  }
}
