import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOPosix
import Synchronization
import Testing
import TriptoStore
import TriptoTestRedis

@testable import TriptoCluster
@testable import TriptoGuard
@testable import TriptoHTTP
@testable import TriptoRooms

@Suite("Limits that nodes share", .timeLimit(.minutes(1)))
struct SharedLimitTests {
  private let guest = ClientAddress("192.168.1.20")

  private func leases(_ url: String) async throws -> RedisLeases {
    let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    return try await RedisLeases.open(
      url, key: [1], on: MultiThreadedEventLoopGroup.singleton, quiet)
  }

  private func limiters(_ leases: RedisLeases..., log: LogBook = LogBook()) -> [RateLimiter] {
    leases.map { RateLimiter(shared: $0.limits(log.logger)) }
  }

  private func allowed(
    _ limiters: [RateLimiter], _ action: RateLimitedAction, _ address: ClientAddress, tries: Int
  ) async -> Int {
    var count = 0
    for number in 0..<tries {
      let limiter = limiters[number % limiters.count]
      guard limiter.attempt(action, from: address, nowMs: 0) == .allowed else { continue }
      if await limiter.attemptShared(action, from: address) == .allowed { count += 1 }
    }
    return count
  }

  @Test("CL9 SE7 guesses at two nodes are counted together, each address and kind for itself")
  func together() async throws {
    let server = try await RedisServer()
    let (a, b) = (try await leases(server.url()), try await leases(server.url()))
    let nodes = limiters(a, b)
    #expect(await allowed(nodes, .showOnScreen, guest, tries: 60) == 20)
    guard case .refused(let seconds) = await nodes[0].attemptShared(.showOnScreen, from: guest)
    else {
      Issue.record("more than 20")
      return
    }
    #expect((1...120).contains(seconds))
    let neighbour = ClientAddress("192.168.1.21")
    #expect(await allowed(nodes, .showOnScreen, neighbour, tries: 3) == 3)
    #expect(await allowed(nodes, .openScreen, guest, tries: 60) == 30)
    #expect(await allowed(nodes, .showOnScreen, ClientAddress("127.0.0.1"), tries: 50) == 50)
    for each in [a, b] { await each.close() }
  }

  @Test("CL9 a network of IPv6 has eight times as much over all nodes, whatever its addresses")
  func network() async throws {
    let server = try await RedisServer()
    let (a, b) = (try await leases(server.url()), try await leases(server.url()))
    let nodes = limiters(a, b)
    var count = 0
    for number in 0..<20 {
      let address = ClientAddress("2001:db8:1:\(number)::1")
      count += await allowed(nodes, .showOnScreen, address, tries: 20)
    }
    #expect(count == 160)
    for each in [a, b] { await each.close() }
  }

  @Test("CL9 while Redis is away each node counts by itself, and says so once")
  func away() async throws {
    let server = try await RedisServer()
    let log = LogBook()
    let a = try await leases(server.url())
    let nodes = limiters(a, a, log: log)
    #expect(await allowed([nodes[0]], .showOnScreen, guest, tries: 5) == 5)
    await server.kill()
    #expect(await allowed([nodes[0]], .showOnScreen, guest, tries: 60) == 15)
    #expect(log.warnings.filter { $0.contains("by itself") }.count == 1)
    await a.close()
  }

  @Test("CL9 a request that another node passes on is counted by the game's node, for its client")
  func passedOn() async throws {
    let limits = CountedLimits()
    let router = Router(context: APIContext.self)
    router.add(middleware: RelayedMiddleware())
    let routes = Routes(router, limiter: RateLimiter(shared: limits), clock: ServerClock())
    routes.get("/guess", .showOnScreen) { _, _ in Response(status: .noContent) }
    try await Application(router: router).test(.router) { client in
      let direct = try await client.execute(uri: "/guess", method: .get)
      #expect(direct.status == .tooManyRequests && direct.headers[.retryAfter] == "7")
      let name = try #require(HTTPField.Name("Tripto-Relayed-For"))
      let passed = try await client.execute(
        uri: "/guess", method: .get, headers: [name: "192.168.1.20"])
      #expect(passed.status == .tooManyRequests)
    }
    #expect(limits.counted.withLock { $0 } == ["", "192.168.1.20"].map(ClientAddress.init))
  }
}

/// Refuses and counts.
private final class CountedLimits: SharedLimits {
  let counted = Mutex<[ClientAddress]>([])

  func attempt(_ action: RateLimitedAction, from address: ClientAddress) async -> RateDecision? {
    counted.withLock { $0.append(address) }
    return .refused(retryAfterSeconds: 7)
  }
}

/// Believes whoever says that it passes a request on.
private struct RelayedMiddleware: RouterMiddleware {
  func handle(
    _ request: Request, context: APIContext,
    next: (Request, APIContext) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.relayedFor = HTTPField.Name("Tripto-Relayed-For").flatMap { request.headers[$0] }
    return try await next(request, context)
  }
}
