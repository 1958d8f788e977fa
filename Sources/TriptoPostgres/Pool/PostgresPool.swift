import Synchronization
import TriptoStore

/// A few connections that take turns. One that broke is replaced by a new one, with waits that grow.
actor PostgresPool {
  private let settings: PostgresSettings
  private var idle: [PostgresConnection] = []
  /// Idle ones, lent ones, and those that are being opened.
  private var count = 0
  /// Connections that broke and have no other in their place yet.
  private var lost = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isClosed = false
  private let figures = Mutex(DatabaseStats())

  /// What is known of these connections now.
  nonisolated var stats: DatabaseStats { figures.withLock { $0 } }

  init(_ settings: PostgresSettings) { self.settings = settings }

  /// The statements as one transaction, tried again while the database is away.
  ///
  /// - Throws: `PostgresError`.
  func run(_ statements: [Statement]) async throws -> [SQLRows] {
    var backoff = Backoff(patienceMs: settings.patienceMs)
    while true {
      do {
        return try await runOnce(statements)
      } catch let error as PostgresError where error.isPassing {
        guard !isClosed, try await backoff.wait() else { throw error }
      }
    }
  }

  func run(_ sql: String, _ values: SQLValue...) async throws -> SQLRows {
    try await run([Statement(sql, values)]).first ?? SQLRows()
  }

  /// Ends the connections that nobody has; the others end when they are given back.
  func close() async {
    isClosed = true
    for connection in idle { await connection.close() }
    (count, idle) = (count - idle.count, [])
    tell()
  }

  private func runOnce(_ statements: [Statement]) async throws -> [SQLRows] {
    let connection = try await lent()
    let result: Result<[SQLRows], any Error>
    do { result = .success(try await connection.run(statements)) } catch {
      result = .failure(error)
    }
    await giveBack(connection)
    return try result.get()
  }

  private func lent() async throws -> PostgresConnection {
    if idle.isEmpty, count >= settings.connections { figures.withLock { $0.waits += 1 } }
    while idle.isEmpty, count >= settings.connections {
      await withCheckedContinuation { waiting.append($0) }
    }
    if let connection = idle.popLast() {
      tell()
      return connection
    }
    count += 1
    tell()
    do {
      let connection = try await PostgresConnection.open(settings)
      replaceLost()
      return connection
    } catch {
      release()
      throw error
    }
  }

  private func giveBack(_ connection: PostgresConnection) async {
    if isClosed { await connection.close() }
    guard await connection.isOpen else {
      if !isClosed { lost += 1 }
      return release()
    }
    idle.append(connection)
    tell()
    wakeOne()
  }

  private func release() {
    count -= 1
    tell()
    wakeOne()
  }

  private func replaceLost() {
    guard lost > 0 else { return }
    lost -= 1
    figures.withLock { $0.reconnects += 1 }
  }

  private func tell() {
    let (idle, busy) = (idle.count, count - idle.count)
    figures.withLock { ($0.idle, $0.busy) = (idle, busy) }
  }

  private func wakeOne() {
    if !waiting.isEmpty { waiting.removeFirst().resume() }
  }
}
