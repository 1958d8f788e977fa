import Testing
import TriptoClient
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards
@testable import TriptoHostScreens

/// Questions, rules, and what becomes of an answer.
extension PlayAlongTests {
  @Test("UI-P20 UI-P21 an open question takes one answer, and the verdict replaces it")
  func question() async {
    let (_, socket) = await seated()
    let asked: JSONValue = [
      "questionText": "Vilken flod?", "options": ["Seine", "Loire"], "currentQuestionIndex": 0,
      "totalQuestions": 2, "correctAnswer": .null, "answersByPlayer": [],
      "timer": ["timerId": "q", "startAtServerMs": 1_800_000_000_000, "durationMs": 20_000],
    ]
    await show(
      ["phase": "FOLLOWUP_QUESTION", "followupQuestion": asked, "brake": .null], on: socket)
    guard case .question(let open)? = along.hand else { return #expect(Bool(false)) }
    #expect(open.options.map(\.text) == ["Seine", "Loire"] && open.header == "Fråga 1 / 2")
    #expect(open.options.map(\.letter) == ["A", "B"] && open.isOpen && !open.isReady)
    #expect(open.options.map(\.isChosen) == [false, false])
    along.submit("Seine")
    guard case .question(let sent)? = along.hand else { return #expect(Bool(false)) }
    #expect(sent.options.map(\.isChosen) == [true, false])
    await host.until { socket.sentTypes.contains("FOLLOWUP_ANSWER_SUBMIT") }
    socket.say(
      Frames.text(
        "FOLLOWUP_RESULTS",
        [
          "currentQuestionIndex": 0, "correctAnswer": "Seine", "nextQuestionIndex": 1,
          "results": [
            [
              "playerId": .string(Self.bo), "playerName": "Bo", "answerText": "Seine",
              "isCorrect": .bool(true), "pointsAwarded": 2,
            ]
          ],
        ]))
    await host.until {
      if case .question(let told)? = along.hand {
        told.verdict?.title == "Rätt! +2 p"
      } else {
        false
      }
    }
  }

  @Test("UI-E27 EVE56 the rules stand there one after the other, and the brake can be tried")
  func rules() async {
    let (_, socket) = await seated()
    await show([:], on: socket, of: "EX-PLAYER-rules")
    guard case .rules(let rules)? = along.hand else { return #expect(Bool(false)) }
    #expect(rules.lines.count == 3 && rules.lit == 1 && rules.works)
    #expect(rules.tryBrake == "Funkar!")
  }

  @Test("UI-P18 EVE30 the time locks what was typed, runs out, or the host goes on: each is told")
  func ends() async {
    let (_, socket) = await seated()
    await show(Self.mine, on: socket)
    along.type("Par")
    let lock: JSONValue = [
      "playerId": .string(Self.bo), "answerText": "Par", "lockedAtLevelPoints": 8, "lockedAtMs": 1,
    ]
    await show(Self.open.merging(["lockedAnswers": [lock]]) { $1 }, on: socket, version: 201)
    #expect(along.notice == "Tiden tog slut – det du skrev är låst.")
    host.world.pass(4000)
    await host.until { along.notice.isEmpty }
    let timer: JSONValue = [
      "timerId": "b", "startAtServerMs": 1_800_000_000_000, "durationMs": 60_000,
    ]
    await show(Self.mine.merging(["timer": timer]) { $1 }, on: socket, version: 202)
    await show(Self.open, on: socket, version: 203)
    #expect(along.notice == "Värden gick vidare – inget svar låstes.")
    let over: JSONValue = [
      "timerId": "b", "startAtServerMs": 1_700_000_000_000, "durationMs": 1000,
    ]
    await show(Self.mine.merging(["timer": over]) { $1 }, on: socket, version: 204)
    await show(Self.open, on: socket, version: 205)
    #expect(along.notice == "Tiden gick ut – inget svar låstes.")
  }
}
