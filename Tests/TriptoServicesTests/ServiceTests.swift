import Foundation
import Testing
import TriptoKernel
import TriptoTestServices

@testable import TriptoServices

@Suite("A service that is asked with a key") struct ServiceTests {
  private static let key = "sk-very-secret-5551"

  private func post(
    _ url: String, limit: Double = 20, largestAnswer: Int = 1_000,
    retry: Retry = Retry(waits: [], longestWait: .zero)
  ) async throws -> ServiceAnswer {
    try await Service(limit: limit, largestAnswer: largestAnswer, retry: retry).ask(
      ServiceQuestion(
        url: url, fields: [.bearer(Sensitive(Self.key)), .plain("version", "7")],
        json: Data("{}".utf8)))
  }

  private func retry(_ clock: InstantClock, jitter: ClosedRange<Double> = 1...1) -> Retry {
    Retry(
      waits: [.seconds(2), .seconds(4)], longestWait: .seconds(30), jitter: jitter, clock: clock)
  }

  @Test("the fields and the JSON arrive, and the body and its kind come back")
  func asks() async throws {
    let reply = LoopbackService.Answer.reply(200, ["content-type": "text/x"], Data("yes".utf8))
    try await LoopbackService.with(reply) { service in
      let answer = try await post(service.base + "/ask")
      #expect(answer == ServiceAnswer(body: Data("yes".utf8), contentType: "text/x"))
      let heard = try #require(service.heard.first)
      #expect(heard.uri == "/ask" && heard.body == "{}")
      #expect(heard.headers["authorization"] == "Bearer \(Self.key)")
      #expect(heard.headers["version"] == "7")
      #expect(heard.headers["content-type"] == "application/json")
    }
  }

  @Test(
    "whatever a service says when it has taken something is an answer", arguments: [201, 202, 204])
  func taken(_ status: Int) async throws {
    try await LoopbackService.with(.reply(status)) { service in
      let answer = try await post(service.base)
      #expect(answer.body.isEmpty)
    }
  }

