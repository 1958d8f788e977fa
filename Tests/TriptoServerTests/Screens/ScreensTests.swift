import Testing

@testable import TriptoServer

/// The same sign again and again, so that every first draw is taken.
private struct Stuck: RandomNumberGenerator {
  var draws = 0
  mutating func next() -> UInt64 {
    draws += 1
    return draws <= 2 * Screens.codeLength ? 0 : UInt64.max
  }
}

/// The screens of one server.
private final class Hall {
  private var screens = Screens()
  private var chance = SystemRandomNumberGenerator()

  func open(_ token: String = "t", atMs nowMs: Int = 0) -> (code: String, expiresAtMs: Int)? {
    screens.open(token: token, nowMs: nowMs, using: &chance)
  }

  func pair(_ code: String, _ sessionID: String, atMs nowMs: Int) -> Bool {
    screens.pair(code, with: sessionID, nowMs: nowMs)
  }

  func outcome(_ code: String, _ token: String = "t", atMs nowMs: Int) -> Screens.Outcome? {
    screens.outcome(of: code, token: token, nowMs: nowMs)
  }
}

@Suite struct ScreensTests {
  private let hall = Hall()

  @Test("RE70 a code has five signs of the join code's alphabet")
  func code() throws {
    let screen = try #require(hall.open())
    #expect(screen.code.count == 5 && screen.code.allSatisfy(JoinCode.alphabet.contains))
    #expect(screen.expiresAtMs == 600_000)
  }

  @Test("RE70 no two open screens have the same code")
  func unique() throws {
    var screens = Screens()
    var chance = Stuck()
    let first = screens.open(token: "a", nowMs: 0, using: &chance)
    let second = screens.open(token: "b", nowMs: 0, using: &chance)
    #expect(first?.code == "AAAAA")
    #expect(second != nil && second?.code != "AAAAA")
  }

  @Test("RE70 a thousand screens may wait; when their time is up there is room again")
  func bounded() {
    for _ in 1...Screens.most { #expect(hall.open() != nil) }
    #expect(hall.open(atMs: 599_999) == nil)
    #expect(hall.open(atMs: 600_000) != nil)
  }

  @Test("RE71 a waiting screen goes to one game, and the same game may ask again")
  func pairing() throws {
    let code = try #require(hall.open()).code
    #expect(!hall.pair(code == "AAAAA" ? "BBBBB" : "AAAAA", "game", atMs: 1))
    #expect(hall.outcome(code, atMs: 1) == .waiting)
    #expect(hall.pair(code, "game", atMs: 1))
    #expect(hall.pair(code, "game", atMs: 2))
    #expect(!hall.pair(code, "other", atMs: 3))
    #expect(hall.outcome(code, atMs: 3) == .paired(sessionID: "game"))
  }

  @Test("RE72 only its own token tells, and only while the code is valid")
  func secret() throws {
    let code = try #require(hall.open()).code
    #expect(hall.outcome(code, "x", atMs: 1) == nil)
    #expect(hall.outcome(code, "", atMs: 1) == nil)
    #expect(hall.outcome(code, atMs: 600_000) == nil)
    #expect(!hall.pair(code, "game", atMs: 600_000))
  }
}
