import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import NIOHTTP1
import Testing
import TriptoSocket

@testable import TriptoGuard
@testable import TriptoHTTP
@testable import TriptoRooms

@Suite("Failures become answers")
struct FailureTests {
  /// What comes of a request whose handler throws `error`.
  private func answer(to error: any Error & Sendable) async throws -> TestResponse {
    let router = Router(context: APIContext.self)
    router.add(middleware: FailureMiddleware())
    router.get("/") { _, _ -> String in throw error }
    return try await Application(router: router).test(.router) {
      try await $0.execute(uri: "/", method: .get)
    }
  }

  @Test("SE28 a body that did not come in time is answered with 408,")
  func tooSlow() async throws {
    let response = try await answer(to: RequestTooSlow())
    #expect(response.status == .requestTimeout)
    #expect(String(buffer: response.body).contains(#""error":"Request timeout""#))
  }

  @Test(
    "SE22 RE1 what cannot be read is the client's fault: 400",
    arguments: [HTTPParserError.invalidChunkSize, .unknown, .invalidHeaderToken])
  func unreadable(_ error: HTTPParserError) async throws {
    let response = try await answer(to: error)
    #expect(response.status == .badRequest)
    #expect(String(buffer: response.body).contains(#""error":"Bad request""#))
  }

  @Test("SE22 a request whose client has gone away gets 400, as what is no HTTP does")
  func gone() async throws {
    #expect(try await answer(to: ChannelError.inputClosed).status == .badRequest)
  }

  @Test("RE1 an error that nothing foresees is ours: status 500")
  func ours() async throws {
    struct Surprise: Error {}
    #expect(try await answer(to: Surprise()).status == .internalServerError)
  }
}

@Suite("Routes and their limits")
struct RoutesTests {
  private func statuses(
    _ action: RateLimitedAction, _ tries: Int
  ) async throws -> [TestResponse] {
    let router = Router(context: APIContext.self)
    router.add(middleware: FailureMiddleware())
    let routes = Routes(router, limiter: RateLimiter(), clock: ServerClock())
    routes.get("/x", action) { _, _ in Response(status: .noContent) }
    routes.post("/x", action) { _, _ in Response(status: .noContent) }
    return try await Application(router: router).test(.router) { client in
      var answers: [TestResponse] = []
      for number in 0..<tries {
        answers.append(
          try await client.execute(uri: "/x", method: number % 2 == 0 ? .get : .post))
      }
      return answers
    }
  }

  @Test("SE7 a route takes what its kind allows, whatever the method, and then 429 with the wait")
  func limited() async throws {
    for action in [RateLimitedAction.history, .speak, .writePacks] {
      let answers = try await statuses(action, action.perMinute + 1)
      #expect(answers.dropLast().allSatisfy { $0.status == .noContent })
      let last = try #require(answers.last)
      #expect(last.status == .tooManyRequests)
      #expect(last.headers[.retryAfter].flatMap { Int($0) }.map((1...120).contains) == true)
      #expect(String(buffer: last.body).contains(#""error":"Too many requests""#))
    }
  }
}
