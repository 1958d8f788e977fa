package import HTTPTypes
import Hummingbird
import Logging
import TriptoGame
import TriptoGuard
import TriptoKernel
import TriptoRooms
import TriptoWire

/// The library belongs to the house (SE11): in strict mode it is for those who hold the house key.
struct HouseGuard: Sendable {
  let key: HouseKeyFile
  let isStrict: Bool

  /// - Throws: 401 in strict mode, unless the request brings the key.
  func admit(_ request: Request, _ context: APIContext) throws(APIError) {
    guard !isStrict || holdsKey(request, context) else { throw .houseKeyNeeded }
  }

  /// Whether the request brings the key that counts now.
  func holdsKey(_ request: Request, _ context: APIContext) -> Bool {
    guard let given = request.headers[.houseKey].flatMap({ HouseKey($0) }) else { return false }
    do throws(HouseKeyError) {
      return try key.read()?.matches(given) ?? false
    } catch {
      context.logger.error("the house key cannot be used", metadata: ["why": "\(error)"])
      return false
    }
  }
}

extension HouseGuard {
  /// Speech can cost money, and how fast it comes tells which texts a game has: it is for whoever holds
  /// the house key and, unless strict mode is on (SE11), for programs on this machine. A web page is no
  /// such program, whoever opened it, and browsers name the page's origin.
  func admitSpeech(_ request: Request, _ context: APIContext) throws(APIError) {
    guard !holdsKey(request, context) else { return }
    if isStrict { throw .houseKeyNeeded }
    guard context.clientAddress.isLoopback, request.headers[.origin] == nil else {
      throw APIError(
        .forbidden, "Forbidden",
        "Tal är till för program på serverns dator och för den som har husets nyckel. / "
          + "Speech is for programs on the server's machine and for whoever has the house key.")
    }
  }
}

extension HTTPField.Name {
  /// NB: a legal name, so never nil.
  package static let houseKey = HTTPField.Name("Tripto-Key")!
}

extension APIError {
  package static let houseKeyNeeded = APIError(
    .unauthorized, "House key needed",
    "Här behövs husets nyckel: öppna värdsidan med adressen som servern visar när den startar. / "
      + "This needs the house key: open the host page by the address that the server shows at its "
      + "start.")
}

/// SE4: in strict mode a game's plan is for its own host.
struct HostGuard: Sendable {
  let tokens: TokenService
  let isStrict: Bool

  /// - Throws: 401 in strict mode for everybody but a host of that session. Whether it exists is not
  ///   told to others.
  func admit(_ request: Request, toSession id: String) throws(APIError) {
    guard !isStrict || Bearer(tokens: tokens).claims([.host], of: id, request) != nil else {
      throw .unauthorized
    }
  }

  func admit(_ request: Request, to session: Session) async throws(APIError) {
    guard isStrict else { return }
    guard await isHost(request, of: session) else { throw .unauthorized }
  }

  func isHost(_ request: Request, of session: Session) async -> Bool {
    await Bearer(tokens: tokens).allows([.host], of: session, request)
  }
}

/// Checks of the `Authorization` header.
struct Bearer: Sendable {
  let tokens: TokenService

  /// - Parameter sessionID: whose; nil for any.
  func claims(_ roles: Set<Role>, of sessionID: String?, _ request: Request) -> TokenClaims? {
    guard let token = request.bearer, let claims = tokens.claims(of: token),
      roles.contains(claims.role), sessionID == nil || claims.sessionId == sessionID
    else { return nil }
    return claims
  }

  /// A seat that was kicked or replaced has lost its rights here as on the socket (RE17, EX16).
  func allows(_ roles: Set<Role>, of session: Session, _ request: Request) async -> Bool {
    guard let claims = claims(roles, of: session.id, request) else { return false }
    guard let id = claims.playerId else { return claims.role == .tv }
    return await session.state.admits(PlayerID(id))
  }

  func require(_ roles: Set<Role>, of session: Session, _ request: Request) async throws {
    guard await allows(roles, of: session, request) else { throw APIError.unauthorized }
  }
}
