import Testing
import TriptoGame
import TriptoKernel
import TriptoTable
import TriptoTestEvening
import TriptoWire

@Suite("EX19–EX24 the host's tools during a game")
struct HostToolTests {
  @Test("EX19 a verdict changed after the reveal is scored anew for everybody")
  func verdict() throws {
    let evening = try TestEvening.open(version: .v2)
    try evening.start()
    try evening.lock(0, "Nästan Zyxo")
    let change: JSONValue = [
      "playerId": .string(evening[0].id), "kind": "destination", "isCorrect": .bool(true),
    ]
    #expect(try evening.host.refusal("HOST_VERDICT_SET", change) == "INVALID_PHASE")
    try evening.reveal()
    evening.settle()
    evening.host.send("HOST_VERDICT_SET", change)
    for socket in evening.sockets {
      let update = try socket.expect("SCOREBOARD_UPDATE").payload
      #expect(update.list("scoreboard").compactMap { $0.int("score") } == [10, 0])
      let state = try socket.snapshot("FOLLOWUP_QUESTION")
      #expect(state.int("scoreboard.0.score") == 10)
      let results = try socket.expect("DESTINATION_RESULTS").payload
      #expect(results.flag("results.0.isCorrect") == true)
    }
  }

  @Test("EX20 in game only extraTime, language and voice may change")
  func settings() throws {
    let evening = try TestEvening.open(["Alva"])
    try evening.start()
    let code = try evening.host.refusal(
      "HOST_SETTINGS_SET", ["settings": ["destinationsCount": 3]])
    #expect(code == "INVALID_PHASE")
    evening.host.send("HOST_SETTINGS_SET", ["settings": ["extraTime": 2, "language": "en"]])
    try evening.host.expect("STATE_SNAPSHOT")
    evening.host.send("HOST_NEXT_CLUE")
    #expect(try evening.tv.expect("CLUE_PRESENT").payload.int("timerDurationMs") == 52_000)
  }

  @Test("EX21 the clue's line is played again on TV and host, and only in CLUE_LEVEL")
  func replayClue() throws {
    let evening = try TestEvening.open(["Alva"])
    #expect(try evening.host.refusal("HOST_REPLAY_CLUE") == "INVALID_PHASE")
    try evening.start()
    evening.settle()
    evening.host.send("HOST_REPLAY_CLUE")
    let toHost = evening.host.settled()
    let toTV = evening.tv.settled()
    for heard in [toHost, toTV] {
      #expect(heard.map(\.type).allSatisfy { ["AUDIO_PLAY", "VOICE_LINE"].contains($0) })
      #expect(heard.map { $0.payload.text("text") } == [TestPack.alpha.clue(10)])
    }
    #expect(evening[0].socket.settled().isEmpty)
  }

  @Test("EX22 PA26 the running timer ends later, and the new end is announced")
  func extendTimer() throws {
    let evening = try TestEvening.open(["Alva"], version: .v2)
    try evening.start()
    evening.settle()
    let before = try evening.tv.state()
    evening.host.send("HOST_EXTEND_TIMER", ["addMs": 7_000])
    let after = try evening.tv.snapshot("CLUE_LEVEL")
    let end = try #require(before.int("clueTimerEnd"))
    #expect(after.int("clueTimerEnd") == end + 7_000)
    #expect(try evening.tv.expect("TIMER_SYNC").payload.int("durationMs") == 37_000)
    for addMs in [4_999, 60_001, 0, -5_000] {
      let code = try evening.host.refusal("HOST_EXTEND_TIMER", ["addMs": .int(addMs)])
      #expect(code == "VALIDATION_ERROR")
    }
  }

  @Test("EX23 WS15 another device takes the host's seat by code; the old socket gets 4010")
  func handover() throws {
    let evening = try TestEvening.open(["Alva"])
    try evening.start()
    evening.host.send("HOST_HANDOVER")
    let offer = try evening.host.expect("HANDOVER_CODE").payload
    let code = try #require(offer.text("code"))
    #expect(offer.int("expiresAtMs") == evening.table.nowMs + 120_000)
    #expect(throws: Refusal.hostTaken) {
      try evening.table.join("Ny", claim: HostClaim(handoverCode: "WRONG1"))
    }
    let seat = try evening.table.join("Ny", claim: HostClaim(handoverCode: code))
    #expect(evening.host.closed?.code == 4010)
    let host = try evening.connect(.host(seat))
    host.send("HOST_NEXT_CLUE")
    #expect(try host.expect("CLUE_PRESENT").payload.int("levelPoints") == 8)
    #expect(throws: Refusal.hostTaken) {
      try evening.table.join("X", claim: HostClaim(handoverCode: code))
    }
    #expect(evening.table.connect(evening.host.viewer).closed?.code == 4001)
  }

  @Test("EX24 a reaction is shown on the TV; unknown ones and a flood are refused")
  func reaction() throws {
    let evening = try TestEvening.open(["Alva"], version: .v2)
    let emoji = try #require(ReactionEmoji.allCases.first?.rawValue)
    evening[0].socket.send("REACTION", ["emoji": .string(emoji)])
    let shown = try evening.tv.expect("REACTION").payload
    #expect(shown.text("emoji") == emoji)
    #expect(shown.text("playerId") == evening[0].id)
    #expect(
      try evening[0].socket.refusal("REACTION", ["emoji": .string(emoji)]) == "RATE_LIMITED")
    #expect(
      try evening[0].socket.refusal("REACTION", ["emoji": "<b>"]) == "VALIDATION_ERROR")
    #expect(!(evening.host.settled().contains { $0.type == "REACTION" }))
  }
}
