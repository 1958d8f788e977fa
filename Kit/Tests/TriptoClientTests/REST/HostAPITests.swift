import Foundation
import Testing
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoClient

@Suite struct HostAPITests {
  private let seat = Seat(sessionId: "s/1", joinCode: "ABC123", token: "tok", wsURL: "ws://h/ws")

  private func api(_ transport: FakeTransport, keys: FakeKeys? = nil) -> HostAPI {
    HostAPI(server: .standard, transport: transport, language: .en, keys: keys)
  }

  private func golden(_ name: String) throws -> JSONValue {
    let folder = Frames.folder.deletingLastPathComponent().appending(path: "rest")
    return try JSONValue(parsing: Data(contentsOf: folder.appending(path: "\(name).json")))
  }

  private func body(_ transport: FakeTransport) async throws -> JSONValue {
    try JSONValue(parsing: try #require(await transport.asked.first?.body))
  }

  @Test("UI-X5 RE8 RE9 createSession posts once, with settings and household")
  func create() async throws {
    let answer: JSONValue = [
      "sessionId": "s", "joinCode": "ABCDEF", "tvJoinToken": "t", "hostAuthToken": "h",
      "wsUrl": "ws://h/ws", "joinUrlTemplate": "http://h/join/{joinCode}", "joinToken": "j",
      "newKey": 1,
    ]
    let transport = FakeTransport(201, answer)
    let created = try await api(transport).createSession(
      settings: SettingsChange(language: .nb), householdId: "home")
    #expect(created.hostAuthToken == "h")
    #expect(await transport.lines == ["POST http://localhost:3000/v1/sessions"])
    #expect(try await body(transport) == ["settings": ["language": "nb"], "householdId": "home"])
    #expect(await transport.asked[0].headers["Content-Type"] == "application/json")
  }

  @Test("UI-X5 RE10 lookupByCode cleans the code and reads the session")
  func lookup() async throws {
    let answer: JSONValue = [
      "sessionId": "s", "joinCode": "ABC123", "phase": "A_NEW_PHASE", "playerCount": 2,
      "hasHost": .bool(false),
    ]
    let transport = FakeTransport(200, answer)
    let found = try await api(transport).lookupByCode("abc 123")
    #expect(found.phase == .unknown("A_NEW_PHASE"))
    #expect(await transport.lines == ["GET http://localhost:3000/v1/sessions/by-code/ABC123"])
  }

  @Test("UI-X5 RE13 joinSession takes the host's seat")
  func join() async throws {
    let answer: JSONValue = [
      "playerId": "p", "playerAuthToken": "t", "wsUrl": "ws://h/ws", "role": "HOST",
    ]
    let transport = FakeTransport(200, answer)
    let request = JoinRequest(name: "Alva", role: .host, joinToken: "ABC123")
    let joined = try await api(transport).joinSession("s/1", request)
    #expect(joined.role == .host)
    #expect(await transport.lines == ["POST http://localhost:3000/v1/sessions/s%2F1/join"])
    #expect(try await body(transport)["role"] == "host")
  }

  @Test("UI-X5 UI-H10 RE17 a 409 is APIError.hostRoleTaken, but a full game is full")
  func taken() async throws {
    let request = JoinRequest(name: "Alva", role: .host)
    for name in ["Host already taken", "Conflict"] {
      let transport = FakeTransport(409, ["error": .string(name), "message": "m"])
      await #expect(throws: APIError.hostRoleTaken) {
        try await api(transport).joinSession("s", request)
      }
    }
    let full = FakeTransport(409, ["error": "Session full", "message": "m"])
    await #expect(
      throws: APIError.refused(Refusal(status: 409, name: "Session full", message: "m"))
    ) {
      try await api(full).joinSession("s", request)
    }
    #expect(APIError.hostRoleTaken.text.key == .hostTaken)
  }

  @Test(
    "UI-X5 a response that cannot be decoded is no Tripto's, and none at all an unreachable server")
  func strange() async {
    let page = FakeTransport([HTTPResponse(status: 200, body: Array("<html>".utf8))])
    await #expect(throws: APIError.notUnderstood(status: 200)) { try await api(page).health() }
    let teapot = FakeTransport([HTTPResponse(status: 418, body: Array("no".utf8))])
    await #expect(throws: APIError.notUnderstood(status: 418)) { try await api(teapot).health() }
    await #expect(throws: APIError.unreachable) { try await api(FakeTransport([])).health() }
  }

  @Test(
    "RE23 RE24 RE54 RE55 RE26 RE65 RE66 the library is asked in the app's language, as the host")
  func content() async throws {
    let detail = try golden("PackDetailResponse")
    let answers: [JSONValue] = [
      ["packs": [], "count": 0], detail, detail, detail, [:], ["packs": []], detail,
    ]
    let transport = FakeTransport(answers.map { HTTPResponse(status: 200, body: $0.jsonBytes()) })
    let api = api(transport)
    #expect(try await api.packs(seat).packs.isEmpty)
    #expect(try await api.pack("riga", seat).clues.count == 5)
    _ = try await api.editClues("riga", [ClueEditing(points: 10, text: "Ny")], seat)
    _ = try await api.restoreClues("riga", seat)
    try await api.deletePack("riga", seat)
    #expect(try await api.deletedPacks(seat).isEmpty)
    _ = try await api.restorePack("riga", seat)
    let root = "http://localhost:3000/v1/content"
    #expect(
      await transport.lines == [
        "GET \(root)/packs?lang=en", "GET \(root)/packs/riga?lang=en",
        "PUT \(root)/packs/riga/clues?lang=en", "DELETE \(root)/packs/riga/clues?lang=en",
        "DELETE \(root)/packs/riga", "GET \(root)/deleted?lang=en",
        "POST \(root)/packs/riga/restore?lang=en",
      ])
    #expect(await transport.asked.allSatisfy { $0.headers["Authorization"] == "Bearer tok" })
  }

  @Test("RE27 an import goes as it is, and its refusal says each problem exactly")
  func importing() async throws {
    let transport = FakeTransport(201, ["message": "ok", "roundId": "riga"])
    let pack: JSONValue = ["roundId": "riga", "odd": [1, .null]]
    #expect(try await api(transport).importPack(pack, seat) == "riga")
    #expect(try await body(transport) == pack)
    let problem: JSONValue = ["code": "P12", "path": "clues[0]", "message": "too long"]
    let refusing = FakeTransport(
      400,
      ["error": "Invalid content pack", "message": "m", "details": ["problems": [problem, 3]]])
    do throws(APIError) {
      _ = try await api(refusing).importPack(pack, seat)
      Issue.record("it was taken")
    } catch {
      guard case .refused(let refusal) = error else { throw error }
      #expect(refusal.packFaults.map(\.code) == ["P12", ""])
      #expect(refusal.packFaults[0].message == "too long")
      #expect(Refusal(status: 400).packFaults.isEmpty)
    }
  }

  @Test("RE31–RE37 EVE92 a plan is imported, drawn or both, and tells each warning once")
  func plans() async throws {
    let plan: JSONValue = [
      "destinations": [
        ["contentPackId": "oslo", "sourceType": "manual", "order": 2],
        ["contentPackId": "riga", "sourceType": "manual", "order": 1],
      ], "currentIndex": 0, "mode": "manual", "createdAt": 1,
    ]
    let warning: JSONValue = ["code": "L62", "orders": [1], "message": "w"]
    let created: JSONValue = [
      "gamePlan": plan, "destinations": [], "warnings": [warning, warning],
    ]
    let stored: JSONValue = ["gamePlan": plan, "currentDestination": .null]
    let transport = FakeTransport(
      [created, created, created, stored].map { HTTPResponse(status: 200, body: $0.jsonBytes()) })
    let api = api(transport)
    #expect(
      try await api.importPlan(["riga"], seat)
        == StoredPlan(packIds: ["riga", "oslo"], warnings: ["w"]))
    _ = try await api.drawPlan(count: 3, regions: [.nordic], seat)
    _ = try await api.hybridPlan(drawn: 1, ["riga"], seat)
    #expect(try await api.currentPlan(seat) == ["riga", "oslo"])
    #expect(await transport.lines.last == "GET http://localhost:3000/v1/sessions/s%2F1/game-plan")
    let none = FakeTransport(404, ["error": "Not found", "message": ""])
    #expect(try await self.api(none).currentPlan(seat) == [])
    await #expect(throws: APIError.unreachable) {
      try await self.api(FakeTransport([])).currentPlan(seat)
    }
  }

  @Test("RE28 RE29 RE60–RE63 generation is begun, looked at, ended and tried again")
  func generation() async throws {
    let job: JSONValue = [
      "generateId": "g", "status": "generating", "currentStep": 1, "stages": [], "done": 0,
      "createdAtMs": 1, "destinations": [],
    ]
    let answers: [JSONValue] = [
      ["jobs": [job]], ["generateId": "g", "status": "generating", "roundId": "r"], job, job, job,
    ]
    let transport = FakeTransport(answers.map { HTTPResponse(status: 200, body: $0.jsonBytes()) })
    let api = api(transport)
    #expect(try await api.jobs(seat)?.count == 1)
    #expect(try await api.startJob(count: 2, place: "Riga", seat).generateId == "g")
    _ = try await api.job("g", seat)
    _ = try await api.cancelJob("g", seat)
    _ = try await api.retryJob("g", seat)
    let root = "http://localhost:3000/v1/content/generate"
    #expect(
      await transport.lines == [
        "GET \(root)", "POST \(root)", "GET \(root)/g/status", "DELETE \(root)/g",
        "POST \(root)/g/retry",
      ])
    let off = FakeTransport(503, ["error": "Unavailable", "message": ""])
    #expect(try await self.api(off).jobs(seat) == nil)
    await #expect(throws: APIError.unreachable) { try await self.api(FakeTransport([])).jobs(seat) }
  }

  @Test("EX32 RE71 audit and replay come as lines, and a screen's code is cleaned")
  func records() async throws {
    let lines = HTTPResponse(status: 200, body: Array("{}\n{}\n".utf8))
    let shown = HTTPResponse(status: 200, body: Array(#"{"screenCode":"AB12C"}"#.utf8))
    let transport = FakeTransport([lines, lines, shown])
    let api = api(transport)
    #expect(try await api.audit(seat) == "{}\n{}\n")
    #expect(try await api.replay(seat) == "{}\n{}\n")
    try await api.showOnScreen(seat, screenCode: " ab12cdef")
    #expect(
      await transport.asked[2].body.map { String(decoding: $0, as: UTF8.self) }
        == #"{"screenCode":"AB12C"}"#)
  }

  @Test("RE64 RE67 past journeys are asked for page by page, in the name of the household alone")
  func history() async throws {
    let page = HTTPResponse(status: 200, body: try golden("HistoryResponse").jsonBytes())
    let gone = HTTPResponse(status: 204)
    let transport = FakeTransport([page, page, gone])
    let api = api(transport)
    let journeys = try await api.pastJourneys(household: "home")
    #expect(journeys.map(\.minutes) == [13] && journeys[0].stops.map(\.name) == ["Kairo"])
    _ = try await api.pastJourneys(household: "home", before: 1_767_225_600_000)
    try await api.removeJourney("s/1-2", household: "home")
    let root = "http://localhost:3000/v1/history"
    #expect(
      await transport.lines == [
        "GET \(root)", "GET \(root)?before=1767225600000", "DELETE \(root)/s%2F1-2",
      ])
    #expect(await transport.asked.allSatisfy { $0.headers["Tripto-Household"] == "home" })
    #expect(await transport.asked.allSatisfy { $0.headers["Authorization"] == nil })
  }

  @Test("UI-H69 SE11 where the house key is missing it is asked for once, and the call made again")
  func houseKey() async throws {
    let locked = HTTPResponse(
      status: 401, body: Array(#"{"error":"House key needed","message":"m"}"#.utf8))
    let packs = HTTPResponse(status: 200, body: Array(#"{"packs":[],"count":0}"#.utf8))
    let keys = FakeKeys("old", typed: "new")
    let transport = FakeTransport([locked, packs])
    _ = try await api(transport, keys: keys).packs(seat)
    #expect(await transport.asked.map { $0.headers["Tripto-Key"] } == ["old", "new"])
    #expect(await keys.refused == ["old"])
    let closed = FakeKeys(nil, typed: nil)
    await #expect(throws: APIError.self) {
      try await api(FakeTransport([locked]), keys: closed).packs(seat)
    }
    await #expect(throws: APIError.self) { try await api(FakeTransport([locked])).packs(seat) }
  }
}
