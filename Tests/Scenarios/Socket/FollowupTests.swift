import NIOCore
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EV7, EV49 follow-up answers, EV11 gain")
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

  @Test("EV7 SC2 a second answer and a late one give VALIDATION_ERROR")
  func onlyOnce() async throws {
    let table = try await Table.open()
    try await table.start()
    try await table.reveal()
    let answer: JSONValue = ["answerText": "1872"]
    table[0].socket.send("FOLLOWUP_ANSWER_SUBMIT", answer)
    try await table[0].socket.expect("STATE_SNAPSHOT")
    #expect(
      try await table[0].socket.refusal("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"])
        == "VALIDATION_ERROR")
    table.host.send("HOST_SKIP")
    table.host.send("HOST_PAUSE")
    try await table.host.snapshot("FOLLOWUP_QUESTION") { $0.flag("paused") == true }
    #expect(
      try await table[1].socket.refusal("FOLLOWUP_ANSWER_SUBMIT", answer) == "VALIDATION_ERROR")
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

  @Test("EV7 an answer to another question than the running one gives VALIDATION_ERROR")
  func wrongIndex() async throws {
    let table = try await Table.open()
    try await table.start()
    try await table.reveal()
    let code = try await table[0].socket.refusal(
      "FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871", "index": 7])
    #expect(code == "VALIDATION_ERROR")
  }

  @Test("ID6 EV39 EV46 the question's timer is named by session and index")
  func timer() async throws {
    let table = try await Table.open(["Alva"])
    try await table.start()
    table.host.send("HOST_FORCE_REVEAL")
    let question = try await table[0].socket.expect("FOLLOWUP_QUESTION_PRESENT").payload
    #expect(question.text("timer.timerId") == "fq-0-\(table.session.id)")
    #expect(question.int("timer.startAtServerMs") == question.int("startAtServerMs"))
    #expect(question.int("timer.durationMs") == 5_000)
    #expect(question.at("correctAnswer") == nil)
    let state = try await table[0].socket.state()
    #expect(state.text("followupQuestion.timer.timerId") == "fq-0-\(table.session.id)")
  }

  @Test("EV11 AU12 both names set the gain, clamped to −40…+6; players hear nothing of it")
  func gain() async throws {
    let table = try await Table.open(["Alva"])
    for (type, sent, kept) in [
      ("HOST_MUSIC_GAIN_SET", 30, 6), ("MUSIC_GAIN_SET", -90, -40), ("MUSIC_GAIN_SET", -10, -10),
    ] {
      table.host.send(type, ["gainDb": .int(sent)])
      for socket in [table.host, table.tv] {
        #expect(try await socket.expect("MUSIC_GAIN_SET").payload.int("gainDb") == kept)
      }
    }
    #expect(try await table[0].socket.settled().isEmpty)
    #expect(try await table.tv.state().int("audioState.gainDb") == -10)
    #expect(
      try await table.host.refusal("MUSIC_GAIN_SET", ["gainDb": "loud"]) == "VALIDATION_ERROR")
  }
}
