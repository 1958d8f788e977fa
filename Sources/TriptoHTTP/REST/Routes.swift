public import Hummingbird
public import NIOCore
package import TriptoGuard
package import TriptoRooms

/// The routes of one listener. There is no way to add one without its limit (SE7).
struct Routes {
  typealias Handler = @Sendable (Request, APIContext) async throws -> Response

  private let router: Router<APIContext>
  private let limiter: RateLimiter
  private let clock: ServerClock

  init(_ router: Router<APIContext>, limiter: RateLimiter, clock: ServerClock) {
    self.router = router
    self.limiter = limiter
    self.clock = clock
  }

  func get(_ path: RouterPath, _ limit: RateLimitedAction, use handler: @escaping Handler) {
    on(path, .get, limit, handler)
  }

  func post(_ path: RouterPath, _ limit: RateLimitedAction, use handler: @escaping Handler) {
    on(path, .post, limit, handler)
  }

  func put(_ path: RouterPath, _ limit: RateLimitedAction, use handler: @escaping Handler) {
    on(path, .put, limit, handler)
  }

  func delete(_ path: RouterPath, _ limit: RateLimitedAction, use handler: @escaping Handler) {
    on(path, .delete, limit, handler)
  }

  private func on(
    _ path: RouterPath, _ method: HTTPRequest.Method, _ limit: RateLimitedAction,
    _ handler: @escaping Handler
  ) {
    let (limiter, clock) = (limiter, clock)
    router.on(path, method: method) { request, context in
      try limiter.admit(limit, context, clock)
      try await limiter.admitShared(limit, context)
      return try await handler(request, context)
    }
  }
}

/// SE7: counts every request, whatever it asks for.
struct RequestLimit: RouterMiddleware {
  typealias Context = APIContext
  let limiter: RateLimiter
  let clock: ServerClock

  func handle(_ request: Request, context: APIContext, next: Next) async throws -> Response {
    try limiter.admit(.request, context, clock)
    return try await next(request, context)
  }
}

extension RateLimiter {
  /// - Throws: 429 with a sentence in both languages and `Retry-After` (SE7).
  package func admit(
    _ action: RateLimitedAction, _ context: APIContext, _ clock: ServerClock
  ) throws(APIError) {
    try Self.admit(
      attempt(action, from: context.clientAddress, nowMs: Int64(clock.nowMs())))
  }

  /// CL9: counts for all nodes; what is passed on is counted by its game's node, for the client
  ///
  /// - Throws: 429, as `admit` does.
  func admitShared(_ action: RateLimitedAction, _ context: APIContext) async throws(APIError) {
    try Self.admit(await attemptShared(action, from: context.clientAddress))
  }

  private static func admit(_ decision: RateDecision) throws(APIError) {
    guard case .refused(let seconds) = decision, let message = decision.message else { return }
    throw APIError(
      .tooManyRequests, "Too many requests", message, retryAfterSeconds: seconds)
  }
}

/// What stands behind a middleware.
typealias Next = (Request, APIContext) async throws -> Response

/// What a handler knows of its request beside the request.
public struct APIContext: RequestContext, RemoteAddressRequestContext {
  public var coreContext: CoreRequestContextStorage
  public let remoteAddress: SocketAddress?
  /// The client's address, where another node stands between (CL3).
  var relayedFor: String?

  public init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    remoteAddress = source.channel.remoteAddress
  }

  /// The client's address as text; nil where the channel has none.
  var clientText: String? { relayedFor ?? remoteAddress?.ipAddress }

  package var clientAddress: ClientAddress { ClientAddress(clientText ?? "") }
}
