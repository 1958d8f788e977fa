import Dispatch
import Testing
import TriptoStore
import TriptoTestPostgres

@testable import TriptoPostgres

@Suite("A database that goes away, is full or is slow")
struct OutageTests {
  /// Appends rows one after another from `first` on.
  private func write(_ rows: ClosedRange<Int64>, to store: PostgresStore) async throws {
    for seq in rows { try await store.append([entry("A", seq)]) }
  }

  @Test("DA33 backends that are killed again and again lose no row and double none")
  func killedBackends() async throws {
    let (server, name, settings) = try await emptyDatabase()
    let store = try await PostgresStore.open(settings)
    try await store.createSession(session("A"))
    async let writing: Void = write(1...2_000, to: store)
    for _ in 0..<20 {
      try await server.sql(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(name)'")
    }
    try await writing
    #expect(try await store.entries(sessionId: "A") == (1...2_000).map { entry("A", $0) })
    try await store.close()
  }

  @Test("DA33 a server that crashes and comes back within the time of patience costs nothing")
  func crash() async throws {
    let server = try PostgresServer()
    let store = try await PostgresStore.open(PostgresSettings(url: server.url("postgres")))
    try await store.createSession(session("A"))
    async let writing: Void = write(1...1_500, to: store)
    try await server.restart("immediate")
    try await server.restart("fast")
    try await writing
    #expect(try await store.entries(sessionId: "A").map(\.seq) == Array(1...1_500))
    #expect(store.stats().failures == 0)
    try await store.close()
  }

  @Test("DA33 WS17 a server that stays away fails appends in order, and they go on when it is back")
  func away() async throws {
    let server = try PostgresServer()
    var settings = PostgresSettings(url: server.url("postgres"))
    settings.patienceMs = 300
    let store = try await PostgresStore.open(settings)
    try await store.createSession(session("A"))
    try await store.append([entry("A", 1)])
    try await server.stop()
    let error = await #expect(throws: StoreError.self) { try await store.append([entry("A", 2)]) }
    guard case .writeFailed(let reason)? = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
    #expect(reason.contains("Postgres"))
    await #expect(throws: StoreError.self) { _ = try await store.entries(sessionId: "A") }
    try await server.startAgain()
    try await store.append([entry("A", 2)])
    #expect(try await store.entries(sessionId: "A").map(\.seq) == [1, 2])
    try await store.close()
  }

  @Test("DA33 a database's host that takes connections and never answers leaves the next its turn")
  func deaf() async throws {
    let (server, name, _) = try await emptyDatabase()
    let deaf = try DeafHost()
    let hosts = "127.0.0.1:\(deaf.port),127.0.0.1:\(server.port)"
    let store = try await PostgresStore.open(
      PostgresSettings(url: "postgres://tripto@\(hosts)/\(name)?target_session_attrs=read-write"))
    try await store.createSession(session("A"))
    try await store.append([entry("A", 1)])
    try await store.close()
    let error = await failure {
      _ = try await PostgresStore.open(
        PostgresSettings(url: "postgres://tripto@127.0.0.1:\(deaf.port)/\(name)"))
    }
    #expect(error?.kind == .connection && error?.isPassing == true)
    #expect(error?.description.contains("Does the server run") == true)
  }

  @Test("DA33 all addresses of a database together have a time, however many of them are dark")
  func allDeaf() async throws {
    let deaf = [try DeafHost(), try DeafHost()]
    let hosts = deaf.map { "127.0.0.1:\($0.port)" }.joined(separator: ",")
    var settings = PostgresSettings(url: "postgres://tripto@\(hosts)/tripto")
    settings.connectMs = 1_000
    let start = ContinuousClock.now
    let error = await failure { _ = try await PostgresConnection.open(settings) }
    // NB: each of them would have three seconds.
    #expect(start.duration(to: .now) < .seconds(2.5))
    #expect(error?.kind == .connection && error?.isPassing == true)
    #expect(error?.description.contains("within 1 s") == true, "\(error?.description ?? "")")
  }

  @Test("DA33 a hundred connects at once have their time each, and not one after the other")
  func manyDeaf() async throws {
    let deaf = try DeafHost()
    var told = PostgresSettings(url: "postgres://tripto@127.0.0.1:\(deaf.port)/tripto")
    told.connectMs = 1_000
    let settings = told
    let start = ContinuousClock.now
    await withTaskGroup(of: PostgresError?.self) { group in
      for _ in 0..<100 {
        group.addTask { await failure { _ = try await PostgresConnection.open(settings) } }
      }
      for await error in group { #expect(error?.description.contains("within 1 s") == true) }
    }
    #expect(start.duration(to: .now) < .seconds(2.5))
  }

  @Test("DA33 a connection that takes its time holds up nothing else of the journal's writer")
  func slowConnecting() async throws {
    let deaf = try DeafHost()
    var settings = PostgresSettings(url: "postgres://tripto@127.0.0.1:\(deaf.port)/tripto")
    settings.connectMs = 1_000
    let executor = QueueExecutor("test")
    let opening = Task {
      await failure { _ = try await PostgresConnection.open(settings, on: executor) }
    }
    let start = ContinuousClock.now
    // NB: until libpq has connected, and so waits for the first word.
    while !deaf.isAsked { await Task.yield() }
    await withCheckedContinuation { done in executor.queue.async { done.resume() } }
    #expect(start.duration(to: .now) < .milliseconds(900))
    #expect(await opening.value?.kind == .connection)
  }

  @Test("DA33 a full disk refuses every append of a commit, and keeps none of them")
  func fullDisk() async throws {
    let (server, name, settings) = try await emptyDatabase()
    let store = try await PostgresStore.open(settings)
    try await store.createSession(session("A"))
    try await server.sql(
      """
      CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
      END $$;
      CREATE TRIGGER full_disk BEFORE INSERT ON journal EXECUTE FUNCTION full_disk();
      """, in: name)
    let error = await #expect(throws: StoreError.self) {
      try await store.append([entry("A", 1), entry("A", 2)])
    }
    guard case .writeFailed(let reason)? = error else {
      Issue.record("unexpected \(String(describing: error))")
      return
    }
    #expect(reason.contains("Make room on the disk"))
    #expect(reason.contains("53100"))
    try await server.sql("DROP TRIGGER full_disk ON journal", in: name)
    try await store.append([entry("A", 1)])
    #expect(try await store.entries(sessionId: "A") == [entry("A", 1)])
    try await store.close()
  }

  @Test("DA33 a database that is too slow is given up after the statement's time")
  func slow() async throws {
    let (server, name, given) = try await emptyDatabase()
    var settings = given
    settings.statementMs = 1_000
    let store = try await PostgresStore.open(settings)
    try await store.createSession(session("A"))
    try await server.sql(
      """
      CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_sleep(20); RETURN NULL;
      END $$;
      CREATE TRIGGER slow BEFORE INSERT ON journal EXECUTE FUNCTION slow();
      """, in: name)
    let began = ContinuousClock.now
    let error = await #expect(throws: StoreError.self) { try await store.append([entry("A", 1)]) }
    #expect(began.duration(to: .now) < .seconds(15))
    #expect("\(String(describing: error))".contains("too slow"))
    try await server.sql("DROP TRIGGER slow ON journal", in: name)
    try await store.append([entry("A", 1)])
    try await store.close()
  }
}

@Suite("What is known of the connections to Postgres")
struct ConnectionFiguresTests {
  @Test("RE6 connections that are busy, waited for and opened anew are counted")
  func figures() async throws {
    let (server, name, settings) = try await emptyDatabase()
    let store = try await PostgresStore.open(settings)
    try await store.createSession(session("A"))
    let quiet = try #require(store.connections())
    #expect(quiet.busy == 0 && quiet.idle == 2 && quiet.reconnects == 0)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask { _ = try await store.read("SELECT pg_sleep(0.02)::text") }
      }
      try await group.waitForAll()
    }
    let used = try #require(store.connections())
    #expect(used.busy == 0 && used.idle == 1 + settings.connections && used.waits >= 16)
    try await server.sql(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '\(name)'")
    try await store.append([entry("A", 1)])
    for _ in 0..<settings.connections { _ = try await store.entries(sessionId: "A") }
    let mended = try #require(store.connections())
    #expect(mended.reconnects >= 2)
    try await store.close()
  }
}
