import HTTPTypes
package import TriptoGuard
package import TriptoRooms

extension RateLimiter {
  /// - Throws: 429 with a sentence in both languages and `Retry-After` (SE7).
  package func admit(
    _ action: RateLimitedAction, _ context: APIContext, _ clock: ServerClock
  ) throws(APIError) {
    let decision = attempt(action, from: context.clientAddress, nowMs: Int64(clock.nowMs()))
    guard case .refused(let seconds) = decision, let message = decision.message else { return }
    throw APIError(
      .tooManyRequests, "Too many requests", message, retryAfterSeconds: seconds)
  }
}
