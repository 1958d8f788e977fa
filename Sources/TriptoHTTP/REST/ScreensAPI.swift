import Hummingbird
import Synchronization
import TriptoGuard
import TriptoRooms
import TriptoWire

/// A screen gets its game from whoever reads its code (RE70–RE72).
final class ScreensAPI: Sendable {
  private let services: SessionServices
  private let tokens: TokenService
  private let address: AddressBook
  private let screens = Mutex(Screens())

  init(_ services: SessionServices, tokens: TokenService, address: AddressBook) {
    self.services = services
    self.tokens = tokens
    self.address = address
  }

  func add(to routes: Routes) {
    routes.post("/v1/screens", .openScreen, use: open)
    routes.get("/v1/screens/:code", .readScreen, use: look)
    routes.post("/v1/sessions/:id/screens", .showOnScreen, use: show)
  }

  /// RE70: a screen asks for a code to show
  private func open(_ request: Request, _ context: APIContext) async throws -> Response {
    let token = SecureID.uuid()
    let nowMs = services.clock.nowMs()
    var chance = SystemRandomNumberGenerator()
    let address = context.clientAddress
    let opened = screens.withLock {
      $0.open(token: token, from: address.network ?? address.key, nowMs: nowMs, using: &chance)
    }
    guard let screen = opened else {
      throw APIError(
        .serviceUnavailable, "Too many screens",
        "För många skärmar väntar just nu. Försök igen om en stund. / "
          + "Too many screens are waiting right now. Try again in a while.")
    }
    let body = OpenScreenResponse(
      screenCode: screen.code, screenToken: token, expiresAtMs: screen.expiresAtMs,
      pairingOnly: services.isStrict)
    return Self.uncached(.json(body, status: .created))
  }

  /// RE71: a host gives its game to a screen
  private func show(_ request: Request, _ context: APIContext) async throws -> Response {
    let session = try services.directory.session(of: context)
    try await Bearer(tokens: tokens).require([.host], of: session, request)
    let body = try await request.decoded(ShowOnScreenRequest.self)
    let nowMs = services.clock.nowMs()
    guard let code = JoinCode.normalized(body.screenCode, length: Screens.codeLength),
      screens.withLock({ $0.pair(code, with: session.id, nowMs: nowMs) })
    else {
      throw APIError.notFound(
        "Ingen skärm visar den koden. Läs den på skärmen igen. / "
          + "No screen shows that code. Read it off the screen again.")
    }
    return .json(ShowOnScreenResponse(screenCode: code))
  }

  /// RE72: a screen asks whether it has been paired
  private func look(_ request: Request, _ context: APIContext) async throws -> Response {
    guard let token = request.bearer else { throw APIError.unauthorized }
    let code = try context.parameters.require("code").uppercased()
    let nowMs = services.clock.nowMs()
    let outcome = screens.withLock { $0.outcome(of: code, token: token, nowMs: nowMs) }
    switch outcome {
    case .waiting: return Self.uncached(.json(ScreenStatus.waiting))
    case .paired(let id): return Self.uncached(.json(try paired(with: id)))
    case nil: throw Self.codeIsOver
    }
  }

  private func paired(with sessionID: String) throws -> ScreenStatus {
    guard let session = services.directory.session(id: sessionID) else { throw Self.codeIsOver }
    return .paired(
      PairedScreen(
        sessionId: session.wireID, joinCode: session.joinCode,
        tvAuthToken: try tokens.issue(role: .tv, sessionId: session.id, playerId: nil),
        wsUrl: address.get().webSocketURL))
  }

  private static let codeIsOver = APIError.notFound(
    "Koden gäller inte längre. Skärmen hämtar en ny. / "
      + "This code is not valid any more. The screen gets a new one.")

  /// Tokens are in it.
  private static func uncached(_ response: Response) -> Response {
    var response = response
    response.headers[.cacheControl] = "no-store"
    return response
  }
}
