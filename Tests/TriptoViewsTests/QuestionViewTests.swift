import Testing
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("Who sees what of a question")
struct QuestionViewTests {
  @Test("PR28 PR29 EV49 a question by role")
  func question() throws {
    var table = try GameTable.atClue(2)
    try table.play(to: .question)
    let startMs = table.nowMs
    try table.answer(1)
    func view(_ right: String, _ answers: String, _ mine: String) -> String {
      """
      {"questionText":"\(TestContent.question(1, 0))","options":["1","2","3","4"],
       "currentQuestionIndex":0,"totalQuestions":2,"correctAnswer":\(right),
       "answersByPlayer":\(answers),"timer":{"timerId":"fq-0-game",
       "startAtServerMs":\(startMs),"durationMs":25000}\(mine)}
      """
    }
    let answers = #"[{"playerId":"p1","playerName":"Alva","answerText":"F1"}]"#
    let right = "\"\(TestContent.correctAnswer(1, 0))\""
    try expectJSON(
      table.lastState(for: .host)["followupQuestion"], view(right, answers, ""))
    try expectJSON(
      table.lastState(for: .player(1))["followupQuestion"],
      view("null", "[]", #","answeredByMe":true"#))
    try expectJSON(
      table.snapshot(for: .player(2))["followupQuestion"],
      view("null", "[]", #","answeredByMe":false"#))
    try expectJSON(table.snapshot(for: .tv)["followupQuestion"], view("null", "[]", ""))
  }

  @Test("PR30 between questions nobody sees the next one")
  func nextQuestion() throws {
    var table = try GameTable.atClue(2)
    try table.play(to: .questionGap)
    for recipient in [Recipient.host, .tv, .player(1)] {
      let view = try table.snapshot(for: recipient)["followupQuestion"]
      #expect(view?["currentQuestionIndex"] == 0 && view?["timer"] == .null)
    }
  }

  @Test("PR37 PR38 no internal field is in any view")
  func allowList() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    try table.disconnect(2)
    for recipient in [Recipient.host, .tv, .player(1), .host.extended, .player(1).extended] {
      for key in ["brakeFairness", "clue_10", "lostAtMs", "brakes", "origin", "verdictReason"] {
        let text = String(
          decoding: Messages(table.state, atMs: 0).snapshot(for: recipient).jsonBytes(),
          as: UTF8.self)
        #expect(!text.contains("\"\(key)\""))
      }
    }
  }
}
