import Hummingbird

/// SE4: in strict mode content and plans are for hosts.
struct ContentGuard: Sendable {
  let tokens: TokenService
  let isStrict: Bool

  /// - Parameter sessionID: whose host; nil for any.
  func admit(_ request: Request, sessionID: String? = nil) throws {
    guard isStrict else { return }
    guard isHost(request, of: sessionID) else { throw APIError.unauthorized }
  }

  func isHost(_ request: Request, of sessionID: String?) -> Bool {
    Bearer(tokens: tokens).allows([.host], of: sessionID, request)
  }
}
