import Synchronization

/// The writer's connection, and the right to the database that it holds (DA25).
extension PostgresWriter {
  /// Any number that nobody else locks, beside the migrations'.
  static let lock = Migrator.lock + 1

  /// Opens it when it is not, with one try.
  ///
  /// - Throws: `PostgresError`, `inUse` while another server writes to this database.
  func opened() async throws -> PostgresConnection {
    if let connection, await connection.isOpen { return connection }
    let fresh = try await PostgresConnection.open(settings, on: executor)
    if let lock = access.lock { try await claim(by: lock, on: fresh) }
    connection = fresh
    openings.withLock { $0 += 1 }
    return fresh
  }

  private func claim(by lock: String, on connection: PostgresConnection) async throws {
    let claimed = try await connection.run(
      "SELECT \(lock)($1::bigint)", .int(Self.lock))
    guard try claimed.first?.bool(0) == true else {
      await connection.close()
      throw PostgresError(.inUse, "the database is in use by another Tripto server")
    }
  }

  /// The first opening. A server that was killed a moment ago may still be in the database's books.
  func start() async throws {
    var backoff = Backoff(patienceMs: min(2_000, settings.patienceMs))
    while true {
      do {
        _ = try await opened()
        return
      } catch let error as PostgresError where error.kind == .inUse || error.sqlState != nil {
        guard error.isPassing || error.kind == .inUse, try await backoff.wait() else { throw error }
      }
    }
  }
}
