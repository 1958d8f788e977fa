import NIOCore
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EV40, EV41, EV49 follow-up answers")
struct FollowupTests {
  @Test("EV49 PR29 an answer is confirmed to its player and shown to the host at once")
  func confirmed() async throws {
    let table = try await Table.open()
    try await table.start()
    try await table.reveal()
    try await table.settle()
    let sent = NIODeadline.now()
    table[0].socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": " 1871 "])
    let mine = try await table[0].socket.expect("STATE_SNAPSHOT")
    #expect(mine.state.flag("followupQuestion.answeredByMe") == true)
    #expect(mine.state.list("followupQuestion.answersByPlayer").isEmpty)
    #expect(mine.at - sent < .seconds(3), "300 ms on a machine that is not busy")
    let host = try await table.host.expect("STATE_SNAPSHOT").state
    #expect(host.texts("followupQuestion.answersByPlayer", "answerText") == ["1871"])
    #expect(host.texts("followupQuestion.answersByPlayer", "playerId") == [table[0].id])
    #expect(host.text("followupQuestion.correctAnswer") == "1871")
    #expect(try await table[1].socket.settled().isEmpty)
    #expect(try await table.tv.settled().isEmpty)
  }

  @Test("EV40 EV41 EV47 the results show every player; only the host saw the answers before")
  func results() async throws {
    let table = try await Table.open()
    try await table.start()
    try await table.reveal()
    table[0].socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871", "index": 1])
    try await table[0].socket.expect("STATE_SNAPSHOT")
    try await table.settle()
    table.host.send("HOST_SKIP")
    for (socket, isHost) in [(table.host, true), (table.tv, false), (table[1].socket, false)] {
      let locked = try await socket.next()
      #expect(locked.type == "FOLLOWUP_ANSWERS_LOCKED")
      #expect(locked.payload.int("lockedPlayerCount") == 1)
      #expect((locked.payload.at("answersByPlayer") != nil) == isHost)
      let results = try await socket.next()
      #expect(results.type == "FOLLOWUP_RESULTS")
      #expect(results.payload.text("correctAnswer") == "1871")
      #expect(results.payload.texts("results", "answerText") == ["1871", ""])
      let points = results.payload.list("results").compactMap { $0.int("pointsAwarded") }
      #expect(points == [2, 0])
      #expect(results.payload.int("nextQuestionIndex") == 1)
    }
  }
}
