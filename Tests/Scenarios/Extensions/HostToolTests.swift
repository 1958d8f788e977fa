import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX19–EX24 the host's tools during a game")
struct HostToolTests {
  @Test("EX19 a verdict changed after the reveal is scored anew for everybody")
  func verdict() async throws {
    let table = try await Table.open(version: .v2)
    try await table.start()
    try await table.lock(0, "Nästan Zyxo")
    let change: JSONValue = [
      "playerId": .string(table[0].id), "kind": "destination", "isCorrect": .bool(true),
    ]
    #expect(try await table.host.refusal("HOST_VERDICT_SET", change) == "INVALID_PHASE")
    try await table.reveal()
    try await table.settle()
    table.host.send("HOST_VERDICT_SET", change)
    for socket in table.sockets {
      let update = try await socket.expect("SCOREBOARD_UPDATE").payload
      #expect(update.list("scoreboard").compactMap { $0.int("score") } == [10, 0])
      let state = try await socket.snapshot("FOLLOWUP_QUESTION")
      #expect(state.int("scoreboard.0.score") == 10)
      let results = try await socket.expect("DESTINATION_RESULTS").payload
      #expect(results.flag("results.0.isCorrect") == true)
    }
  }

  @Test("EX20 in game only extraTime, language and voice may change")
  func settings() async throws {
    let table = try await Table.open(["Alva"])
    try await table.start()
    let code = try await table.host.refusal(
      "HOST_SETTINGS_SET", ["settings": ["destinationsCount": 3]])
    #expect(code == "INVALID_PHASE")
    table.host.send("HOST_SETTINGS_SET", ["settings": ["extraTime": 2, "language": "en"]])
    try await table.host.expect("STATE_SNAPSHOT")
    table.host.send("HOST_NEXT_CLUE")
    #expect(try await table.tv.expect("CLUE_PRESENT").payload.int("timerDurationMs") == 52_000)
  }

  @Test("EX21 the clue's line is played again on TV and host, and only in CLUE_LEVEL")
  func replayClue() async throws {
    let table = try await Table.open(["Alva"])
    #expect(try await table.host.refusal("HOST_REPLAY_CLUE") == "INVALID_PHASE")
    try await table.start()
    try await table.settle()
    table.host.send("HOST_REPLAY_CLUE")
    let toHost = try await table.host.settled()
    let toTV = try await table.tv.settled()
    for heard in [toHost, toTV] {
      #expect(heard.map(\.type).allSatisfy { ["AUDIO_PLAY", "VOICE_LINE"].contains($0) })
      #expect(heard.map { $0.payload.text("text") } == [TestPack.alpha.clue(10)])
    }
    #expect(try await table[0].socket.settled().isEmpty)
  }

  @Test("EX22 PA26 the running timer ends later, and the new end is announced")
  func extendTimer() async throws {
    let table = try await Table.open(["Alva"], version: .v2)
    try await table.start()
    try await table.settle()
    let before = try await table.tv.state()
    table.host.send("HOST_EXTEND_TIMER", ["addMs": 7_000])
    let after = try await table.tv.snapshot("CLUE_LEVEL")
    let end = try #require(before.int("clueTimerEnd"))
    #expect(after.int("clueTimerEnd") == end + 7_000)
    #expect(try await table.tv.expect("TIMER_SYNC").payload.int("durationMs") == 37_000)
    for addMs in [4_999, 60_001, 0, -5_000] {
      let code = try await table.host.refusal("HOST_EXTEND_TIMER", ["addMs": .int(addMs)])
      #expect(code == "VALIDATION_ERROR")
    }
  }

  @Test("EX23 WS15 another device takes the host's seat by code; the old socket gets 4010")
  func handover() async throws {
    let table = try await Table.open(["Alva"])
    try await table.start()
    table.host.send("HOST_HANDOVER")
    let offer = try await table.host.expect("HANDOVER_CODE").payload
    let code = try #require(offer.text("code"))
    #expect(offer.int("expiresAtMs") != nil)
    try await table.session.tryJoin("Ny", ["role": "host", "handoverCode": "WRONG1"])
      .expectError(409, "Host already taken")
    let (_, token) = try await table.session.join(
      "Ny", ["role": "host", "handoverCode": .string(code)])
    #expect(try await table.host.closed().code == 4010)
    let host = try await table.session.connect(token)
    host.send("HOST_NEXT_CLUE")
    #expect(try await host.expect("CLUE_PRESENT").payload.int("levelPoints") == 8)
    try await table.session.tryJoin("X", ["role": "host", "handoverCode": .string(code)])
      .expectError(409, "Host already taken")
    #expect(try await table.session.dial(table.session.hostToken).closed().code == 4001)
  }

  @Test("EX24 a reaction is shown on the TV; unknown ones and a flood are refused")
  func reaction() async throws {
    let table = try await Table.open(["Alva"], version: .v2)
    let emoji = try #require(ReactionEmoji.allCases.first?.rawValue)
    table[0].socket.send("REACTION", ["emoji": .string(emoji)])
    let shown = try await table.tv.expect("REACTION").payload
    #expect(shown.text("emoji") == emoji)
    #expect(shown.text("playerId") == table[0].id)
    #expect(
      try await table[0].socket.refusal("REACTION", ["emoji": .string(emoji)]) == "RATE_LIMITED")
    #expect(
      try await table[0].socket.refusal("REACTION", ["emoji": "<b>"]) == "VALIDATION_ERROR")
    #expect(!(try await table.host.settled().contains { $0.type == "REACTION" }))
  }
}
