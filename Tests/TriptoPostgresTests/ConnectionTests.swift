import Testing

@testable import TriptoPostgres

@Suite("One connection to Postgres")
struct ConnectionTests {
  private func connection() async throws -> PostgresConnection {
    try await PostgresConnection.open(try await emptyDatabase().2)
  }

  @Test("RE51 every kind of value comes back from Postgres as it was")
  func values() async throws {
    let connection = try await connection()
    let row = try #require(
      try await connection.run(
        """
        SELECT $1::bigint, $2::text, $3::bytea, $4::boolean, $5::text, $6::double precision = 2.5,
          $7::bigint[] = '{1,-2}', $8::text[] = ARRAY['a', '', 'å"\\'], $9::bytea[] = '{"\\\\x00ff"}',
          $10::bigint[] = '{}'
        """,
        .int(.min), .text("Malmö"), .bytes([0, 255, 1]), .bool(true), .null, .double(2.5),
        .ints([1, -2]), .texts(["a", "", "å\"\\"]), .blobs([[0, 255]]), .ints([])
      ).first)
    #expect(try row.int(0) == .min)
    #expect(try row.text(1) == "Malmö")
    #expect(try row.bytes(2) == [0, 255, 1])
    #expect(try row.bool(3))
    #expect(row.isNull(4))
    for column in 5...9 { #expect(try row.bool(column), "column \(column)") }
    await connection.close()
  }

  @Test("CL2 the database notices that a node has vanished, and lets go of what it held")
  func vanished() async throws {
    let connection = try await connection()
    let row = try #require(
      try await connection.run(
        """
        SELECT current_setting('tcp_keepalives_idle'), current_setting('tcp_keepalives_interval'),
          current_setting('tcp_keepalives_count'), current_setting('tcp_user_timeout')
        """
      ).first)
    let told = try (0..<4).map(row.text)
    #expect(told == ["10", "5", "3", "15000"])
    await connection.close()
  }

  @Test(
    "RE51 what is asked of Postgres together is done whole or not at all, and the connection goes on"
  )
  func atomic() async throws {
    let connection = try await connection()
    _ = try await connection.run("CREATE TABLE t (n BIGINT PRIMARY KEY)")
    let insertion = "INSERT INTO t VALUES ($1)"
    let error = await failure {
      _ = try await connection.run([
        Statement(insertion, [.int(1)]), Statement(insertion, [.int(1)]),
        Statement("SELECT count(*) FROM t"),
      ])
    }
    #expect(error?.sqlState == "23505")
    let rows = try await connection.run([
      Statement("SELECT count(*) FROM t"), Statement(insertion, [.int(2)]),
    ])
    #expect(try rows[0].first?.int(0) == 0)
    #expect(rows[1].affected == 1)
    await connection.close()
  }

  @Test("RE51 a megabyte each way passes the sockets of Postgres in pieces")
  func large() async throws {
    let connection = try await connection()
    let bytes = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let row = try await connection.run("SELECT $1::bytea", .bytes(bytes)).first
    #expect(try row?.bytes(0) == bytes)
    await connection.close()
  }

  @Test("RE51 of many who ask Postgres at once each has its turn")
  func pool() async throws {
    let pool = PostgresPool(try await emptyDatabase().2)
    let sum = try await withThrowingTaskGroup(of: Int64.self) { group in
      for number in Int64(1)...200 {
        group.addTask {
          try await pool.run("SELECT $1::bigint", .int(number)).first?.int(0) ?? 0
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(sum == 20_100)
    await pool.close()
  }
}
