import Testing
import TriptoKernel
import TriptoWire

@testable import TriptoBots

@Suite("What was acknowledged and must stay")
struct LedgerTests {
  /// A ledger of one brake, two answers, and scores.
  private static func ledger() -> Ledger {
    var (ledger, memory) = (Ledger(), BotMemory(role: .host))
    let messages = [
      Say.clue(10), Say.brake(10, by: Say.me), Say.accepted(10, by: Say.me),
      Say.locked(10, by: Say.me),
      Say.snapshot(
        Say.state(
          .clueLevel, level: 8, timerEnd: 1, locked: [Say.answer(Say.me, level: 10)],
          scores: [Say.me: 6, Say.other: 2], players: [Say.me, Say.other])),
    ]
    for message in messages {
      memory.hear(message)
      _ = ledger.hear(message, memory)
    }
    return ledger
  }

  private static func state(
    _ phase: PhaseName = .clueLevel, level: Int? = 8, owner: PlayerID? = nil,
    locked: [LockedAnswerView] = [Say.answer(Say.me, level: 10)],
    scores: [PlayerID: Int] = [Say.me: 6, Say.other: 2],
    players: [PlayerID] = [Say.me, Say.other]
  ) -> StateView {
    Say.state(
      phase, level: level, owner: owner, locked: locked, scores: scores, players: players)
  }

  private static func rules(_ state: StateView, mayLower: Bool = false) -> [String] {
    ledger().check(state, mayLowerScores: mayLower).rules
  }

  @Test("ST40 a game that kept everything is fine, and so is one that went on")
  func kept() {
    #expect(Self.rules(Self.state()) == [])
    #expect(Self.rules(Self.state(scores: [Say.me: 16, Say.other: 2])) == [])
  }

  @Test("ST40 an answer that a restart has lost, moved or doubled is found")
  func locked() {
    #expect(Self.rules(Self.state(locked: [])) == ["ST40"])
    #expect(Self.rules(Self.state(locked: [Say.answer(Say.me, level: 8)])) == ["ST40"])
    let twice = [Say.answer(Say.me, level: 10), Say.answer(Say.me, level: 10)]
    #expect(Self.rules(Self.state(locked: twice)) == ["SC7"])
  }

  @Test("ST40 a seat and a point that a restart has lost are found")
  func seats() {
    #expect(Self.rules(Self.state(players: [Say.me])) == ["ST40"])
    #expect(Self.rules(Self.state(scores: [Say.me: 4, Say.other: 2])) == ["ST40"])
    #expect(Self.rules(Self.state(scores: [Say.me: 4, Say.other: 2]), mayLower: true) == [])
  }

  @Test("BR19 a brake that went to somebody else in the restart is found")
  func owner() {
    let same = Self.state(.pausedForBrake, level: 10, owner: Say.me)
    let other = Self.state(.pausedForBrake, level: 10, owner: Say.other)
    #expect(Self.rules(same) == [])
    #expect(Self.rules(other) == ["BR19"])
  }

  @Test("SC7 a lost or doubled follow-up answer is found")
  func followup() {
    var (ledger, memory) = (Ledger(), BotMemory(role: .player))
    let told = Say.snapshot(
      Say.state(.followupQuestion, question: Say.question(answeredByMe: true)))
    for message in [Say.welcome(), told] {
      memory.hear(message)
      _ = ledger.hear(message, memory)
    }
    func rules(_ given: [PlayerID]) -> [String] {
      let question = Say.question(answer: "Golf", given: given, answeredByMe: nil)
      return ledger.check(Say.state(.followupQuestion, question: question), mayLowerScores: false)
        .rules
    }
    #expect(rules([Say.me, Say.other]) == [])
    #expect(rules([Say.other]) == ["ST40"])
    #expect(rules([Say.me, Say.me]) == ["SC7"])
  }

  @Test("BR19 a second winner at one level is found across connections")
  func secondWinner() {
    var ledger = Self.ledger()
    let memory = BotMemory(role: .tv)
    #expect(ledger.hear(Say.accepted(10, by: Say.me), memory).isEmpty)
    #expect(ledger.hear(Say.accepted(10, by: Say.other), memory).rules == ["BR19"])
  }

  @Test("SC1, SC2, SC7 the final score follows from what was typed and acknowledged")
  func audit() {
    let audit = ScoreAudit(ledger: Self.ledger())
    let right = TypedAnswer(round: 0, question: nil, text: "Kairo", isRight: true)
    let wrong = TypedAnswer(round: 0, question: nil, text: "Rom", isRight: false)
    let lost = TypedAnswer(round: 0, question: 1, text: "Golf", isRight: true)
    #expect(audit.expected(Say.me, [right]) == 10...10)
    #expect(audit.expected(Say.me, [wrong]) == 0...0)
    #expect(audit.expected(Say.me, [right, lost]) == 10...12)
    #expect(audit.expected(Say.other, [right]) == 0...10)
    #expect(audit.check(Say.me, typed: [right], final: 10).isEmpty)
    #expect(audit.check(Say.me, typed: [right], final: 20).rules == ["SC7"])
  }
}
