import Testing
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@testable import TriptoGame

@Suite("EVE90 recollections in random games")
struct MemoryLeakTests {
  @Test(
    "EVE90 PR34 PR35 nothing that is not told can change which recollections hold",
    arguments: stride(from: UInt64(7_000), to: 7_060, by: 10).map { $0..<($0 + 10) })
  func noLeak(seeds: Range<UInt64>) throws {
    var held = 0
    for seed in seeds {
      for moment in try moments(seed) {
        for slot in [Recollection.Slot.brake, .verdict, .scoreboard, .finale] {
          let recollections = moment.state.recollections(at: slot)
          held += recollections.count
          let same = recollections == moment.state.scrambled.recollections(at: slot)
          #expect(same, "seed \(seed) \(slot) at \(moment.event)")
        }
      }
    }
    #expect(held > 300)
  }

  @Test(
    "EVE88 EVE89 what is said holds, in an evening, each line once a night",
    arguments: stride(from: UInt64(7_000), to: 7_060, by: 10).map { $0..<($0 + 10) })
  func said(seeds: Range<UInt64>) throws {
    for seed in seeds {
      var said: [String] = []
      for moment in try moments(seed) {
        guard let line = moment.state.speechNews.started?.clip.line,
          case .recalled(let recollection) = line.spoken
        else { continue }
        #expect(moment.state.recollections(at: recollection.slot).contains(recollection))
        said.append("\(recollection) \(line.variant)")
      }
      #expect(Set(said).count == said.count, "seed \(seed)")
    }
  }

  private func moments(_ seed: UInt64) throws -> [Moment] {
    var game = try RandomGame(seed: seed)
    for _ in 0..<RandomGame.steps { try game.step() }
    try game.finish()
    return game.table.moments
  }

  @Test("EVE90 what is told does change them: the scramble would notice a leak")
  func notices() throws {
    var table = try GameTable.spokenEvening(of: TestContent.itinerary(2, questions: 1))
    try table.playStop([.note(1)])
    try table.note(1)
    try table.play(to: .named)
    #expect(table.state.recollections(at: .verdict) != table.state.told.recollections(at: .verdict))
    #expect(table.state.told.recollections(at: .verdict).contains(.pair))
    #expect(!table.state.scrambled.told.recollections(at: .verdict).contains(.pair))
  }
}

extension GameState {
  /// The same night, but for everything that has not been shown.
  fileprivate var scrambled: GameState {
    var other = self
    for index in itinerary.indices where !isTold(index) {
      let number = 900 + index
      other.itinerary[index] = TestContent.itinerary(1, from: number)[0].sealed
    }
    for index in rounds.indices {
      if !isTold(index) { other.rounds[index].answers = rounds[index].answers.map(\.turned) }
      for question in rounds[index].followups.indices.dropFirst(rounds[index].scoredQuestions) {
        other.rounds[index].followups[question] = []
      }
    }
    return other
  }

  private func isTold(_ index: Int) -> Bool {
    guard rounds.indices.contains(index) else { return false }
    let round = rounds[index]
    return round.areScoresPublic || (endReason != nil && round.isScored)
  }

  fileprivate var told: GameState {
    var later = self
    later.rounds[later.rounds.count - 1].hasResults = true
    return later
  }
}

extension LockedAnswer {
  /// Right for wrong, and another place for the one that was named.
  fileprivate var turned: LockedAnswer {
    let verdict = isCorrect ? Verdict.place("Plats 2") : Verdict.right
    return LockedAnswer(
      seat: seat, text: text, level: level, clueLevel: clueLevel, isNote: isNote,
      isByChoice: isByChoice,
      lockedAtMs: lockedAtMs, verdict: Secret(verdict), speedBonus: 0)
  }
}
