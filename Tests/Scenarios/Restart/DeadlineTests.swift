import NIOCore
import NIOPosix
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("ST40 deadlines stand across a restart")
struct DeadlineTests {
  @Test("ST40 ST34 a question that was running is closed by its timer, when it was to end")
  func questionTimer() async throws {
    var end = 0
    try await restarted { table in
      try await table.start()
      try await table.reveal(isLong: false)
      let question = try #require(
        table.tv.inbox.all.last { $0.type == "FOLLOWUP_QUESTION_PRESENT" })
      end = try #require(question.payload.int("startAtServerMs")) + 5_000
    } then: { table in
      _ = try await table.host.snapshot("ROUND_END", orNow: true)
      for message in table.tv.inbox.all where message.type == "FOLLOWUP_RESULTS" {
        #expect(try #require(message.json.int("serverTimeMs")) >= end)
      }
    }
  }

  @Test("ST40 in the scoreboard: the next destination comes by itself")
  func scoreboard() async throws {
    try await restarted([.alpha, .beta]) { table in
      try await table.start()
      try await table.reveal()
      try await table.playQuestions()
      try await table.host.snapshot("SCOREBOARD")
    } then: { table in
      let state = try await table.host.snapshot("CLUE_LEVEL", orNow: true)
      #expect(state.int("roundIndex") == 1)
      #expect(state.text("destination.name") == TestPack.beta.name.sv)
      #expect(state.int("lockedAnswersCount") == 0)
    }
  }

  @Test("ST40 SC7 in the finale: it ends, and the scores are what they were")
  func finale() async throws {
    var before = JSONValue.null
    try await restarted { table in
      try await table.start()
      try await table.lock(0, "Zyxopolis")
      try await table.reveal()
      try await table.playQuestions()
      before = try await table.host.snapshot("FINAL_RESULTS")
      #expect(before.list("scoreboard").compactMap { $0.int("score") } == [10, 0])
    } then: { table in
      let state = try await table.host.snapshot("ROUND_END", orNow: true)
      #expect(state.at("scoreboard") == before.at("scoreboard"))
    }
  }

  @Test("ST40 a deadline that passed while the server was down fires at once")
  func passedDeadline() async throws {
    let data = try ServerUnderTest.prepared()
    let first = try await ServerUnderTest.boot(["TRIPTO_PACING": "0.02"], on: data)
    let table = try await Table.open(on: first)
    try await table.start()
    let end = try #require(table.host.inbox.all.last { $0.type == "CLUE_PRESENT" })
    try await first.stop()
    try await moment(try #require(end.payload.int("timerEnd")))
    try await withServer(on: data) { server in
      let again = try await table.session.moved(to: server).connect(table.session.hostToken)
      let state = try await again.expect("STATE_SNAPSHOT").state
      #expect(state.int("clueLevelPoints") != end.payload.int("levelPoints"))
      try await again.expect("FOLLOWUP_QUESTION_PRESENT")
    }
  }

  @Test("ST40 EV33 the end of the game, due while the server was away, is told to everybody once")
  func unheardEnd() async throws {
    let data = try ServerUnderTest.prepared()
    let pacing = ["TRIPTO_PACING": "0.7"]
    let first = try await ServerUnderTest.boot(pacing, on: data)
    let table = try await Table.open(on: first)
    try await table.start()
    table.host.send("HOST_FORCE_REVEAL")
    for type in [
      "DESTINATION_REVEAL", "DESTINATION_RESULTS", "SCOREBOARD_UPDATE",
      "FOLLOWUP_QUESTION_PRESENT", "FOLLOWUP_RESULTS", "FOLLOWUP_QUESTION_PRESENT",
    ] {
      try await table.host.expect(type)
      table.host.send("HOST_SKIP")
    }
    let results = try await table.host.expect("FOLLOWUP_RESULTS")
    #expect(!table.host.inbox.all.contains { $0.type == "GAME_ENDED_EVENT" })
    try await first.stop()
    try await moment(try #require(results.json.int("serverTimeMs")) + 2_100)
    try await withServer(pacing, on: data) { server in
      let session = table.session.moved(to: server)
      for token in [table[0].token, session.hostToken, session.tvToken] {
        let back = try await session.connect(token)
        #expect(try await back.expect("STATE_SNAPSHOT").phase == "FINAL_RESULTS")
        try await back.expect("GAME_ENDED_EVENT")
        try await back.expect("FINAL_RESULTS_PRESENT")
      }
      let again = try await session.connect(table[0].token)
      let types = try await again.settled().map(\.type)
      #expect(types.contains("STATE_SNAPSHOT") && !types.contains("GAME_ENDED_EVENT"))
    }
  }

  /// Waits until a moment of the wall clock, in epoch ms, has passed.
  private func moment(_ epochMs: Int) async throws {
    let server = try await SharedServer.server
    let nowMs = try #require(try await server.get("/health").json.int("serverTimeMs"))
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    try await loop.scheduleTask(in: .milliseconds(Int64(max(0, epochMs - nowMs) + 1))) {}
      .futureResult.get()
  }
}
