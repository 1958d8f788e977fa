import Testing
import TriptoWire

@testable import TriptoBots

@Suite("What a player bot does")
struct PlayerBrainTests {
  private static func brain(seed: UInt64 = 1, _ change: (inout Temper) -> Void = { _ in })
    -> BotBrain
  {
    var temper = Temper()
    temper.brakes = 1
    temper.pressesTwice = 0
    temper.reacts = 0
    change(&temper)
    return BotBrain(role: .player, dice: Dice(seed: seed), temper: temper)
  }

  @Test("EV5 a clue makes it press, and the plan lapses when somebody else was first")
  func press() throws {
    var brain = Self.brain()
    let plan = try #require(brain.hear(all: [Say.welcome(), Say.clue(10)]).first)
    #expect(brain.temper.pressMs.contains(plan.afterMs))
    #expect(brain.due(plan.intent) == .press)
    #expect(brain.hear(Say.brake(10, by: Say.other)).isEmpty)
    #expect(brain.due(plan.intent) == nil)
  }

  @Test("BR11 nervous thumbs press twice within one hold")
  func twice() {
    var brain = Self.brain { $0.pressesTwice = 1 }
    let plans = brain.hear(all: [Say.welcome(), Say.clue(10)])
    #expect(plans.map(\.intent.deed) == [.press, .press])
    #expect(plans.last.map { $0.afterMs - plans[0].afterMs } == 15)
  }

  @Test("SC1 a player with a locked answer does not press again in that destination")
  func locked() {
    var brain = Self.brain()
    let state = Say.state(
      .clueLevel, level: 8, timerEnd: 9_000, locked: [Say.answer(Say.me, level: 10)])
    #expect(brain.hear(all: [Say.welcome(), Say.snapshot(state)]).isEmpty)
    #expect(!brain.hear(Say.clue(10, round: 1)).isEmpty)
  }

  @Test("ST28 no press between the last clue and the name, when no clock runs")
  func beforeName() {
    var brain = Self.brain()
    let waiting = Say.snapshot(Say.state(.clueLevel, level: 2))
    #expect(brain.hear(all: [Say.welcome(), waiting]).isEmpty)
  }

  @Test("EV6 the brake's owner answers, right or wrong as its temper says", arguments: [0.0, 1.0])
  func answer(isRight: Double) throws {
    var brain = Self.brain { $0.isRight = isRight }
    brain.truth.learn(
      Say.state(
        .clueLevel,
        place: DestinationView(name: "Kairo", country: "Egypten", aliases: [], revealed: false)))
    let plan = try #require(brain.hear(all: [Say.welcome(), Say.brake(8, by: Say.me)]).first)
    guard case .send(.brakeAnswerSubmit(let text)) = brain.due(plan.intent) else {
      Issue.record("no answer")
      return
    }
    #expect((text == "Kairo") == (isRight == 1))
    #expect(brain.typed.map(\.isRight) == [isRight == 1])
  }

  @Test("EV7 a question is answered once, with one of its options")
  func question() throws {
    var brain = Self.brain { ($0.answers, $0.isRight) = (1, 0) }
    brain.truth.learn(Say.state(.followupQuestion, question: Say.question(answer: "Golf")))
    let asked = Say.state(
      .followupQuestion, question: Say.question(options: ["Polo", "Golf", "Tennis"]))
    let plan = try #require(brain.hear(all: [Say.welcome(), Say.snapshot(asked)]).first)
    guard case .send(.followupAnswerSubmit(let text, let index)) = brain.due(plan.intent) else {
      Issue.record("no answer")
      return
    }
    #expect(["Polo", "Tennis"].contains(text) && index == 0)
    let answered = Say.state(.followupQuestion, question: Say.question(answeredByMe: true))
    _ = brain.hear(Say.snapshot(answered))
    #expect(brain.due(plan.intent) == nil)
  }

  @Test("EX8 a clock ping is answered at once, whatever the game is at")
  func clock() throws {
    var brain = Self.brain()
    let ping = ServerMessage.clockPing(ClockPing(pingId: 4, sentAtServerMs: 1))
    let plan = try #require(brain.hear(ping).first)
    #expect(plan.afterMs == 0)
    _ = brain.hear(Say.clue(10))
    #expect(brain.due(plan.intent) == .pong(pingId: 4))
  }

  @Test("ST39 after a lost connection the same brake is a new occasion, with the same answer")
  func lost() throws {
    var brain = Self.brain { $0.isRight = 0 }
    let messages = [Say.welcome(), Say.brake(8, by: Say.me)]
    let first = try #require(brain.hear(all: messages).first)
    let before = brain.due(first.intent)
    brain.lostConnection()
    #expect(brain.due(first.intent) == nil)
    let second = try #require(brain.hear(all: messages).first)
    #expect(brain.due(second.intent) == before)
  }

  @Test("the same seed chooses alike, and a dropped connection is dropped once")
  func seeds() {
    func plans(_ seed: UInt64) -> [[BotPlan]] {
      var brain = Self.brain(seed: seed) { $0.brakes = 0.5 }
      return [10, 8, 6, 4, 2].map { brain.hear(Say.clue($0)) }
    }
    #expect(plans(5) == plans(5))
    #expect(Set((1...8).map { plans($0).map(\.count) }).count > 1)
    var brain = Self.brain { $0.drops = 1 }
    #expect(brain.hear(Say.clue(10)).map(\.intent.deed) == [.drop])
    brain.lostConnection()
    #expect(brain.hear(Say.clue(10)).map(\.intent.deed) == [.press])
  }
}
