import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

/// A session as POST /v1/sessions made it.
struct NewSession: Sendable {
  let server: ServerUnderTest
  let id: String
  let joinCode: String
  let hostToken: String
  let tvToken: String
  let joinToken: String
  let body: JSONValue

  var path: String { "/v1/sessions/\(id)" }

  /// - Parameter server: the shared one when nil.
  static func create(
    _ settings: JSONValue = [:], household: String? = nil, on server: ServerUnderTest? = nil
  ) async throws -> NewSession {
    guard let server else {
      return try await create(settings, household: household, on: SharedServer.server)
    }
    var request: [String: JSONValue] = ["settings": settings]
    if let household { request["householdId"] = .string(household) }
    let answer = try await server.post("/v1/sessions", .object(request))
    try #require(answer.status == 201, "\(answer.text)")
    let body = try answer.json
    return NewSession(
      server: server, id: try #require(body.text("sessionId")),
      joinCode: try #require(body.text("joinCode")),
      hostToken: try #require(body.text("hostAuthToken")),
      tvToken: try #require(body.text("tvJoinToken")),
      joinToken: try #require(body.text("joinToken")), body: body)
  }

  /// The same session on a server that was booted on its data.
  func moved(to server: ServerUnderTest) -> NewSession {
    NewSession(
      server: server, id: id, joinCode: joinCode, hostToken: hostToken, tvToken: tvToken,
      joinToken: joinToken, body: body)
  }

  func plan(_ ids: [String]) async throws {
    let answer = try await server.post(
      path + "/game-plan/import", ["contentPackIds": .array(ids.map { .string($0) })],
      bearer: hostToken)
    try #require(answer.status == 201, "\(answer.text)")
  }

  func join(_ name: String, _ more: [String: JSONValue] = [:]) async throws -> (
    id: String, token: String
  ) {
    let answer = try await tryJoin(name, more)
    try #require(answer.status == 200, "\(answer.text)")
    let body = try answer.json
    return (try #require(body.text("playerId")), try #require(body.text("playerAuthToken")))
  }

  func tryJoin(_ name: String, _ more: [String: JSONValue] = [:]) async throws -> Answer {
    let fields = more.merging(["name": .string(name)]) { given, _ in given }
    return try await server.post(path + "/join", .object(fields))
  }

  func lookUp() async throws -> JSONValue {
    let answer = try await server.get("/v1/sessions/by-code/\(joinCode)")
    try #require(answer.status == 200, "\(answer.text)")
    return try answer.json
  }

  /// A socket that has read its WELCOME.
  func connect(_ token: String, _ version: ProtocolVersion = .v1) async throws -> GameSocket {
    let socket = try await dial(token, version)
    try await socket.expect("WELCOME")
    return socket
  }

  /// A socket that has read nothing.
  func dial(_ token: String, _ version: ProtocolVersion = .v1) async throws -> GameSocket {
    let query = "?token=\(token)\(version.query)"
    return try await GameSocket.open(server, query: query)
  }
}
