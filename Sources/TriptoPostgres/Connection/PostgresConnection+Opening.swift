extension PostgresConnection {
  /// Opens the connection. Holds up nothing meanwhile.
  ///
  /// - Throws: `PostgresError` of the kinds `address`, `time` and `connection`.
  func connect() async throws {
    _ = try PostgresAddress(settings.url, library)
    let pointer = try await Opening(library, settings).opened().pointer
    guard library.status(pointer) == LibPQ.Status.ok, library.setNonblocking(pointer, 1) == 0,
      library.enterPipelineMode(pointer) == 1
    else {
      defer { library.finish(pointer) }
      throw failure(pointer)
    }
    _ = library.setNoticeProcessor(pointer, { _, _ in }, nil)
    wire = try Wire(
      library, pointer, executor.queue,
      readable: { [weak self] in self?.assumeIsolated { $0.readable() } },
      tick: { [weak self] in self?.assumeIsolated { $0.tick() } })
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
