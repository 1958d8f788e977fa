import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX5 repeated commands")
struct CommandIDTests {
  @Test("EX5 BR9 a repeated brake gets its verdict, though that came after the hold")
  func repeatedBrake() async throws {
    let table = try await Table.open(version: .v2)
    try await table.start()
    for player in table.players { player.socket.send("BRAKE_PULL", commandID: "brake") }
    let winner = try await table.tv.expect("BRAKE_ACCEPTED").payload.text("playerId")
    for player in table.players where player.id != winner {
      try await player.socket.expect("BRAKE_REJECTED")
    }
    try await table.settle()
    for player in table.players {
      player.socket.send("BRAKE_PULL", commandID: "brake")
      let again = try await player.socket.settled()
      let types = again.map(\.type)
      #expect(types.contains("BRAKE_REJECTED") == (player.id != winner), "\(types)")
      #expect(types.contains("BRAKE_ACCEPTED") == (player.id == winner), "\(types)")
      #expect(types.contains("STATE_SNAPSHOT") && !types.contains("ERROR"))
    }
  }

  @Test("EX5 an answer sent again after a reconnect is locked once and no error")
  func afterReconnect() async throws {
    let table = try await Table.open(version: .v2)
    try await table.start()
    try await table.reveal()
    let answer: JSONValue = ["answerText": "1871"]
    table[0].socket.send("FOLLOWUP_ANSWER_SUBMIT", answer, commandID: "answer-1")
    try await table.host.snapshot("FOLLOWUP_QUESTION") {
      !$0.list("followupQuestion.answersByPlayer").isEmpty
    }
    let back = try await table.session.connect(table[0].token, .v2)
    back.send("FOLLOWUP_ANSWER_SUBMIT", answer, commandID: "answer-1")
    #expect(!(try await back.settled().contains { $0.type == "ERROR" }))
    let state = try await table.host.state()
    #expect(state.list("followupQuestion.answersByPlayer").count == 1)
  }
}
