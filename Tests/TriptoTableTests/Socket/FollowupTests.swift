import Testing
import TriptoKernel
import TriptoTable
import TriptoTestEvening
import TriptoWire

@Suite("EV7, EV49 follow-up answers, EV11 gain")
struct FollowupTests {
  @Test("EV49 PR29 an answer is confirmed to its player and shown to the host at once")
  func confirmed() throws {
    let evening = try TestEvening.open()
    try evening.start()
    try evening.reveal()
    evening.settle()
    let sentMs = evening.table.nowMs
    evening[0].socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": " 1871 "])
    let mine = try evening[0].socket.expect("STATE_SNAPSHOT")
    #expect(mine.state.flag("followupQuestion.answeredByMe") == true)
    #expect(mine.state.list("followupQuestion.answersByPlayer").isEmpty)
    #expect(mine.atMs == sentMs)
    let host = try evening.host.expect("STATE_SNAPSHOT").state
    #expect(host.texts("followupQuestion.answersByPlayer", "answerText") == ["1871"])
    #expect(host.texts("followupQuestion.answersByPlayer", "playerId") == [evening[0].id])
    #expect(host.text("followupQuestion.correctAnswer") == "1871")
    #expect(evening[1].socket.settled().isEmpty)
    #expect(evening.tv.settled().isEmpty)
  }

  @Test("EV7 SC2 a second answer and a late one give VALIDATION_ERROR")
  func onlyOnce() throws {
    let evening = try TestEvening.open()
    try evening.start()
    try evening.reveal()
    let answer: JSONValue = ["answerText": "1872"]
    evening[0].socket.send("FOLLOWUP_ANSWER_SUBMIT", answer)
    try evening[0].socket.expect("STATE_SNAPSHOT")
    #expect(
      try evening[0].socket.refusal("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871"])
        == "VALIDATION_ERROR")
    evening.host.send("HOST_SKIP")
    evening.host.send("HOST_PAUSE")
    try evening.host.snapshot("FOLLOWUP_QUESTION") { $0.flag("paused") == true }
    #expect(
      try evening[1].socket.refusal("FOLLOWUP_ANSWER_SUBMIT", answer) == "VALIDATION_ERROR")
  }

  @Test("EV40 EV41 EV47 the results show every player; only the host saw the answers before")
  func results() throws {
    let evening = try TestEvening.open()
    try evening.start()
    try evening.reveal()
    evening[0].socket.send("FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871", "index": 1])
    try evening[0].socket.expect("STATE_SNAPSHOT")
    evening.settle()
    evening.host.send("HOST_SKIP")
    for (socket, isHost) in [(evening.host, true), (evening.tv, false), (evening[1].socket, false)]
    {
      let locked = try socket.next()
      #expect(locked.type == "FOLLOWUP_ANSWERS_LOCKED")
      #expect(locked.payload.int("lockedPlayerCount") == 1)
      #expect((locked.payload.at("answersByPlayer") != nil) == isHost)
      let results = try socket.next()
      #expect(results.type == "FOLLOWUP_RESULTS")
      #expect(results.payload.text("correctAnswer") == "1871")
      #expect(results.payload.texts("results", "answerText") == ["1871", ""])
      let points = results.payload.list("results").compactMap { $0.int("pointsAwarded") }
      #expect(points == [2, 0])
      #expect(results.payload.int("nextQuestionIndex") == 1)
    }
  }

  @Test("EV7 an answer to another question than the running one gives VALIDATION_ERROR")
  func wrongIndex() throws {
    let evening = try TestEvening.open()
    try evening.start()
    try evening.reveal()
    let code = try evening[0].socket.refusal(
      "FOLLOWUP_ANSWER_SUBMIT", ["answerText": "1871", "index": 7])
    #expect(code == "VALIDATION_ERROR")
  }

  @Test("ID6 EV39 EV46 the question's timer is named by session and index")
  func timer() throws {
    let evening = try TestEvening.open(["Alva"])
    try evening.start()
    evening.host.send("HOST_FORCE_REVEAL")
    let question = try evening[0].socket.expect("FOLLOWUP_QUESTION_PRESENT").payload
    #expect(question.text("timer.timerId") == "fq-0-\(evening.table.game.id)")
    #expect(question.int("timer.startAtServerMs") == question.int("startAtServerMs"))
    #expect(question.int("timer.durationMs") == 5_000)
    #expect(question.at("correctAnswer") == nil)
    let state = try evening[0].socket.state()
    #expect(state.text("followupQuestion.timer.timerId") == "fq-0-\(evening.table.game.id)")
  }

  @Test("EV11 AU12 both names set the gain, clamped to −40…+6; players hear nothing of it")
  func gain() throws {
    let evening = try TestEvening.open(["Alva"])
    for (type, sent, kept) in [
      ("HOST_MUSIC_GAIN_SET", 30, 6), ("MUSIC_GAIN_SET", -90, -40), ("MUSIC_GAIN_SET", -10, -10),
    ] {
      evening.host.send(type, ["gainDb": .int(sent)])
      for socket in [evening.host, evening.tv] {
        #expect(try socket.expect("MUSIC_GAIN_SET").payload.int("gainDb") == kept)
      }
    }
    #expect(evening[0].socket.settled().isEmpty)
    #expect(try evening.tv.state().int("audioState.gainDb") == -10)
    #expect(
      try evening.host.refusal("MUSIC_GAIN_SET", ["gainDb": "loud"]) == "VALIDATION_ERROR")
  }
}
