import Hummingbird
import TriptoGame
import TriptoGuard
import TriptoKernel
import TriptoPlan
import TriptoRooms
import TriptoTable
import TriptoWire

/// Sessions over REST (RE8–RE21).
struct SessionsAPI: Sendable {
  let factory: SessionFactory
  let tokens: TokenService
  let address: AddressBook
  private var registry: SessionRegistry { factory.services.registry }
  private var directory: any Directory { factory.services.directory }
  private var isStrict: Bool { factory.services.isStrict }

  func add(to router: Routes) {
    router.post("/v1/sessions", .createSession, use: create)
    router.get("/v1/sessions/by-code/:code", .lookUp, use: lookup)
    router.post("/v1/sessions/:id/join", .join, use: join)
    router.post("/v1/sessions/:id/tv", .lookUp, use: joinTV)
    router.post("/v1/sessions/:id/join-token", .lookUp, use: joinToken)
  }

  /// RE8: a new session
  private func create(_ request: Request, _ context: APIContext) async throws -> Response {
    guard !registry.isClosing else { throw APIError.restarting }
    let body = try await request.decoded(CreateSessionRequest.self)
    let session = try await factory.create(body)
    let hostID = await session.state.host?.id.rawValue
    return .json(try credentials(session, hostID: hostID ?? ""), status: .created)
  }

  private func credentials(
    _ session: Session, hostID: String
  ) throws -> CreateSessionResponse {
    let address = address.get()
    return CreateSessionResponse(
      sessionId: session.wireID, joinCode: session.joinCode,
      tvJoinToken: try tokens.issue(role: .tv, sessionId: session.id, playerId: nil),
      hostAuthToken: try tokens.issue(role: .host, sessionId: session.id, playerId: hostID),
      wsUrl: address.webSocketURL, joinUrlTemplate: address.joinURLTemplate,
      joinToken: try tokens.issueJoinToken(sessionId: session.id).token)
  }

  /// RE10: a session by its join code
  private func lookup(_ request: Request, _ context: APIContext) async throws -> Response {
    let code = try context.parameters.require("code")
    guard let normal = JoinCode.normalized(code), let session = directory.session(code: normal)
    else { throw APIError.notFound("There is no session with that code") }
    var found = await session.lookup
    // NB: in strict mode nobody takes the host's seat by the code alone, so none is offered (RE74).
    if isStrict { found.hasHost = true }
    return .json(found)
  }

  /// RE12–RE19: a join, as player or host
  private func join(_ request: Request, _ context: APIContext) async throws -> Response {
    guard !registry.isClosing else { throw APIError.restarting }
    let session = try directory.session(of: context)
    let body = try await request.decoded(JoinRequest.self)
    try checkJoinToken(body.joinToken, session)
    let claim = body.role == .host ? await claim(of: session, body, request) : nil
    let seat = try await session.join(
      name: body.name, claim: claim,
      origin: context.clientAddress.isLoopback ? nil : context.clientText,
      travel: TravelWish(passenger: body.passenger, tone: body.tone, child: body.child))
    let token = try tokens.issue(
      role: claim == nil ? .player : .host, sessionId: session.id, playerId: seat.rawValue)
    return .json(
      JoinResponse(
        playerId: seat, playerAuthToken: token,
        wsUrl: address.get().webSocketURL, role: body.role))
  }

  /// RE17, RE73, RE74: what entitles to the host seat
  private func claim(
    of session: Session, _ body: JoinRequest, _ request: Request
  ) async -> HostClaim {
    HostClaim(
      handoverCode: body.handoverCode.flatMap { JoinCode.normalized($0) },
      isMaker: await Bearer(tokens: tokens).allows([.host], of: session, request),
      needsProof: isStrict)
  }

  /// RE19, SE4: in strict mode a join needs a token or the code
  private func checkJoinToken(_ token: String?, _ session: Session) throws {
    guard isStrict else { return }
    guard let token, !token.isEmpty else {
      throw APIError(.unauthorized, "Unauthorized", "Scan the QR code or type the join code")
    }
    if token.uppercased() == session.joinCode { return }
    do throws(TokenError) {
      try tokens.verifyJoinToken(token, sessionId: session.id)
    } catch {
      throw APIError(.forbidden, "Forbidden", "The join link is not valid any more")
    }
  }

  /// RE20: a TV takes its place
  private func joinTV(_ request: Request, _ context: APIContext) async throws -> Response {
    let session = try directory.session(of: context)
    let body = try await request.decoded(TVJoinRequest.self)
    if let given = body.tvJoinToken {
      guard let claims = tokens.claims(of: given), claims.role == .tv,
        claims.sessionId == session.id
      else {
        throw APIError.unauthorized
      }
    } else if isStrict {
      throw Self.needsScreenCode
    }
    let token = try tokens.issue(role: .tv, sessionId: session.id, playerId: nil)
    return .json(TVJoinResponse(tvAuthToken: token, wsUrl: address.get().webSocketURL))
  }

  /// RE74: in strict mode a screen is paired by its code
  private static let needsScreenCode = APIError(
    .unauthorized, "Unauthorized",
    "Skriv koden som skärmen visar på värdens sida. / "
      + "Type the code that the screen shows on the host's page.")

  /// RE21: a join token for the QR code
  private func joinToken(_ request: Request, _ context: APIContext) async throws -> Response {
    let session = try directory.session(of: context)
    try await Bearer(tokens: tokens).require([.host, .tv], of: session, request)
    let issued = try tokens.issueJoinToken(sessionId: session.id)
    return .json(
      JoinTokenResponse(joinToken: issued.token, expiresAtMs: Int(issued.expiresAtMs)))
  }
}
