import Testing
import TriptoWire

@testable import TriptoBots

@Suite("What a host bot does")
struct HostBrainTests {
  private static func brain(chaotic: Bool = false, seed: UInt64 = 1) -> BotBrain {
    var temper = Temper()
    temper.isChaoticHost = chaotic
    return BotBrain(role: .host, dice: Dice(seed: seed), temper: temper, table: 2)
  }

  private static func messages(_ plans: [BotPlan]) -> [ClientMessage] {
    plans.compactMap { if case .say(let message) = $0.intent.deed { message } else { nil } }
  }

  @Test("EV3 it starts when everybody has come, not before")
  func start() {
    var brain = Self.brain()
    let lobby = Say.snapshot(Say.state(.lobby, round: nil))
    #expect(brain.hear(all: [Say.welcome(.host), lobby, Say.lobby(connected: 1)]).isEmpty)
    #expect(Self.messages(brain.hear(Say.lobby(connected: 2))) == [.hostStartGame])
  }

  @Test("EV4 it goes on to the next clue, and from a brake nobody answers")
  func next() {
    var brain = Self.brain()
    #expect(Self.messages(brain.hear(all: [Say.clue(10)])) == [.hostNextClue])
    let rescue = brain.hear(Say.brake(10, by: Say.me))
    #expect(Self.messages(rescue) == [.hostNextClue])
    #expect(rescue.map(\.afterMs) == [brain.temper.rescueMs])
  }

  @Test("ST34 a paused game is resumed")
  func resume() {
    var brain = Self.brain()
    let paused = Say.snapshot(Say.state(.clueLevel, level: 8, paused: true))
    #expect(Self.messages(brain.hear(paused)) == [.hostResume])
  }

  @Test("ST35 the stages of the reveal are skipped one by one")
  func skip() {
    var brain = Self.brain()
    let place = DestinationView(name: "Kairo", country: "Egypten", aliases: [], revealed: true)
    let reveal = Say.snapshot(Say.state(.revealDestination, place: place))
    #expect(Self.messages(brain.hear(reveal)) == [.hostSkip(target: nil)])
    let results = ServerMessage.destinationResults(DestinationResults(results: []))
    #expect(Self.messages(brain.hear(results)) == [.hostSkip(target: nil)])
    #expect(brain.hear(results).isEmpty)
  }

  @Test("EV9 the scoreboard leads on to the next destination")
  func scoreboard() {
    var brain = Self.brain()
    #expect(Self.messages(brain.hear(Say.snapshot(Say.state(.scoreboard)))) == [.nextDestination])
  }

  @Test("EX16–EX22 a chaotic host makes trouble in some situations, but once in each")
  func mischief() {
    let extra = (1...40).filter { seed in
      var brain = Self.brain(chaotic: true, seed: UInt64(seed))
      let first = brain.hear(Say.clue(10)).count
      _ = brain.hear(Say.snapshot(Say.state(.clueLevel, level: 10, paused: true)))
      #expect(brain.hear(Say.clue(10)).count == 1)
      return first > 1
    }
    #expect((5...35).contains(extra.count))
  }

  @Test("it reads place and answers off its own snapshots")
  func truth() {
    var truth = GameTruth()
    truth.learn(
      Say.state(
        .followupQuestion, round: 1, question: Say.question(1, answer: "Golf"),
        place: DestinationView(
          name: "Kairo", country: "Egypten", aliases: ["cairo"], revealed: true)))
    #expect(truth.places[1]?.secrets == ["Kairo", "Egypten", "cairo"])
    #expect(truth.answers == [QuestionKey(round: 1, index: 1): "Golf"])
  }
}
