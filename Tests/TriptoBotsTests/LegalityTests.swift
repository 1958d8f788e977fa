import Testing
import TriptoWire

@testable import TriptoBots

@Suite("Which ERROR is a lost race")
struct LegalityTests {
  private static func memory(
    _ role: Role, isExtended: Bool = true, _ messages: ServerMessage...
  ) -> BotMemory {
    var memory = BotMemory(role: role, isExtended: isExtended)
    memory.hear(Say.welcome(role))
    for message in messages { memory.hear(message) }
    return memory
  }

  @Test("EV6 an answer is the owner's right while the brake lasts")
  func answer() {
    let mine = Self.memory(.player, Say.brake(8, by: Say.me))
    let submit = ClientMessage.brakeAnswerSubmit(answerText: "x")
    #expect(mine.isLegal(submit))
    let after = Self.memory(.player, Say.brake(8, by: Say.me), Say.clue(6))
    #expect(!after.isLegal(submit))
    let others = Self.memory(.player, Say.brake(8, by: Say.other))
    #expect(!others.isLegal(submit))
  }

  @Test("EV7 a question that has closed takes no answer, although its snapshot still shows it")
  func question() {
    let asked = Say.snapshot(Say.state(.followupQuestion, question: Say.question()))
    let submit = ClientMessage.followupAnswerSubmit(answerText: "x", index: 0)
    #expect(Self.memory(.player, asked).isLegal(submit))
    let closed = ServerMessage.followupAnswersLocked(
      FollowupAnswersLocked(currentQuestionIndex: 0, lockedPlayerCount: 0))
    #expect(!Self.memory(.player, asked, closed).isLegal(submit))
  }

  @Test("EV7 an answer to the question before is too late when the next one is open")
  func lateAnswer() {
    let next = Say.snapshot(Say.state(.followupQuestion, question: Say.question(1)))
    let memory = Self.memory(.player, next)
    #expect(!memory.isLegal(.followupAnswerSubmit(answerText: "x", index: 0)))
    #expect(memory.isLegal(.followupAnswerSubmit(answerText: "x", index: 1)))
  }

  @Test("ST32 a pause is legal once, a resume only in a pause")
  func pause() {
    let running = Self.memory(.host, Say.clue(8))
    let paused = Self.memory(
      .host, Say.clue(8), Say.snapshot(Say.state(.clueLevel, level: 8, paused: true)))
    #expect(running.isLegal(.hostPause))
    #expect(!running.isLegal(.hostResume))
    #expect(!paused.isLegal(.hostPause))
    #expect(paused.isLegal(.hostResume))
  }

  @Test("ST28 HOST_NEXT_CLUE is a race once the music stopped for the reveal")
  func reveal() {
    let stop = ServerMessage.musicStop(MusicStop(fadeOutMs: 600))
    #expect(Self.memory(.host, Say.clue(2)).isLegal(.hostNextClue))
    #expect(!Self.memory(.host, Say.clue(2), stop).isLegal(.hostNextClue))
    let brake = [Say.clue(4), Say.brake(4, by: Say.me), Say.accepted(4, by: Say.me), stop]
    var memory = Self.memory(.host)
    for message in brake { memory.hear(message) }
    #expect(memory.isLegal(.hostNextClue))
    memory.hear(stop)
    #expect(!memory.isLegal(.hostNextClue))
  }

  @Test("EV15 an ERROR for a legal command is a violation, for a late one a race")
  func errors() {
    var check = ErrorCheck()
    let memory = Self.memory(.host, Say.clue(8))
    check.sent(.hostPause, atMs: 0)
    #expect(check.hear(Say.error(.invalidPhase), memory, atMs: 10).rules == ["EV15"])
    check.sent(.hostResume, atMs: 20)
    #expect(check.hear(Say.error(.invalidOperation), memory, atMs: 30).isEmpty)
    #expect(check.races == 1)
    #expect(check.hear(Say.error(.invalidOperation), memory, atMs: 40).rules == ["EV15"])
  }

  @Test("EV23 INTERNAL_ERROR has no excuse, and an old command excuses nothing")
  func noExcuse() {
    var check = ErrorCheck()
    let memory = Self.memory(.host, Say.clue(8))
    check.sent(.hostResume, atMs: 0)
    #expect(check.hear(Say.error(.internalError), memory, atMs: 10).rules == ["EV15"])
    #expect(check.hear(Say.error(.invalidPhase), memory, atMs: 25_000).rules == ["EV15"])
  }
}
