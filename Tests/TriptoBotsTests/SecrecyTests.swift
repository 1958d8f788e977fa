import Testing
import TriptoKernel
import TriptoWire

@testable import TriptoBots

@Suite("What a TV or player must not see")
struct SecrecyTests {
  private static func rules(_ message: ServerMessage, _ role: Role) throws -> [String] {
    SecrecyCheck(role: role).hear(try Say.frame(message), me: Say.me).rules
  }

  private static let kairo = DestinationView(
    name: "Kairo", country: "Egypten", aliases: ["cairo"], revealed: false)

  @Test("PR27 a destination before the reveal is found, for everybody but the host")
  func destination() throws {
    let leak = Say.snapshot(Say.state(.clueLevel, level: 8, place: Self.kairo))
    #expect(try Self.rules(leak, .tv) == ["PR27"])
    #expect(try Self.rules(leak, .player) == ["PR27"])
    #expect(try Self.rules(leak, .host) == [])
    let hidden = Say.snapshot(Say.state(.clueLevel, level: 8, place: .hidden))
    #expect(try Self.rules(hidden, .player) == [])
  }

  @Test("PR25, PR26 locked answers: the owner's to a player, none to the TV")
  func locked() throws {
    func state(_ player: PlayerID) -> ServerMessage {
      Say.snapshot(
        Say.state(.clueLevel, level: 8, locked: [Say.answer(player, level: 10, text: "Rom")]))
    }
    #expect(try Self.rules(state(Say.me), .player) == [])
    #expect(try Self.rules(state(Say.other), .player) == ["PR25"])
    #expect(try Self.rules(state(Say.me), .tv) == ["PR26"])
  }

  @Test("PR29 the answers of an open question are found")
  func question() throws {
    let leak = Say.snapshot(
      Say.state(.followupQuestion, question: Say.question(answer: "Golf", given: [Say.other])))
    #expect(try Self.rules(leak, .tv) == ["PR29"])
  }

  @Test("EV28 the text of a locked answer is for the host alone")
  func lockText() throws {
    #expect(try Self.rules(Say.locked(8, by: Say.me, text: "Rom"), .tv) == ["EV28"])
    #expect(try Self.rules(Say.locked(8, by: Say.me), .tv) == [])
  }

  @Test("PR34 the canary finds a name folded, as whole words, in ids, URLs and keys")
  func canary() throws {
    var canary = Canary(shortest: 3)
    let clip = AudioPlay(
      clipId: "voice_clue_10_d0", url: "http://h/clips/New-York_10.mp3", durationMs: 600,
      startAtServerMs: 1, text: "Big Apple", showText: false, volume: 1.4)
    canary.hear(try Say.frame(.audioPlay(clip)))
    let found = canary.reveal(["New York", "Apple", "York 1", "usa"], rule: "PR34")
    #expect(
      found.map(\.text) == [
        "“New York” was sent before it was told, in “http://h/clips/New-York_10.mp3”"
      ])
    #expect(canary.reveal(["New York"], rule: "PR34").isEmpty)
  }

  @Test("PR34 what players typed and clues say is exempt, and so is a word inside a word")
  func exempt() throws {
    var canary = Canary(shortest: 3)
    let state = Say.state(
      .clueLevel, level: 8, locked: [Say.answer(Say.me, level: 10, text: "Kairo")])
    canary.hear(try Say.frame(Say.snapshot(state)))
    canary.hear(try Say.frame(.error(ErrorMessage(.invalidPhase, "Kairouan är inte möjligt"))))
    #expect(canary.reveal(["Kairo", "ledtråd"], rule: "PR34").isEmpty)
    canary.hear(try Say.frame(.error(ErrorMessage(.invalidPhase, "inte KAIRÓ!"))))
    #expect(canary.reveal(["Kairo"], rule: "PR34").rules == ["PR34"])
  }

  @Test("PR34, PR35 the referee searches at the reveal, at the results, and at the end")
  func referee() throws {
    var truth = GameTruth()
    truth.learn(Say.state(.clueLevel, place: Self.kairo))
    let leak = ServerMessage.error(ErrorMessage(.invalidPhase, "Egypten!"))
    func play(_ messages: [ServerMessage]) throws -> [String] {
      var (referee, memory) = (Referee(role: .tv, isExtended: false), BotMemory(role: .tv))
      for message in messages {
        memory.hear(message)
        referee.hear(try Say.frame(message), memory, truth)
      }
      referee.finish(truth, atMs: 0)
      return referee.violations.rules.filter { $0 != "EV15" }
    }
    let shown = DestinationView(name: "Kairo", country: "Egypten", aliases: [], revealed: true)
    let reveal = Say.snapshot(Say.state(.revealDestination, place: shown))
    #expect(try play([Say.clue(10), leak, reveal]) == ["PR34"])
    #expect(try play([Say.clue(10), leak]) == ["PR34"])
    #expect(try play([Say.clue(10), reveal, leak]) == [])
    func resumed(_ missed: [ServerMessage]) -> ServerMessage {
      let events = missed.map {
        JSONFragment(
          bytes: ServerEnvelope(sessionId: "s", serverTimeMs: 1, message: $0).encode())
      }
      return .resumed(Resumed(fromSeq: 1, toSeq: missed.count, events: events))
    }
    #expect(try play([Say.clue(10), reveal, resumed([reveal, leak]), reveal]) == ["EX1"])
    #expect(try play([reveal, resumed([leak, reveal])]) == ["EX1", "PR34"])
  }
}
