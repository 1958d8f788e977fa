import Hummingbird
import TriptoGuard
import TriptoRooms
import TriptoWire

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
