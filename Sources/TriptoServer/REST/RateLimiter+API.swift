extension RateLimiter {
  /// - Throws: 429 with a sentence in both languages (SE7).
  func admit(
    _ action: RateLimitedAction, _ context: APIContext, _ clock: ServerClock
  ) throws(APIError) {
    let decision = attempt(action, from: context.clientAddress, nowMs: Int64(clock.nowMs()))
    if let message = decision.message {
      throw APIError(.tooManyRequests, "Too many requests", message)
    }
  }
}
