import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("RE8–RE11 sessions")
struct SessionTests {
  private var uuid: Regex<Substring> {
    #/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/#
  }

  @Test("RE8 ID1 ID4 ID17 ID18 a new session answers 201 with everything a host needs")
  func create() async throws {
    let session = try await NewSession.create()
    #expect(
      session.body.keys == [
        "sessionId", "joinCode", "tvJoinToken", "hostAuthToken", "wsUrl", "joinUrlTemplate",
        "joinToken",
      ])
    #expect(session.id.wholeMatch(of: uuid) != nil)
    #expect(session.joinCode.wholeMatch(of: #/[A-HJ-NP-Z2-9]{6}/#) != nil)
    let port = session.server.port
    #expect(session.body.text("wsUrl") == "ws://localhost:\(port)/ws")
    #expect(session.body.text("joinUrlTemplate") == "http://localhost:\(port)/join/{joinCode}")
  }

  @Test("ID11 tokens hold only characters that are legal in a URL query")
  func tokenCharacters() async throws {
    let session = try await NewSession.create()
    let (_, playerToken) = try await session.join("Alva")
    for token in [session.hostToken, session.tvToken, session.joinToken, playerToken] {
      #expect(token.wholeMatch(of: #/[A-Za-z0-9._~-]+/#) != nil)
    }
  }

  @Test("ID17 ID18 RE41 SE1 addresses follow PUBLIC_BASE_URL")
  func publicAddress() async throws {
    try await withServer(["PUBLIC_BASE_URL": "https://party.example:8443/"]) { server in
      let session = try await NewSession.create(on: server)
      #expect(session.body.text("wsUrl") == "wss://party.example:8443/ws")
      #expect(
        session.body.text("joinUrlTemplate") == "https://party.example:8443/join/{joinCode}")
      let joined = try await session.tryJoin("Alva").json
      #expect(joined.text("wsUrl") == "wss://party.example:8443/ws")
    }
  }

  @Test("RE9 EX25 settings are stored and shown; what is not given has its default")
  func settings() async throws {
    let session = try await NewSession.create([
      "destinationsCount": 3, "followupsPerDestination": 3, "playMode": "remote",
      "speedBonus": .bool(true), "language": "en", "unknownKey": "ignored",
    ])
    let host = try await session.connect(session.hostToken)
    let settings = try await host.expect("LOBBY_UPDATED").payload.at("settings")
    #expect(settings?.int("destinationsCount") == 3)
    #expect(settings?.int("followupsPerDestination") == 3)
    #expect(settings?.text("playMode") == "remote")
    #expect(settings?.flag("speedBonus") == true)
    #expect(settings?.text("language") == "en")
    #expect(settings?.flag("introEveryDestination") == false)
    #expect(settings?.flag("lateJoin") == true)
  }

  @Test(
    "RE9 RE1 a setting outside its range gives 400 and names it",
    arguments: [
      ("destinationsCount", JSONValue.int(0)), ("destinationsCount", .int(6)),
      ("destinationsCount", .double(2.5)), ("followupsPerDestination", .int(4)),
      ("playMode", "garden"), ("speedBonus", "yes"), ("language", "de"), ("extraTime", .int(3)),
    ])
  func badSetting(name: String, value: JSONValue) async throws {
    let answer = try await SharedServer.server.post(
      "/v1/sessions", ["settings": .object([name: value])])
    try answer.expectError(400, "Validation error")
    #expect(try answer.json.text("message")?.contains(name) == true)
  }

  @Test("RE10 RE11 look-up by code, in any case of letters")
  func lookUp() async throws {
    let session = try await NewSession.create()
    _ = try await session.join("Alva")
    for code in [session.joinCode, session.joinCode.lowercased()] {
      let answer = try await session.server.get("/v1/sessions/by-code/\(code)")
      #expect(answer.status == 200)
      let body = try answer.json
      #expect(body.keys == ["sessionId", "joinCode", "phase", "playerCount", "hasHost"])
      #expect(body.text("sessionId") == session.id)
      #expect(body.text("joinCode") == session.joinCode)
      #expect(body.text("phase") == "LOBBY")
      #expect(body.int("playerCount") == 1)
      #expect(body.flag("hasHost") == false)
    }
  }

  @Test(
    "RE10 an unknown code gives 404",
    arguments: ["QQQQQQ", "A", "ABCDEFG", "%00%00%00", "..%2F..%2Fetc", "%F0%9F%9A%82"])
  func unknownCode(code: String) async throws {
    try await SharedServer.server.get("/v1/sessions/by-code/\(code)").expectError(404, "Not found")
  }

  @Test("RE11 a host socket makes hasHost true, and its end makes it false")
  func hasHost() async throws {
    let session = try await NewSession.create()
    let tv = try await session.connect(session.tvToken)
    let host = try await session.connect(session.hostToken)
    try await tv.expect("LOBBY_UPDATED")
    #expect(try await session.lookUp().flag("hasHost") == true)
    try await host.close()
    try await tv.expect("PLAYER_LEFT")
    #expect(try await session.lookUp().flag("hasHost") == false)
  }
}
