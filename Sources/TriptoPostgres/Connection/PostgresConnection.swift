import Dispatch
import Foundation

/// One connection, on a queue of its own. It asks one thing at a time: whoever has it waits for each answer.
///
/// What is asked together is one transaction and one round trip: libpq's pipeline mode, in which everything up
/// to the sync is done, or nothing.
actor PostgresConnection {
  nonisolated let executor: QueueExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  let library: LibPQ
  let settings: PostgresSettings
  var wire: Wire?
  /// Whoever waits for the answer to what is under way.
  var question: Question?
  /// Names of prepared statements, by their text.
  var prepared: [String: String] = [:]
  /// How many there have been, so that no name comes twice.
  var preparations = 0

  /// - Parameter executor: May be shared with the actor that has the connection for itself.
  init(_ settings: PostgresSettings, on executor: QueueExecutor) throws {
    library = try LibPQ.loaded()
    self.settings = settings
    self.executor = executor
  }

  /// A connection that has been opened.
  static func open(
    _ settings: PostgresSettings, on executor: QueueExecutor = QueueExecutor("tripto.postgres")
  ) async throws -> PostgresConnection {
    let connection = try PostgresConnection(settings, on: executor)
    try await connection.connect()
    _ = try await connection.run(settings.preparation)
    return connection
  }

  /// Whether it can be asked.
  var isOpen: Bool { wire != nil }

  /// Nobody asks it any more.
  func close() { wire = nil }

  /// The statements as one transaction.
  ///
  /// - Returns: What each gave, in order.
  /// - Throws: `PostgresError`; nothing was kept, unless it is `lost`.
  func run(_ statements: [Statement]) async throws -> [SQLRows] {
    guard wire != nil else { throw PostgresError(.lost, "the connection is closed") }
    precondition(question == nil, "a connection is asked one thing at a time")
    return try await withCheckedThrowingContinuation { continuation in
      question = Question(
        continuation: continuation, deadline: .now() + .milliseconds(settings.statementMs + 5_000))
      send(statements)
    }
  }

  func run(_ sql: String, _ values: SQLValue...) async throws -> SQLRows {
    try await run([Statement(sql, values)]).first ?? SQLRows()
  }

  /// Ends the question that is under way.
  func finish(_ result: Result<[SQLRows], PostgresError>) {
    if case .failure(let error) = result, error.endsConnection { wire = nil }
    guard let question else { return }
    self.question = nil
    question.continuation.resume(with: result)
  }

  func lose(_ reason: String) {
    wire = nil
    finish(.failure(PostgresError(.lost, reason)))
  }
}

/// What is under way on a connection.
struct Question {
  /// What the next result of libpq is for.
  enum Expected {
    case preparation(of: String)
    case statement
  }

  let continuation: CheckedContinuation<[SQLRows], any Error>
  /// Beyond it the server has vanished, since it would have given up the statement itself.
  let deadline: DispatchTime
  var expected: [Expected] = []
  var next = 0
  var results: [SQLRows] = []
  var refusal: PostgresError?
}
