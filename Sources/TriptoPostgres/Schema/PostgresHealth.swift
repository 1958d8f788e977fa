/// What a look at a database gave; nothing was changed.
public struct PostgresHealth: Sendable, Equatable {
  /// As the server says it: "15.18 (Debian …)".
  public let serverVersion: String
  /// Of libpq, as in 15.18.
  public let clientVersion: String
  /// Nothing of ours is there yet.
  public let isEmpty: Bool
  /// Steps that `tripto migrate up` would take.
  public let missingSteps: Int
  /// A newer version has been here.
  public let isNewer: Bool
  /// A server keeps its games there now.
  public let isInUse: Bool

  /// - Throws: `PostgresError`.
  public static func examine(_ settings: PostgresSettings) async throws -> PostgresHealth {
    let connection = try await PostgresConnection.open(settings)
    do {
      let applied = try await Migrator.applied(on: connection)
      let row = try await connection.run(
        """
        SELECT current_setting('server_version'), EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory'
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND (classid::bigint << 32 | objid::bigint) = $1)
        """,
        .int(PostgresWriter.lock)
      ).first
      let health = PostgresHealth(
        serverVersion: try row?.text(0) ?? "", clientVersion: try LibPQ.loaded().versionText,
        isEmpty: applied.isEmpty,
        missingSteps: Migration.all.count { !applied.contains($0.number) },
        isNewer: applied.contains { $0 > Migration.newest }, isInUse: try row?.bool(1) ?? false)
      await connection.close()
      return health
    } catch {
      await connection.close()
      throw error
    }
  }
}

extension LibPQ {
  /// 150018 is 15.18.
  fileprivate var versionText: String { "\(version() / 10_000).\(version() % 10_000)" }
}
