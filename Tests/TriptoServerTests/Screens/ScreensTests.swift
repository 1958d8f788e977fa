import Testing

@testable import TriptoGuard

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

  func open(
    _ token: String = "t", from address: String = "tv", atMs nowMs: Int = 0
  ) -> OpenedScreen? {
    screens.open(token: token, from: address, nowMs: nowMs, using: &chance)
  }

  func pair(_ code: String, _ sessionID: String, atMs nowMs: Int) -> Bool {
    screens.pair(
      code, with: ScreenGame(sessionID: sessionID, joinCode: "ABCDEF"), nowMs: nowMs)
  }

  func outcome(_ code: String, _ token: String = "t", atMs nowMs: Int) -> ScreenOutcome? {
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
    let first = screens.open(token: "a", from: "tv", nowMs: 0, using: &chance)
    let second = screens.open(token: "b", from: "tv", nowMs: 0, using: &chance)
    #expect(first?.code == "AAAAA")
    #expect(second != nil && second?.code != "AAAAA")
  }

  @Test(
    "RE70 a thousand screens of as many addresses may wait; when their time is up there is room")
  func bounded() {
    for number in 1...Screens.most { #expect(hall.open(from: "\(number)") != nil) }
    #expect(hall.open(from: "late", atMs: 599_999) == nil)
    #expect(hall.open(from: "late", atMs: 600_000) != nil)
  }

  @Test("RE70 whoever opens the most makes room for others, the oldest first")
  func crowded() throws {
    let guest = try #require(hall.open(from: "guest")).code
    let codes = (2...Screens.most).compactMap { hall.open(from: "flood \($0 % 3)", atMs: $0)?.code }
    #expect(codes.count == Screens.most - 1)
    for number in 1...500 { #expect(hall.open(from: "flood \(number % 3)", atMs: 2_000) != nil) }
    let late = try #require(hall.open(from: "late", atMs: 3_000)).code
    for code in [guest, late] { #expect(hall.outcome(code, atMs: 3_000) == .waiting) }
    #expect(hall.outcome(codes[0], atMs: 3_000) == nil)
    #expect(hall.outcome(codes[codes.count - 1], atMs: 3_000) == .waiting)
  }

  @Test("RE71 a waiting screen goes to one game, and the same game may ask again")
  func pairing() throws {
    let code = try #require(hall.open()).code
    #expect(!hall.pair(code == "AAAAA" ? "BBBBB" : "AAAAA", "game", atMs: 1))
    #expect(hall.outcome(code, atMs: 1) == .waiting)
    #expect(hall.pair(code, "game", atMs: 1))
    #expect(hall.pair(code, "game", atMs: 2))
    #expect(!hall.pair(code, "other", atMs: 3))
    #expect(
      hall.outcome(code, atMs: 3)
        == .paired(ScreenGame(sessionID: "game", joinCode: "ABCDEF")))
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
