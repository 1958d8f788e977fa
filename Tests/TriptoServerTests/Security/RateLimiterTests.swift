import Testing

@testable import TriptoGuard

@Suite struct RateLimiterTests {
  private let guest = ClientAddress("192.168.1.20")

  private func allowed(
    _ limiter: RateLimiter, _ action: RateLimitedAction, _ address: ClientAddress, tries: Int,
    nowMs: Int64
  ) -> Int {
    (0..<tries).filter { _ in
      limiter.attempt(action, from: address, nowMs: nowMs) == .allowed
    }.count
  }

  @Test(
    "SE7 120 sessions, 300 joins and 600 sockets per address and minute",
    arguments: [(RateLimitedAction.createSession, 120), (.join, 300), (.openSocket, 600)])
  func limits(action: RateLimitedAction, limit: Int) {
    let limiter = RateLimiter()
    #expect(allowed(limiter, action, guest, tries: 1_000, nowMs: 5_000) == limit)
    let neighbour = ClientAddress("192.168.1.21")
    #expect(limiter.attempt(action, from: neighbour, nowMs: 5_000) == .allowed)
  }

  @Test(
    "SE7 every kind of request has its limit, and is refused with the time to wait",
    arguments: RateLimitedAction.allCases)
  func everyKind(_ action: RateLimitedAction) {
    let limiter = RateLimiter()
    #expect(allowed(limiter, action, guest, tries: 10_000, nowMs: 0) == action.perMinute)
    guard case .refused(let seconds) = limiter.attempt(action, from: guest, nowMs: 30_000) else {
      Issue.record("\(action) is not limited")
      return
    }
    #expect((1...90).contains(seconds))
  }

  @Test("SE7 each kind of attempt has its own count")
  func kindsAreApart() {
    let limiter = RateLimiter()
    #expect(allowed(limiter, .createSession, guest, tries: 500, nowMs: 0) == 120)
    #expect(limiter.attempt(.join, from: guest, nowMs: 0) == .allowed)
  }

  @Test("SE7 a burst at the end of one minute counts in the next: the window slides")
  func slides() {
    let limiter = RateLimiter()
    #expect(allowed(limiter, .createSession, guest, tries: 1, nowMs: 0) == 1)
    #expect(allowed(limiter, .createSession, guest, tries: 500, nowMs: 59_000) == 119)
    #expect(allowed(limiter, .createSession, guest, tries: 500, nowMs: 61_000) < 10)
    #expect(allowed(limiter, .createSession, guest, tries: 500, nowMs: 180_000) == 120)
  }

  @Test("SE7 a refusal says how long to wait, and after that wait the attempt passes")
  func retryAfter() throws {
    let limiter = RateLimiter()
    _ = allowed(limiter, .createSession, guest, tries: 120, nowMs: 7_000)
    let decision = limiter.attempt(.createSession, from: guest, nowMs: 20_000)
    guard case .refused(let seconds) = decision else {
      Issue.record("expected a refusal, got \(decision)")
      return
    }
    #expect(seconds >= 1 && seconds <= 60)
    #expect(decision.message?.contains("\(seconds) s") == true)
    let later = 20_000 + Int64(seconds) * 1_000
    #expect(limiter.attempt(.createSession, from: guest, nowMs: later) == .allowed)
  }

  @Test("SE7 loopback is exempt", arguments: ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
  func loopback(text: String) {
    let limiter = RateLimiter()
    let address = ClientAddress(text)
    #expect(allowed(limiter, .createSession, address, tries: 1_000, nowMs: 0) == 1_000)
    #expect(limiter.count == 0)
  }

  @Test("SE7 many addresses use bounded memory, and keep no newcomer out")
  func bounded() {
    let limiter = RateLimiter(capacity: 100)
    for number in 0..<20_000 {
      let address = ClientAddress("10.\(number / 62_500).\(number / 250 % 250).\(number % 250)")
      #expect(limiter.attempt(.createSession, from: address, nowMs: 0) == .allowed)
    }
    #expect(limiter.count == 100)
    #expect(allowed(limiter, .createSession, guest, tries: 500, nowMs: 0) == 120)
    let late = ClientAddress("172.16.0.1")
    #expect(limiter.attempt(.createSession, from: late, nowMs: 300_000) == .allowed)
    #expect(limiter.count == 1)
  }

  @Test("SE7 a customer's whole IPv6 network has eight times what an address has")
  func network() {
    let limiter = RateLimiter(capacity: 100)
    let passed = (0..<20_000).count { number in
      let address = ClientAddress("2001:db8:1:\(String(number, radix: 16))::5")
      return limiter.attempt(.createSession, from: address, nowMs: 0) == .allowed
    }
    #expect(passed == 8 * 120)
    let neighbour = ClientAddress("2001:db8:2:1::5")
    #expect(limiter.attempt(.createSession, from: neighbour, nowMs: 0) == .allowed)
    #expect(ClientAddress("::ffff:192.168.1.20").network == nil)
  }

  @Test("SE7 one IPv6 household is one address; a mapped IPv4 address is that IPv4 address")
  func addressKeys() {
    #expect(ClientAddress("2001:db8:1:2::5") == ClientAddress("2001:db8:1:2:ffff::9"))
    #expect(ClientAddress("2001:db8:1:2::5") != ClientAddress("2001:db8:1:3::5"))
    #expect(ClientAddress("::ffff:192.168.1.20") == guest)
    #expect(ClientAddress("fe80::1%eth0") == ClientAddress("fe80::1"))
    #expect(!ClientAddress("not an address").isLoopback)
  }
}
