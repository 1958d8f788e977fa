import Hummingbird

/// SE4: in strict mode content and plans are for hosts.
struct ContentGuard: Sendable {
  let tokens: TokenService
  let isStrict: Bool

  /// - Parameter sessionID: whose host; nil for any.
  func admit(_ request: Request, sessionID: String? = nil) throws {
    guard isStrict else { return }
    let bearer = Bearer(tokens: tokens)
    guard bearer.claims([.host], of: sessionID, request) != nil else {
      throw APIError.unauthorized
    }
  }

  func admit(_ request: Request, to session: Session) async throws {
    guard isStrict else { return }
    guard await isHost(request, of: session) else { throw APIError.unauthorized }
  }

  func isHost(_ request: Request, of session: Session) async -> Bool {
    await Bearer(tokens: tokens).allows([.host], of: session, request)
  }
}
