import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("Bad input: an exact error, and nothing has changed")
struct BadInputTests {
  private struct Case {
    let type: String
    var payload: JSONValue = [:]
    let code: String
  }

  /// What a paused game answers to the host, for each phase in which it was paused.
  private func expectRefused(
    _ cases: [Case], by socket: GameSocket, at table: Table,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let before = try await table.host.state()
    for one in cases {
      let code = try await socket.refusal(one.type, one.payload)
      #expect(code == one.code, "\(one.type) \(one.payload)", sourceLocation: sourceLocation)
    }
    #expect(try await table.host.state() == before, sourceLocation: sourceLocation)
  }

  @Test("EV15 EV3–EV14 wrong commands in a clue")
  func clue() async throws {
    let table = try await Table.open()
    try await table.start()
    try await expectRefused(
      [
        Case(type: "HOST_START_GAME", code: "INVALID_PHASE"),
        Case(type: "NEXT_DESTINATION", code: "INVALID_PHASE"),
        Case(type: "HOST_RESUME", code: "INVALID_OPERATION"),
        Case(type: "HOST_MUSIC_GAIN_SET", code: "VALIDATION_ERROR"),
        Case(type: "HOST_MUSIC_GAIN_SET", payload: ["gainDb": "0"], code: "VALIDATION_ERROR"),
        Case(type: "HOST_KICK", payload: ["playerId": "nobody"], code: "VALIDATION_ERROR"),
        Case(type: "HOST_KICK", payload: ["playerId": 7], code: "VALIDATION_ERROR"),
        Case(type: "HOST_LOBBY_LOCK", payload: ["locked": "yes"], code: "VALIDATION_ERROR"),
        Case(type: "HOST_EXTEND_TIMER", payload: ["addMs": "10"], code: "VALIDATION_ERROR"),
        Case(type: "HOST_SETTINGS_SET", payload: [:], code: "VALIDATION_ERROR"),
      ], by: table.host, at: table)
    try await expectRefused(
      [
        Case(type: "BRAKE_ANSWER_SUBMIT", payload: ["answerText": "X"], code: "INVALID_PHASE"),
        Case(type: "FOLLOWUP_ANSWER_SUBMIT", payload: ["answerText": "X"], code: "INVALID_PHASE"),
      ], by: table[0].socket, at: table)
  }

  @Test("EV5 BR1 what comes with a brake is checked with extensions, and not looked at in v1")
  func brakePayload() async throws {
    let junk: [JSONValue] = [["pressMonoMs": "soon"], [7]]
    let extended = try await Table.open(["Alva"], version: .v2)
    try await extended.start()
    try await expectRefused(
      junk.map { Case(type: "BRAKE_PULL", payload: $0, code: "VALIDATION_ERROR") },
      by: extended[0].socket, at: extended)
    for payload in junk {
      let table = try await Table.open(["Alva"])
      try await table.start()
      table[0].socket.send("BRAKE_PULL", payload)
      try await table[0].socket.expect("BRAKE_ACCEPTED")
    }
  }

  @Test("EV15 wrong commands in a brake")
  func brake() async throws {
    let table = try await Table.open()
    try await table.start()
    try await table.brake(0)
    try await expectRefused(
      [
        Case(type: "HOST_START_GAME", code: "INVALID_PHASE"),
        Case(type: "HOST_REPLAY_CLUE", code: "INVALID_PHASE"),
        Case(type: "NEXT_DESTINATION", code: "INVALID_PHASE"),
        Case(
          type: "HOST_SELECT_CONTENT_PACK", payload: ["contentPackId": "x"], code: "INVALID_PHASE"),
      ], by: table.host, at: table)
    try await expectRefused(
      [
        Case(type: "BRAKE_ANSWER_SUBMIT", payload: ["answerText": "X"], code: "UNAUTHORIZED"),
        Case(type: "BRAKE_ANSWER_SUBMIT", payload: ["answerText": ""], code: "UNAUTHORIZED"),
        Case(type: "BRAKE_ANSWER_SUBMIT", code: "UNAUTHORIZED"),
        Case(type: "REACTION", payload: ["emoji": "👏"], code: "INVALID_PHASE"),
      ], by: table[1].socket, at: table)
  }

  @Test("EV15 ST32 wrong commands in a question, and in a paused game")
  func question() async throws {
    let table = try await Table.open()
    try await table.start()
    try await table.reveal()
    table.host.send("HOST_PAUSE")
    try await table.host.snapshot("FOLLOWUP_QUESTION") { $0.flag("paused") == true }
    try await expectRefused(
      [
        Case(type: "HOST_PAUSE", code: "INVALID_OPERATION"),
        Case(type: "HOST_NEXT_CLUE", code: "INVALID_PHASE"),
        Case(type: "HOST_FORCE_REVEAL", code: "INVALID_PHASE"),
        Case(type: "NEXT_DESTINATION", code: "INVALID_PHASE"),
        Case(type: "HOST_REPLAY_CLUE", code: "INVALID_PHASE"),
      ], by: table.host, at: table)
    try await expectRefused(
      [
        Case(type: "BRAKE_ANSWER_SUBMIT", payload: ["answerText": "X"], code: "INVALID_PHASE"),
        Case(
          type: "FOLLOWUP_ANSWER_SUBMIT", payload: ["answerText": " "], code: "VALIDATION_ERROR"),
        Case(type: "FOLLOWUP_ANSWER_SUBMIT", payload: [:], code: "VALIDATION_ERROR"),
      ], by: table[0].socket, at: table)
    table[0].socket.send("BRAKE_PULL")
    let reason = try await table[0].socket.expect("BRAKE_REJECTED").payload.text("reason")
    #expect(reason == "invalid_phase")
  }

  @Test("EV15 RE14 after ROUND_END nothing can be done, and nobody joins")
  func roundEnd() async throws {
    let table = try await Table.open()
    try await table.start()
    table.host.send("END_GAME")
    for socket in table.sockets { try await socket.snapshot("ROUND_END") }
    let phases = [
      "HOST_START_GAME", "HOST_NEXT_CLUE", "HOST_PAUSE", "HOST_SKIP", "HOST_FORCE_REVEAL",
      "NEXT_DESTINATION", "END_GAME", "HOST_REPLAY_CLUE",
    ]
    try await expectRefused(
      phases.map { Case(type: $0, code: "INVALID_PHASE") }, by: table.host, at: table)
    try await table.session.tryJoin("Sen").expectError(400, "Invalid phase")
    try await table.session.tryJoin("Sen", ["role": "host"]).expectError(
      409, "Host already taken")
    #expect(try await table.session.lookUp().text("phase") == "ROUND_END")
  }
}
