import Foundation
import Testing
import TriptoPlan
import TriptoShow
import TriptoTestTable
import TriptoViews
import TriptoWire

@testable import TriptoGame

@Suite("Two hundred random games")
struct SimulationTests {
  /// Twenty games each.
  static let batches = stride(from: UInt64(0), to: 200, by: 20).map { $0..<($0 + 20) }

  @Test(
    "PR34 PR35 SC7 BR20 ST1 PR1 no leak, no broken rule, an end and an equal replay",
    arguments: batches)
  func games(seeds: Range<UInt64>) throws {
    var sightings = 0
    var refusals = 0
    for seed in seeds {
      var game = try RandomGame(seed: seed)
      for _ in 0..<RandomGame.steps { try game.step() }
      try game.finish()
      sightings += try inspect(game.table, seed)
      refusals += game.refusals
    }
    #expect(sightings > 1_000 && refusals > 100)
  }

  /// - Returns: how many allowed tokens the canary saw.
  private func inspect(_ table: GameTable, _ seed: UInt64) throws -> Int {
    var canary = Canary()
    var invariants = Invariants(table.genesis)
    for moment in table.moments {
      #expect(invariants.breaches(in: moment) == [], "seed \(seed)")
      #expect(canary.leaks(of: moment) == [], "seed \(seed)")
    }
    #expect(table.state.phase == .roundEnd, "ST22 seed \(seed)")
    let bytes = try JSONEncoder().encode(table.journal)
    let lines = try JSONDecoder().decode([GameTable.Line].self, from: bytes)
    #expect(try GameTable.replay(lines, on: table.genesis) == table.state, "ST40 seed \(seed)")
    return canary.sightings
  }

  @Test("EVE86 the invariants notice a clue that is too short after a release")
  func invariantsNoticeRelease() throws {
    var table = try GameTable.evening()
    try table.pull(1)
    try table.run(.release, by: .player(1))
    var invariants = Invariants(table.genesis)
    let released = try #require(table.moments.last)
    #expect(invariants.breaches(in: released).allSatisfy { !$0.contains("EVE86") })
    let late = Moment(event: released.event, state: released.state, atMs: table.nowMs + 28_000)
    #expect(invariants.breaches(in: late).contains { $0.contains("EVE86") })
  }

  @Test("The random games visit every phase, and every host command is accepted somewhere")
  func coverage() throws {
    var phases: Set<Phase> = []
    var commands: Set<String> = []
    for seed in UInt64(1_000)..<1_060 {
      var game = try RandomGame(seed: seed)
      for _ in 0..<RandomGame.steps { try game.step() }
      try game.finish()
      phases.formUnion(game.table.moments.map(\.state.phase))
      commands.formUnion(
        game.table.journal.map { String("\($0.command)".prefix { $0 != "(" }) })
    }
    #expect(phases == Set(Phase.allCases).subtracting([.preparingRound]))
    #expect(
      commands.isSuperset(of: [
        "pause", "resume", "skip", "forceReveal", "nextDestination", "endGame", "kick", "rename",
        "setVerdict", "replayClue", "extendTimer", "offerHandover", "setSettings", "selectPack",
        "setPlan", "lockLobby", "lockAnswer", "answerFollowup", "restart", "react", "join", "draft",
        "rematch", "drawCarriages",
        "release",
        "seat",
      ]))
  }

  @Test(
    "PR34 the canary sings at the destination's name, country, alias and pack id in a byte sent")
  func canarySings() throws {
    let table = try GameTable.atClue(2)
    let host = Messages(table.state, atMs: table.nowMs).snapshot(for: .host)
    let seen = Set(Canary.tokens(host.jsonBytes()))
    let leaked = seen.subtracting(Canary.allowed(table.state, for: .tv))
    #expect(leaked == Set(TestContent.placeTokens(1)))
  }

  @Test("ST1 the invariants notice a phase that is skipped")
  func invariantsNotice() throws {
    var table = try GameTable.atClue(2)
    try table.play(toPhase: .roundEnd)
    var invariants = Invariants(table.genesis)
    let last = try #require(table.moments.last)
    #expect(!invariants.breaches(in: last).isEmpty)
  }

  @Test("ST33 the invariants notice a clue that is presented while the game is paused")
  func invariantsNoticePause() throws {
    var table = try GameTable.atClue()
    try table.host(.pause)
    var invariants = Invariants(table.genesis)
    let paused = try #require(table.moments.last)
    #expect(invariants.breaches(in: paused).allSatisfy { !$0.contains("ST33") })
    let clue = Moment(event: .clueStarted(.brakeReleased), state: table.state, atMs: table.nowMs)
    #expect(invariants.breaches(in: clue).contains { $0.contains("ST33") })
  }
}
