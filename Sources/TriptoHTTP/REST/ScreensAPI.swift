import Hummingbird
import TriptoGuard
import TriptoKernel
import TriptoRooms
import TriptoWire

/// A screen gets its game from whoever reads its code (RE70–RE72).
final class ScreensAPI: Sendable {
  private let services: SessionServices
  private let tokens: TokenService
  private let address: AddressBook
  private let screens: any WaitingScreens

  init(_ services: SessionServices, tokens: TokenService, address: AddressBook) {
    self.services = services
    self.tokens = tokens
    self.address = address
    screens = services.membership?.screens ?? LocalScreens()
  }

  func add(to routes: Routes) {
    routes.post("/v1/screens", .openScreen, use: open)
    routes.get("/v1/screens/:code", .readScreen, use: look)
    routes.post("/v1/sessions/:id/screens", .showOnScreen, use: show)
  }

  /// RE70: a screen asks for a code to show
  private func open(_ request: Request, _ context: APIContext) async throws -> Response {
    let token = SecureID.uuid()
    let (address, nowMs) = (context.clientAddress, services.clock.nowMs())
    let opened = try await asked {
      try await $0.open(token: token, from: address.network ?? address.key, nowMs: nowMs)
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
    let game = ScreenGame(sessionID: session.id, joinCode: session.joinCode)
    guard let code = JoinCode.normalized(body.screenCode, length: Screens.codeLength),
      try await asked({ try await $0.pair(code, with: game, nowMs: nowMs) })
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
    let outcome = try await asked { try await $0.outcome(of: code, token: token, nowMs: nowMs) }
    switch outcome {
    case .waiting: return Self.uncached(.json(ScreenStatus.waiting))
    case .paired(let game): return Self.uncached(.json(try await paired(with: game)))
    case nil: throw Self.codeIsOver
    }
  }

  private func paired(with game: ScreenGame) async throws -> ScreenStatus {
    guard try await isThere(game) else { throw Self.codeIsOver }
    return .paired(
      PairedScreen(
        sessionId: SessionID(rawValue: game.sessionID), joinCode: game.joinCode,
        tvAuthToken: try tokens.issue(role: .tv, sessionId: game.sessionID, playerId: nil),
        wsUrl: address.get().webSocketURL))
  }

  /// Whether the game is still on, here or on another node (CL3).
  private func isThere(_ game: ScreenGame) async throws -> Bool {
    if services.directory.session(id: game.sessionID) != nil { return true }
    guard let locator = services.membership?.locator else { return false }
    switch await locator.place(ofSession: game.sessionID) {
    case .here, .at: return true
    case .nowhere: return false
    case .unsettled: throw APIError.moving
    }
  }

  private func asked<Value>(
    _ ask: (any WaitingScreens) async throws -> Value
  ) async throws -> Value {
    do {
      return try await ask(screens)
    } catch is ScreensAway {
      throw APIError(
        .serviceUnavailable, "Service Unavailable",
        "Skärmarnas koder går inte att nå just nu. Försök igen. / "
          + "The screens' codes cannot be reached right now. Try again.",
        retryAfterSeconds: 1)
    }
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
