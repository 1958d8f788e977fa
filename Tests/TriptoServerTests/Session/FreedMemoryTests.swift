import Testing

@testable import TriptoHouse

@Suite struct FreedMemoryTests {
  @Test("ST44 memory is given back when games have ended, and not more than every ten seconds")
  func due() {
    var freed = FreedMemory()
    let pause = FreedMemory.pauseMs
    let steps: [(games: Int, nowMs: Int, isDue: Bool)] = [
      (0, 0, false), (3, 1_000, false), (2, 2_000, true), (2, 3_000, false), (1, 4_000, false),
      (1, 2_000 + pause - 1, false), (1, 2_000 + pause, true), (1, 90_000, false),
      (5, 91_000, false), (5, 92_000, false), (0, 93_000, true),
    ]
    for step in steps {
      #expect(freed.isDue(games: step.games, nowMs: step.nowMs) == step.isDue, "\(step)")
    }
    FreedMemory.giveBack()
  }
}
