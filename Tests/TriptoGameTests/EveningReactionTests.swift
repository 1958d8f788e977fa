import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("EVE25 reactions of an evening")
struct EveningReactionTests {
  private let clap = Command.react("👏")

  @Test("EVE25 PA45 one per 2 s and player")
  func rate() throws {
    var table = try GameTable.lobby(settings: .ofEvening)
    #expect(try table.run(clap, by: .player(1)) == [.reaction(seat(1), "👏")])
    try table.wait(1_999)
    expectRefused(clap, by: .player(1), .rateLimited, at: table)
    #expect(table.trial(clap, by: .player(2)).refusal == nil)
    try table.wait(1)
    try table.run(clap, by: .player(1))
  }

  @Test("EVE25 between answers from everybody, while others think from who has answered alone")
  func phases() throws {
    var table = try GameTable.started(destinations: 2, settings: .ofEvening)
    func mayReact(_ number: Int) -> Bool {
      table.trial(clap, by: .player(number)).refusal == nil
    }
    #expect(mayReact(1) && mayReact(2))
    try table.play(to: .clue)
    #expect(!mayReact(1) && !mayReact(2))
    try table.pull(1)
    #expect(!mayReact(1) && !mayReact(2))
    try table.lock(1)
    #expect(mayReact(1) && !mayReact(2))
    try table.play(toPhase: .revealDestination)
    #expect(mayReact(1) && mayReact(2))
    try table.play(to: .question)
    try table.answer(2)
    #expect(!mayReact(1) && mayReact(2))
    for phase in [Phase.scoreboard, .finalResults, .roundEnd] {
      try table.play(toPhase: phase)
      #expect(mayReact(1) && mayReact(2), "\(phase)")
    }
  }

  @Test("EVE25 in a pause of the host's INVALID_PHASE, with reactions off INVALID_OPERATION")
  func off() throws {
    var table = try GameTable.started(settings: .ofEvening)
    try table.host(.pause)
    expectRefused(clap, by: .player(1), .invalidPhase, at: table)
    try table.host(.resume)
    var settings = table.state.settings
    settings.evening?.reactions = false
    try table.host(.setSettings(settings))
    expectRefused(
      clap, by: .player(1), .invalidOperation("There are no reactions tonight"), at: table)
    try table.play(to: .clue)
    expectRefused(clap, by: .player(1), .invalidPhase, at: table)
  }
}
