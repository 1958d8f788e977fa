import TriptoStore

/// One commit, tried until it is decided.
extension PostgresWriter {
  /// What is known when a commit is tried again.
  private struct Attempt {
    /// An earlier try may have been committed although nobody was told.
    var isUncertain = false
    /// With the tables that people ask; without them when they were what was refused.
    var isProjected = true
    var refusals = 0
  }

  func commit(_ batch: [Request]) async -> [Result<Void, any Error>] {
    var attempt = Attempt()
    var backoff = Backoff(patienceMs: settings.patienceMs)
    while true {
      do {
        return try await write(batch, attempt)
      } catch {
        forgetAll(of: batch)
        guard await mayGoOn(after: error, &attempt, &backoff) else {
          return batch.map { _ in .failure(StoreError.writeFailed(reason: "\(error)")) }
        }
      }
    }
  }

  private func forgetAll(of batch: [Request]) {
    for entry in batch.lazy.flatMap(\.entries) { forget(entry.sessionId) }
  }

  private func mayGoOn(
    after error: any Error, _ attempt: inout Attempt, _ backoff: inout Backoff
  ) async -> Bool {
    guard let error = error as? PostgresError else { return false }
    attempt.isUncertain = attempt.isUncertain || error.kind == .lost
    if error.endsConnection { connection = nil }
    if error.isOfContent { return goOn(afterRefusalOf: error, &attempt) }
    // NB: after a broken network the server may take the former connection of this very server for alive.
    guard error.isPassing || error.kind == .inUse else { return false }
    do { return try await backoff.wait() } catch { return false }
  }

  /// Another server may have written since a head was read, so it is tried with fresh ones: then only the
  /// appends that lost the race are refused. If it is not that, it is the projection, and a game is worth more.
  private func goOn(afterRefusalOf error: PostgresError, _ attempt: inout Attempt) -> Bool {
    attempt.refusals += 1
    if attempt.refusals == 2, attempt.isProjected {
      attempt.isProjected = false
      report("games are kept without their tables: \(error)")
    }
    return attempt.refusals < 4
  }

  private func write(
    _ batch: [Request], _ attempt: Attempt
  ) async throws -> [Result<Void, any Error>] {
    let connection = try await opened()
    try await learnHeads(of: batch, on: connection)
    var moves: PostgresHeads.Moves = [:]
    var accepted: [JournalEntry] = []
    var results: [Result<Void, any Error>] = []
    for request in batch {
      do throws(StoreError) {
        try requireOwned(request.entries)
        try heads.advance(over: request.entries, &moves)
        accepted += request.entries
        results.append(.success(()))
      } catch {
        let isThere =
          attempt.isUncertain ? try await isStored(request.entries, on: connection) : false
        results.append(isThere ? .success(()) : .failure(error))
      }
    }
    guard !accepted.isEmpty else { return results }
    let rows = attempt.isProjected ? try await projected(accepted, on: connection) : []
    let fences = access.node == nil ? [] : [fence.check(Set(accepted.map(\.sessionId)))]
    _ = try await connection.run(fences + [Self.insertion(of: accepted)] + rows)
    heads.keep(moves)
    if !attempt.isProjected { for entry in accepted { projections.giveUp(entry.sessionId) } }
    return results
  }

  private static func insertion(of entries: [JournalEntry]) -> Statement {
    Statement(
      """
      INSERT INTO journal (session_id, seq, at_ms, version, body)
      SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bytea[])
      """,
      [
        .texts(entries.map(\.sessionId)), .ints(entries.map(\.seq)), .ints(entries.map(\.atMs)),
        .ints(entries.map { Int64($0.version) }), .blobs(entries.map(\.body)),
      ])
  }

  private func learnHeads(of batch: [Request], on connection: PostgresConnection) async throws {
    let unknown = Set(batch.flatMap(\.entries).map(\.sessionId)).filter { !heads.knows($0) }
    guard !unknown.isEmpty else { return }
    let rows = try await connection.run(
      """
      SELECT id, (SELECT seq FROM journal WHERE session_id = id ORDER BY seq DESC LIMIT 1)
      FROM sessions WHERE id = ANY ($1::text[])
      """,
      .texts(Array(unknown)))
    for row in rows.rows {
      heads.learn(try row.text(0), row.isNull(1) ? nil : try row.int(1))
    }
    try await compareTokens(of: unknown, on: connection)
  }

  /// Whether exactly these rows are in the journal: a commit whose answer was lost.
  private func isStored(
    _ entries: [JournalEntry], on connection: PostgresConnection
  ) async throws -> Bool {
    for entry in entries {
      let rows = try await connection.run(
        """
        SELECT 1 FROM journal WHERE session_id = $1 AND seq = $2 AND at_ms = $3 AND version = $4 AND body = $5
        """,
        .text(entry.sessionId), .int(entry.seq), .int(entry.atMs), .int(Int64(entry.version)),
        .bytes(entry.body))
      guard rows.first != nil else { return false }
    }
    return true
  }
}

extension PostgresError {
  /// The server refused what was in the statements, not the moment: data, keys or tables.
  fileprivate var isOfContent: Bool {
    kind == .refused && sqlState.map { ["22", "23", "42"].contains($0.prefix(2)) } ?? false
      && sqlState != "42501"
  }
}
