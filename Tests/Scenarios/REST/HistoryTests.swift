import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("RE64 RE67 the journeys that a household has played")
struct HistoryTests {
  private static let evening: JSONValue = ["evening": .bool(true)]

  /// A journey of one stop that is over, in a household of its own.
  private func played(by household: String, on server: ServerUnderTest) async throws -> Table {
    let session = try await NewSession.create(Self.evening, household: household, on: server)
    let table = try await Table.open(in: session, version: .v2)
    try await table.start()
    try await table.reveal()
    table.host.send("END_GAME")
    try await table.host.snapshot("ROUND_END") { _ in true }
    return table
  }

  private func history(
    of household: String, on server: ServerUnderTest, query: String = ""
  ) async throws -> [JSONValue] {
    let answer = try await server.request(
      "GET", "/v1/history\(query)", headers: ["Tripto-Household": household])
    try #require(answer.status == 200, "\(answer.text)")
    #expect(answer.header("cache-control") == "no-store")
    return try answer.json.list("journeys")
  }

  /// It is kept beside the game, so it may come a moment after its end.
  private func journeys(
    of household: String, on server: ServerUnderTest, atLeast count: Int
  ) async throws -> [JSONValue] {
    for _ in 1..<100 {
      let journeys = try await history(of: household, on: server)
      if journeys.count >= count { return journeys }
    }
    return try await history(of: household, on: server)
  }

  @Test(
    "RE64 a journey that is over: where it went, who won, how the night stands; after a restart too"
  )
  func list() async throws {
    let data = try ServerUnderTest.prepared()
    var session = ""
    try await withServer(on: data) { server in
      let table = try await played(by: "soffan", on: server)
      session = table.session.id
      let journey = try #require(
        try await journeys(of: "soffan", on: server, atLeast: 1).first)
      #expect(journey.text("sessionId") == session && journey.int("number") == 1)
      #expect(journey.list("stops").count == 1)
      #expect(journey.list("standings").map { $0.text("name") } == ["Alva", "Bo"])
      #expect(journey.list("winners").isEmpty)
      #expect(journey.list("night.standings").count == 2)
      #expect(try await history(of: "andra", on: server).isEmpty)
      let ms = try #require(journey.int("playedAtMs"))
      #expect(try await history(of: "soffan", on: server, query: "?before=\(ms)").isEmpty)
    }
    try await withServer(on: data) { server in
      let kept = try await history(of: "soffan", on: server)
      #expect(kept.map { $0.text("sessionId") } == [session])
    }
  }

  @Test("RE67 one that is taken out is gone from the list, once, and for its household alone")
  func hide() async throws {
    try await withServer { server in
      _ = try await played(by: "soffan", on: server)
      let journey = try #require(try await journeys(of: "soffan", on: server, atLeast: 1).first)
      let path = "/v1/history/\(try #require(journey.text("journeyId")))"
      func delete(_ household: String) async throws -> Int {
        try await server.request("DELETE", path, headers: ["Tripto-Household": household]).status
      }
      #expect(try await delete("andra") == 404)
      #expect(try await delete("soffan") == 204)
      #expect(try await delete("soffan") == 404)
      #expect(try await history(of: "soffan", on: server).isEmpty)
    }
  }

  @Test(
    "RE64 SE11 without the header, and in strict mode without the house key, it is 401; a bad page 400"
  )
  func refused() async throws {
    try await withServer { server in
      #expect(try await server.get("/v1/history").status == 401)
      let bad = try await server.request(
        "GET", "/v1/history?before=igår", headers: ["Tripto-Household": "soffan"])
      #expect(bad.status == 400)
    }
    try await withServer(["TRIPTO_STRICT": "1"]) { server in
      let answer = try await server.request(
        "GET", "/v1/history", headers: ["Tripto-Household": "soffan"])
      #expect(answer.status == 401)
    }
  }
}
