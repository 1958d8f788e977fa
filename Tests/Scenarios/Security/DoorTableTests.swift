import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@testable import TriptoTable

/// Who asks.
enum Caller: String, CaseIterable, CustomTestStringConvertible {
  case nobody, player, tv, otherHost, ownHost, houseKey, ownHostWithKey

  var testDescription: String { rawValue }
}

/// One route and what each caller gets, in the order of ``Caller``.
struct DoorRow: Sendable, CustomTestStringConvertible {
  let method: String
  let path: String
  var body: JSONValue?
  /// On the second listener.
  var isSpeech = false
  let home: [Int]
  let strict: [Int]

  var testDescription: String { "\(method) \(path)" }

  var sent: Body {
    guard let body else { return Body.none }
    return .json(body)
  }
}

/// Nothing here changes what a later call finds: bodies are refused, ids unknown, or a GET.
@Suite("SE4 SE11 SE15 strict mode: who may do what, by bearer, key and live game")
struct DoorTableTests {
  /// Open to all at home; for the house key when strict.
  private static func library(
    _ method: String, _ path: String, _ status: Int, _ body: JSONValue? = nil
  ) -> DoorRow {
    DoorRow(
      method: method, path: "/v1/content" + path, body: body,
      home: Array(repeating: status, count: 7), strict: [401, 401, 401, 401, 401, status, status])
  }

  /// Open to all at home; for the own host when strict.
  private static func plan(
    _ method: String, _ path: String, _ status: Int, _ body: JSONValue? = nil, keyless: Int
  ) -> DoorRow {
    DoorRow(
      method: method, path: "/v1/sessions/ID/game-plan" + path, body: body,
      home: Array(repeating: status, count: 7),
      strict: [401, 401, 401, 401, keyless, 401, status])
  }

  private static func own(_ method: String, _ path: String, _ statuses: [Int]) -> DoorRow {
    DoorRow(
      method: method, path: "/v1/sessions/ID" + path, home: statuses, strict: statuses)
  }

  static let rows: [DoorRow] = [
    library("GET", "/packs", 200), library("GET", "/packs/pack-qx7-gamma", 200),
    library("GET", "/deleted", 200), library("GET", "/generate", 200),
    library("GET", "/packs/nowhere", 404), library("DELETE", "/packs/nowhere", 404),
    library("POST", "/packs/nowhere/restore", 404), library("POST", "/packs/import", 400, [:]),
    library("PUT", "/packs/nowhere/clues", 404, ["clues": [["points": 10, "text": "x"]]]),
    library("DELETE", "/packs/nowhere/clues", 404),
    library("POST", "/generate", 400, ["numDestinations": 9]),
    library("GET", "/generate/nothing/status", 404), library("DELETE", "/generate/nothing", 404),
    library("POST", "/generate/nothing/retry", 404),
    plan("GET", "", 404, keyless: 404),
    plan("POST", "/import", 404, ["contentPackIds": ["nowhere"]], keyless: 401),
    plan("POST", "/hybrid", 404, ["aiGenerated": 1, "manualPackIds": ["nowhere"]], keyless: 401),
    plan("POST", "/generate-ai", 400, ["numDestinations": 9], keyless: 400),
    own("GET", "/audit", [401, 401, 401, 401, 200, 401, 200]),
    own("GET", "/replay", [401, 401, 401, 401, 400, 401, 400]),
    own("POST", "/join-token", [401, 401, 200, 401, 200, 401, 200]),
    own("GET", "/rounds/r/assets/c", [401, 401, 404, 401, 404, 401, 404]),
    // A host's token opens no speech. At home this machine's programs may speak; a page may not.
    DoorRow(
      method: "POST", path: "/tts", body: ["text": ""], isSpeech: true,
      home: [403, 403, 403, 403, 403, 400, 400], strict: [401, 401, 401, 401, 401, 400, 400]),
    DoorRow(
      method: "POST", path: "/tts/batch", body: [:], isSpeech: true,
      home: [403, 403, 403, 403, 403, 400, 400], strict: [401, 401, 401, 401, 401, 400, 400]),
    DoorRow(
      method: "GET", path: "/cache/tts_0123456789abcdef.m4a", isSpeech: true,
      home: Array(repeating: 404, count: 7), strict: Array(repeating: 404, count: 7)),
  ]

  @Test(
    "SE4 SE11 SE15 SE17 every caller gets at every door what the table says",
    arguments: [false, true])
  func table(isStrict: Bool) async throws {
    try await withServer(["TRIPTO_STRICT": isStrict ? "1" : "0"]) { server in
      let session = try await NewSession.create(on: server)
      let other = try await NewSession.create(on: server)
      let code: [String: JSONValue] = ["joinToken": .string(session.joinCode)]
      let (_, player) = try await session.join("Alva", code)
      let tokens: [Caller: String] = [
        .player: player, .tv: session.tvToken, .otherHost: other.hostToken,
        .ownHost: session.hostToken, .ownHostWithKey: session.hostToken,
      ]
      for row in Self.rows {
        let door = try row.isSpeech ? #require(server.speech) : server
        for (caller, expected) in zip(Caller.allCases, isStrict ? row.strict : row.home) {
          var headers = row.isSpeech ? ["origin": server.base] : [:]
          headers["authorization"] = tokens[caller].map { "Bearer \($0)" }
          if caller == .houseKey || caller == .ownHostWithKey {
            headers.merge(try server.houseKey) { $1 }
          }
          let answer = try await door.request(
            row.method, row.path.replacing("ID", with: session.id),
            row.sent,
            headers: headers)
          #expect(answer.status == expected, "\(row.testDescription) \(caller): \(answer.text)")
          if expected == 401 { try check(answer, caller, row) }
        }
      }
    }
  }

  /// A refusal says which credential is missing, and nothing of a pack.
  private func check(_ answer: Answer, _ caller: Caller, _ row: DoorRow) throws {
    let needsKey =
      row.isSpeech || row.path.hasPrefix("/v1/content")
      || (caller == .ownHost && row.path.contains("game-plan"))
    try answer.expectError(401, needsKey ? "House key needed" : "Unauthorized")
    let text = answer.text.lowercased()
    #expect(!TestPack.all.flatMap(\.secrets).contains { text.contains($0) })
  }
}
