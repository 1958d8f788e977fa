import Dispatch
import Foundation

extension PostgresConnection {
  /// Opens the connection. Holds up its own queue meanwhile and nothing else.
  ///
  /// - Throws: `PostgresError` of the kind `connection`.
  func connect() throws {
    let pointer = try started()
    do {
      try settle(pointer)
      guard library.setNonblocking(pointer, 1) == 0, library.enterPipelineMode(pointer) == 1 else {
        throw failure(pointer)
      }
    } catch {
      library.finish(pointer)
      throw error
    }
    _ = library.setNoticeProcessor(pointer, { _, _ in }, nil)
    wire = try Wire(
      library, pointer, executor.queue,
      readable: { [weak self] in self?.assumeIsolated { $0.readable() } },
      tick: { [weak self] in self?.assumeIsolated { $0.tick() } })
  }

  private func started() throws -> LibPQ.Connection {
    guard !settings.isAmbiguous else {
      throw PostgresError(.address, "the address has an @ in its password")
    }
    let names = settings.keywords.map { strdup($0.0) } + [nil]
    let values = settings.keywords.map { strdup($0.1) } + [nil]
    defer { for text in names + values { free(text) } }
    let started = library.connectStart(
      names.map { UnsafePointer($0) }, values.map { UnsafePointer($0) }, 1)
    guard let started else { throw PostgresError(.connection, "there is no memory for it") }
    guard library.status(started) != LibPQ.Status.bad else {
      defer { library.finish(started) }
      throw failure(started)
    }
    return started
  }

  /// Returns when the connection stands.
  private func settle(_ pointer: LibPQ.Connection) throws {
    let deadline = DispatchTime.now() + .milliseconds(settings.connectMs)
    var state = LibPQ.Polling.writing
    while state != LibPQ.Polling.ok {
      guard state != LibPQ.Polling.failed else { throw failure(pointer) }
      let events = state == LibPQ.Polling.reading ? POLLIN : POLLOUT
      try wait(for: Int16(events), on: library.socket(pointer), until: deadline)
      state = library.connectPoll(pointer)
    }
  }

  private func wait(for events: Int16, on socket: Int32, until deadline: DispatchTime) throws {
    var watched = pollfd(fd: socket, events: events, revents: 0)
    var ready: Int32 = -1
    repeat {
      let now = DispatchTime.now()
      let left =
        deadline > now ? (deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1_000_000 : 0
      ready = poll(&watched, 1, Int32(left))
    } while ready < 0 && errno == EINTR
    guard ready > 0 else {
      throw PostgresError(
        .connection, "no connection after \(Double(settings.connectMs) / 1_000) s")
    }
  }

  /// Why libpq did not connect, in one line. An address that it cannot read may have its password in the
  /// message, so that one is not told.
  private func failure(_ pointer: LibPQ.Connection) -> PostgresError {
    let text = library.errorMessage(pointer).map { String(cString: $0) } ?? ""
    // NB: a line for each host that was tried; hints, which begin with a tab, are ours to give.
    let line = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("\t") }
      .joined(separator: "; ")
    guard library.socket(pointer) >= 0 || !line.contains(settings.url) else {
      return PostgresError(.address, "the address cannot be read")
    }
    let isOfAddress = ["invalid URI", "URI query parameter", "invalid port", "invalid integer"]
      .contains { line.contains($0) }
    if isOfAddress { return PostgresError(.address, "the address cannot be read") }
    return PostgresError(.connection, line)
  }
}
