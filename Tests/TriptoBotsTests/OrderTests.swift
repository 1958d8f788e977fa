import Testing
import TriptoKernel
import TriptoWire

@testable import TriptoBots

@Suite("The order of messages")
struct OrderTests {
  private static func rules(
    _ messages: [ServerMessage], role: Role = .tv, isExtended: Bool = false
  ) -> [String] {
    var check = OrderCheck(role: role, isExtended: isExtended)
    return messages.flatMap { check.hear($0) }.rules
  }

  private static let lockedState = Say.snapshot(
    Say.state(.clueLevel, level: 10, lockedCount: 1))

  @Test("ST12–ST14 a clue, a brake and a lock in the promised order are fine")
  func good() {
    let messages = [
      Say.clue(10), Say.cluePresent(10), Say.brake(10, by: Say.me),
      Say.accepted(10, by: Say.me), Say.rejected(.tooLate, winner: Say.me),
      Say.locked(10, by: Say.me), Self.lockedState, Say.clue(8), Say.cluePresent(8),
    ]
    #expect(Self.rules(messages) == [])
  }

  @Test("EV30 CLUE_PRESENT before its snapshot is found")
  func clueFirst() {
    #expect(Self.rules([Say.clue(10), Say.cluePresent(8)]) == ["EV30"])
    #expect(Self.rules([Say.cluePresent(10)]) == ["EV30"])
  }

  @Test("EV33 a clue in a brake and a repeated clue are found, but EX connections may get repeats")
  func clueTwice() {
    let twice = [Say.clue(10), Say.cluePresent(10), Say.cluePresent(10)]
    #expect(Self.rules(twice) == ["EV33"])
    #expect(Self.rules(twice, isExtended: true) == [])
    #expect(Self.rules([Say.brake(8, by: Say.me), Say.cluePresent(8)]).contains("EV33"))
  }

  @Test("ST13 BRAKE_ACCEPTED before its snapshot is found")
  func acceptedFirst() {
    #expect(Self.rules([Say.clue(10), Say.accepted(10, by: Say.me)]) == ["ST13"])
  }

  @Test("BR19 two brakes at one level are found, two at different levels are not")
  func twoBrakes() {
    let first = [Say.brake(10, by: Say.me), Say.accepted(10, by: Say.me)]
    let again = [Say.brake(10, by: Say.other), Say.accepted(10, by: Say.other)]
    let later = [Say.brake(8, by: Say.other), Say.accepted(8, by: Say.other)]
    #expect(Self.rules(first + again) == ["BR19"])
    #expect(Self.rules(first + later) == [])
  }

  @Test("BR11 a rejection that names another winner is found")
  func wrongWinner() {
    let messages = [
      Say.brake(10, by: Say.me), Say.accepted(10, by: Say.me),
      Say.rejected(.tooLate, winner: Say.other),
    ]
    #expect(Self.rules(messages, role: .player) == ["BR11"])
    #expect(Self.rules([Say.clue(10), Say.rejected(.tooLate)], role: .player) == ["BR17"])
  }

  @Test("EV35 a lock after its snapshot, and a snapshot without the lock, are found")
  func lockLate() {
    #expect(Self.rules([Self.lockedState, Say.locked(10, by: Say.me)]) == ["EV35"])
    let empty = Say.snapshot(Say.state(.clueLevel, level: 10))
    #expect(Self.rules([Say.brake(10, by: Say.me), Say.locked(10, by: Say.me), empty]) == ["ST14"])
  }

  @Test("ST24 DESTINATION_REVEAL before its snapshot is found")
  func revealFirst() {
    let reveal = ServerMessage.destinationReveal(
      DestinationReveal(
        destinationName: "Kairo", country: "Egypten", aliases: [], revealText: "Det var Kairo!"))
    let place = DestinationView(name: "Kairo", country: "Egypten", aliases: [], revealed: true)
    let shown = Say.snapshot(Say.state(.revealDestination, place: place))
    #expect(Self.rules([Say.clue(2), reveal]) == ["ST24"])
    #expect(Self.rules([shown, reveal]) == [])
  }

  @Test("EV47 nothing but the totals comes between the lock and the results of a question")
  func followup() {
    let locked = ServerMessage.followupAnswersLocked(
      FollowupAnswersLocked(currentQuestionIndex: 0, lockedPlayerCount: 0))
    let results = ServerMessage.followupResults(
      FollowupResults(
        currentQuestionIndex: 0, correctAnswer: "x", results: [], nextQuestionIndex: nil))
    let totals = ServerMessage.scoreboardUpdate(ScoreboardUpdate(scoreboard: [], isGameOver: true))
    let state = Say.snapshot(Say.state(.followupQuestion, question: Say.question()))
    #expect(Self.rules([state, locked, totals, results]) == [])
    #expect(Self.rules([state, locked, state, results]) == ["EV47"])
    #expect(Self.rules([state, results]) == ["EV47"])
  }

  @Test("PR1 a version that falls is found; after a reconnect it starts anew")
  func version() {
    var check = OrderCheck(role: .tv, isExtended: false)
    func hear(_ version: Int) -> [String] {
      check.hear(Say.snapshot(Say.state(.scoreboard, version: version))).rules
    }
    #expect(hear(5) == [] && hear(5) == [] && hear(4) == ["PR1"])
    check.connected()
    #expect(hear(3) == [])
  }

  @Test("SC4, SC6 a scoreboard in the wrong order or with wrong ranks is found")
  func rows() {
    func update(_ rows: [(Int, Int)]) -> ServerMessage {
      let rows = rows.map { ScoreRow(playerId: "p", name: "N", score: $0.0, rank: $0.1) }
      return .scoreboardUpdate(ScoreboardUpdate(scoreboard: rows, isGameOver: false))
    }
    #expect(Self.rules([update([(8, 1), (8, 1), (2, 3)])]) == [])
    #expect(Self.rules([update([(8, 1), (8, 2)])]) == ["SC4"])
    #expect(Self.rules([update([(2, 2), (8, 1)])]) == ["SC6"])
  }

  @Test("AU1 sound for a player is found")
  func sound() {
    let stop = ServerMessage.musicStop(MusicStop(fadeOutMs: 600))
    #expect(Self.rules([stop], role: .player) == ["AU1"])
    #expect(Self.rules([stop], role: .tv) == [])
  }
}
