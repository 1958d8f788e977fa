import Synchronization
public import TriptoStore

/// A ``JournalStore`` in a Postgres database.
///
/// While the database is away, commits and questions wait for it as long as
/// ``PostgresSettings/patienceMs`` says, and then fail as with a full disk: games wait and go on (WS17).
public final class PostgresStore: JournalStore {
  let pool: PostgresPool
  let writer: PostgresWriter
  private let isClosed = Mutex(false)

  private init(_ pool: PostgresPool, _ writer: PostgresWriter) {
    self.pool = pool
    self.writer = writer
  }

  /// Opens a database whose tables are up to date, or makes those of an empty one.
  ///
  /// - Parameters:
  ///   - access: Who else may write to it meanwhile (DA25).
  ///   - projecting: Makes the tables that people ask; nil for none.
  ///   - report: Is told of what stops nothing and should be known.
  /// - Throws: `PostgresError`, in words a person can act on.
  public static func open(
    _ settings: PostgresSettings, as access: PostgresAccess = .alone, projecting: Projecting? = nil,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> PostgresStore {
    try await Migrator(settings).prepare()
    let writer = PostgresWriter(
      settings, as: access, projecting: projecting, report: report)
    try await writer.start()
    return PostgresStore(PostgresPool(settings), writer)
  }

  public func append(
    _ entries: [JournalEntry],
    completion: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    writer.append(entries, completion: completion)
  }

  public func stats() -> JournalStats { writer.stats }

  public func connections() -> DatabaseStats? { pool.stats + writer.connections }

  public func close() async throws {
    let isFirst = isClosed.withLock { isClosed in
      defer { isClosed = true }
      return !isClosed
    }
    guard isFirst else { return }
    await writer.close()
    await pool.close()
  }

  /// A change beside the journal.
  @discardableResult
  func write(_ sql: String, _ values: SQLValue...) async throws -> SQLRows {
    try await write([Statement(sql, values)]).first ?? SQLRows()
  }

  /// All of them, or none.
  func write(_ statements: [Statement]) async throws -> [SQLRows] {
    do {
      return try await pool.run(statements)
    } catch let error as PostgresError where !error.isTakenKey {
      throw StoreError.writeFailed(reason: "\(error)")
    }
  }

  func read(_ sql: String, _ values: SQLValue...) async throws -> [SQLRow] {
    do {
      return try await pool.run([Statement(sql, values)]).first?.rows ?? []
    } catch {
      throw StoreError.readFailed(reason: "\(error)")
    }
  }
}
