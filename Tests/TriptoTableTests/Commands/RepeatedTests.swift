import Testing
import TriptoKernel
import TriptoTestEvening

@Suite("EX5 each command, said twice")
struct RepeatedTests {
  @Test(
    "EX5 the second time nothing changes, and the sender gets the state of now",
    arguments: HeldTests.cases)
  func twice(command: HeldTests.Case) throws {
    let evening = try TestEvening.at(command.scene, version: .v2)
    let sender = command.player.map { evening[$0].socket } ?? evening.host
    sender.send(command.type, command.payload, commandID: "c")
    let first = sender.types()
    let (state, rows) = (evening.state, evening.table.rows.count)
    evening.settle()
    sender.send(command.type, command.payload, commandID: "c")
    let second = sender.types()
    #expect(evening.state == state && evening.table.rows.count == rows)
    #expect(second.contains("STATE_SNAPSHOT") && !second.contains("CLUE_PRESENT"))
    #expect(
      first.filter { Self.answers.contains($0) } == second.filter { Self.answers.contains($0) })
    #expect(evening.sockets.allSatisfy { $0 === sender || $0.settled().isEmpty })
  }

  private static let answers: Set = [
    "ERROR", "BRAKE_REJECTED", "BRAKE_ANSWER_LOCKED", "CONTENT_PACK_SELECTED", "HANDOVER_CODE",
  ]

  @Test(
    "EX5 a refusal is repeated with the same words",
    arguments: [
      ("HOST_START_GAME", [:]), ("HOST_PAUSE", [:]),
      ("HOST_SELECT_CONTENT_PACK", ["contentPackId": 7]),
      ("HOST_KICK", ["playerId": "nobody"]), ("NEXT_DESTINATION", [:]),
    ] as [(String, JSONValue)])
  func refusals(type: String, payload: JSONValue) throws {
    let evening = try TestEvening.at(.clue)
    if type == "HOST_PAUSE" { evening.host.send(type) }
    evening.settle()
    evening.host.send(type, payload, commandID: "x")
    let first = try evening.host.expect("ERROR").payload
    evening.host.send("HOST_NEXT_CLUE")
    evening.settle()
    evening.host.send(type, payload, commandID: "x")
    #expect(try evening.host.expect("ERROR").payload == first)
  }

  @Test("EX5 the last 256 ids of a seat are known, older ones are forgotten")
  func limit() throws {
    let evening = try TestEvening.at(.lobby)
    for number in 0...256 {
      evening.host.send("MUSIC_GAIN_SET", ["gainDb": .int(-number % 40)], commandID: "\(number)")
    }
    let rows = evening.table.rows.count
    for (id, isKnown) in [("1", true), ("256", true), ("0", false)] {
      evening.host.send("MUSIC_GAIN_SET", ["gainDb": 3], commandID: id)
      #expect((evening.table.rows.count == rows) == isKnown, "\(id)")
    }
  }

  @Test("EX5 ST40 after a restart the last ids are known too, refused ones are not")
  func restarted() throws {
    let before = try TestEvening.at(.clue)
    before.host.send("HOST_START_GAME", commandID: "refused")
    before.host.send("HOST_NEXT_CLUE", commandID: "done")
    let evening = try before.restarted()
    let state = evening.state
    evening.host.send("HOST_NEXT_CLUE", commandID: "done")
    #expect(evening.state == state)
    #expect(try evening.host.refusal("HOST_START_GAME") == "INVALID_PHASE")
  }

  @Test("EX5 BR11 a brake repeated within its hold is one press, and gets one verdict")
  func withinHold() throws {
    let evening = try TestEvening.at(.clue, version: .v2)
    for _ in 1...3 { evening[0].socket.send("BRAKE_PULL", commandID: "b") }
    evening.wait(200)
    #expect(evening[0].socket.settled().count { $0.type == "BRAKE_ACCEPTED" } == 1)
  }

  @Test("EX5 BR10 an answer sent within the hold is locked once, and its repetition is told so")
  func answerWithinHold() throws {
    let evening = try TestEvening.at(.hold, version: .v2)
    for _ in 1...2 {
      evening[0].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": "Bums"], commandID: "a")
    }
    evening.wait(200)
    #expect(try evening.host.state().texts("lockedAnswers", "answerText") == ["Bums"])
    evening[0].socket.settled()
    evening[0].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": "Bums"], commandID: "a")
    #expect(evening[0].socket.types().contains("BRAKE_ANSWER_LOCKED"))
  }
}
