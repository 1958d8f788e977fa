/// Brings a database's tables up to date, one server at a time.
struct Migrator: Sendable {
  /// Any number that nobody else locks: "TRIP".
  static let lock: Int64 = 0x5452_4950

  private let settings: PostgresSettings

  init(_ settings: PostgresSettings) {
    var patient = settings
    // NB: an index on a long journal takes its time, and so does waiting for another server that makes it.
    patient.statementMs = 600_000
    self.settings = patient
  }

  /// The steps that the database has had.
  func applied() async throws -> [Int] {
    let connection = try await PostgresConnection.open(settings)
    let numbers = try await Self.applied(on: connection)
    await connection.close()
    return numbers
  }

  /// Takes the steps that are missing. Several servers may call it at once.
  ///
  /// - Returns: Their names.
  /// - Throws: `PostgresError`; what was taken before stays.
  func up() async throws -> [String] {
    let connection = try await PostgresConnection.open(settings)
    do {
      _ = try await connection.run("SELECT pg_advisory_lock($1::bigint)", .int(Self.lock))
      let names = try await takeSteps(on: connection)
      await connection.close()
      return names
    } catch {
      await connection.close()
      throw error
    }
  }

  private func takeSteps(on connection: PostgresConnection) async throws -> [String] {
    let applied = try await Self.applied(on: connection)
    try Self.requireKnown(applied)
    if applied.isEmpty { _ = try await connection.run(Self.table) }
    let missing = Migration.all.filter { !applied.contains($0.number) }
    for step in missing {
      _ = try await connection.run(
        step.statements.map { Statement($0) } + [
          Statement(
            "INSERT INTO migrations (number, name) VALUES ($1, $2)",
            [.int(Int64(step.number)), .text(step.name)])
        ])
    }
    return missing.map(\.name)
  }

  /// A start takes a database that is up to date, or makes an empty one so.
  func prepare() async throws {
    let applied = try await applied()
    try Self.requireKnown(applied)
    if applied.isEmpty {
      _ = try await up()
    } else if applied.count < Migration.all.count {
      throw PostgresError(
        .schema,
        "the database is of an older Tripto (schema \(applied.max() ?? 0), this one needs "
          + "\(Migration.newest)): make a backup and run `tripto migrate up`")
    }
  }

  private static func requireKnown(_ applied: [Int]) throws {
    guard let newest = applied.max(), newest > Migration.newest else { return }
    throw PostgresError(
      .schema,
      "the database is of a newer Tripto (schema \(newest), this one knows \(Migration.newest)): "
        + "start the newer version")
  }

  private static let table = """
    CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL,
      applied_at TIMESTAMPTZ NOT NULL DEFAULT now())
    """

  static func applied(on connection: PostgresConnection) async throws -> [Int] {
    let isThere = try await connection.run("SELECT to_regclass('migrations') IS NOT NULL")
    guard try isThere.first?.bool(0) == true else { return [] }
    return try await connection.run("SELECT number FROM migrations ORDER BY number").rows.map {
      Int(try $0.int(0))
    }
  }
}

/// What `tripto migrate` tells and does.
public struct PostgresMigrations: Sendable {
  public struct Step: Sendable, Equatable {
    public let number: Int
    /// Nil for a step that only a newer version knows.
    public let name: String?
    public let isApplied: Bool
  }

  private let migrator: Migrator

  public init(_ settings: PostgresSettings) { migrator = Migrator(settings) }

  /// Every step, and which the database has had; changes nothing.
  public func status() async throws -> [Step] {
    let applied = Set(try await migrator.applied())
    let known = Migration.all.map {
      Step(number: $0.number, name: $0.name, isApplied: applied.contains($0.number))
    }
    let unknown = applied.subtracting(Migration.all.map(\.number)).sorted()
    return known + unknown.map { Step(number: $0, name: nil, isApplied: true) }
  }

  /// - Returns: The names of the steps that were taken.
  public func up() async throws -> [String] { try await migrator.up() }
}