  @Test(
    "a redirect is a refusal: nothing goes to where it leads", arguments: [301, 302, 307, 308])
  func redirects(_ status: Int) async throws {
    try await LoopbackService.with(.reply(200)) { other in
      let elsewhere = ["location": other.base + "/ask"]
      try await LoopbackService.with(.reply(status, elsewhere)) { service in
        await #expect(throws: ServiceError.refused(status: status)) {
          try await post(service.base + "/ask", retry: retry(InstantClock()))
        }
        #expect(service.heard.count == 1)
      }
      #expect(other.heard.isEmpty)
    }
  }

  @Test("what may pass is asked again, after the waits", arguments: [408, 429, 500, 503])
  func passing(_ status: Int) async throws {
    let clock = InstantClock()
    try await LoopbackService.with(.reply(status), .reply(status), .reply(200)) { service in
      _ = try await post(service.base, retry: retry(clock))
      #expect(service.heard.count == 3)
    }
    #expect(clock.sleeps == [.seconds(2), .seconds(4)])
  }

  @Test("what does not pass is not asked again", arguments: [400, 401, 402, 403, 404, 418])
  func final(_ status: Int) async throws {
    let clock = InstantClock()
    try await LoopbackService.with(.reply(status)) { service in
      await #expect(throws: ServiceError.refused(status: status)) {
        try await post(service.base, retry: retry(clock))
      }
      #expect(service.heard.count == 1)
    }
    #expect(clock.sleeps.isEmpty)
  }

  @Test("a service may ask for a longer wait, but not for too long a one, and for no shorter one")
  func wishes() async throws {
    let clock = InstantClock()
    try await LoopbackService.with(
      .reply(429, ["retry-after": "30"]), .reply(503, ["retry-after": "1"]), .reply(200)
    ) { service in _ = try await post(service.base, retry: retry(clock)) }
    #expect(clock.sleeps == [.seconds(30), .seconds(4)])
    try await LoopbackService.with(.reply(429, ["retry-after": "31"])) { service in
      await #expect(throws: ServiceError.busy(after: .seconds(31))) {
        try await post(service.base, retry: retry(clock))
      }
      #expect(service.heard.count == 1)
    }
  }

  @Test(
    "RE75 an answer that says that the quota is spent is not asked again, whatever its status",
    arguments: [
      (401, #"{"detail":{"status":"quota_exceeded"}}"#),
      (402, #"{"error":{"code":"billing_hard_limit_reached"}}"#),
      (429, #"{"error":{"code":"insufficient_quota"}}"#),
    ])
  func quota(_ status: Int, _ body: String) async throws {
    let clock = InstantClock()
    try await LoopbackService.with(.reply(status, [:], Data(body.utf8))) { service in
      await #expect(throws: ServiceError.quotaSpent(status: status)) {
        try await post(service.base, retry: retry(clock))
      }
      #expect(service.heard.count == 1)
    }
    #expect(clock.sleeps.isEmpty)
  }

  @Test("RE75 a long refusal is read no further than it helps, and its status counts")
  func longRefusal() async throws {
    let long = Data(repeating: 0x41, count: 100_000) + Data("insufficient_quota".utf8)
    try await LoopbackService.with(.reply(429, [:], long)) { service in
      await #expect(throws: ServiceError.busy(after: nil)) { try await post(service.base) }
    }
  }

  @Test("the waits are spread as far as the jitter says")
  func jitter() async throws {
    let clock = InstantClock()
    try await LoopbackService.with(.reply(500)) { service in
      for _ in 0..<10 {
        await #expect(throws: ServiceError.refused(status: 500)) {
          try await post(service.base, retry: retry(clock, jitter: 0.8...1.2))
        }
      }
    }
    let firsts = clock.sleeps.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    #expect(firsts.count == 10 && Set(firsts).count > 1)
    #expect(firsts.allSatisfy { (.seconds(1.6)...Duration.seconds(2.4)).contains($0) })
  }

  @Test("silence, and an answer that stops without an end, are given up and asked for again")
  func silence() async throws {
    let half = LoopbackService.Answer.stalled(Data(repeating: 0x41, count: 900))
    for answer in [LoopbackService.Answer.hang, half] {
      let clock = InstantClock()
      try await LoopbackService.with(answer) { service in
        await #expect(throws: ServiceError.timedOut) {
          try await post(service.base, limit: 0.5, retry: retry(clock))
        }
      }
      #expect(clock.sleeps == [.seconds(2), .seconds(4)])
    }
  }

  @Test("a body that is too long, one that is cut short and nobody at all are told apart")
  func failures() async throws {
    let long = Data(repeating: 0x41, count: 1_001)
    try await LoopbackService.with(.reply(200, [:], long)) { service in
      await #expect(throws: ServiceError.tooLong(limit: 1_000)) { try await post(service.base) }
    }
    try await LoopbackService.with(.truncated(Data(repeating: 0x41, count: 900))) { service in
      await #expect(throws: ServiceError.cutShort) { try await post(service.base) }
    }
    await #expect(throws: ServiceError.unreachable) { try await post("not an address") }
  }

  @Test("cancelling ends a question that hangs")
  func cancelling() async throws {
    try await LoopbackService.with(.hang) { service in
      let base = service.base
      let task = Task { try await post(base, limit: 600) }
      for await _ in service.arrivals { break }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test("SE6 API keys are never logged: no description and no dump shows one")
  func hidden() {
    let key = Sensitive(Self.key)
    let question = ServiceQuestion(
      url: "", fields: [.bearer(key), .key("x-api-key", key)], json: Data())
    var shown = "\(key) \(String(reflecting: key)) \(question) \(String(reflecting: question))"
    dump(question, to: &shown)
    #expect(!shown.contains(Self.key) && "\(key)" == "•••")
    #expect(Sensitive("").isEmpty && !key.isEmpty)
  }
}
