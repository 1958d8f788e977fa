import NIOHTTP1
import TriptoGuard
import TriptoRooms
import TriptoSocket

extension House {
  /// Judges a request for the game's socket before it is answered (SE7, SE26, SE29). Whoever is let in is
  /// asked again by the gateway (WS3).
  func judge(_ head: HTTPRequestHead, from address: ClientAddress)
    -> WebSocketRoute.Judgement
  {
    let nowMs = Int64(clock.nowMs())
    if case .refused(let seconds) = limiter.attempt(.openSocket, from: address, nowMs: nowMs) {
      return .tooMany(retryAfterSeconds: seconds)
    }
    guard let token = Credentials(head).token else { return .stranger }
    let session = tokens.claims(of: token).flatMap { registry.session(id: $0.sessionId) }
    if session != nil { return .known }
    return registry.isClosing ? .closing : .stranger
  }
}
