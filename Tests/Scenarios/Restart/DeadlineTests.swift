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

  /// Waits until a moment of the wall clock, in epoch ms, has passed.
  private func moment(_ epochMs: Int) async throws {
    let server = try await SharedServer.server
    let nowMs = try #require(try await server.get("/health").json.int("serverTimeMs"))
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    try await loop.scheduleTask(in: .milliseconds(Int64(max(0, epochMs - nowMs) + 1))) {}
      .futureResult.get()
  }
}
