import Testing
import TriptoAnswers

@Suite struct JudgeLineTests {
  private func reply(_ line: String) throws -> String {
    do {
      return try JudgeReply(JudgeLine(line).judgement(Gazetteer.shipped.get())).line()
    } catch let failure as JudgeLineError {
      return try JudgeReply(failure).line()
    }
  }

  @Test(
    "AN8 a line in is judged to a line out, with exact, alias, spelling or other_place",
    arguments: [
      (
        #"{"target":"Bergen","country":"Norge","aliases":["björgvin"],"answer":"Berggen"}"#,
        #"{"correct":true,"distance":1,"matched":"bergen","reason":"spelling"}"#
      ),
      (
        #"{"target":"Irak","answer":"Iraq"}"#,
        #"{"correct":true,"matched":"Irak","reason":"alias"}"#
      ),
      (
        #"{"answer":"Bremen","target":"Bergen","extra":1}"#,
        #"{"correct":false,"other":"Bremen","reason":"other_place"}"#
      ),
      (
        #"{"target":"19","answer":"nitton","kind":"followup"}"#,
        #"{"correct":true,"matched":"19","reason":"exact"}"#
      ),
      (
        #"{"kind":"followup","correctAnswer":"Kaffe","aliases":["coffee"],"lang":"sv","answer":"kaffet"}"#,
        #"{"correct":true,"matched":"Kaffe","reason":"alias"}"#
      ),
      (#"{"kind":"followup","answer":"kaffe"}"#, #"{"error":"\"target\" is missing"}"#),
      (#"{"target":"Bergen","answer":""}"#, #"{"correct":false,"reason":"empty"}"#),
      (#"{"target":"Bergen"}"#, #"{"error":"\"answer\" is missing"}"#),
      (#"{"target":7,"answer":"x"}"#, #"{"error":"\"target\" is of the wrong type"}"#),
      (#"{"target":" ","answer":"x"}"#, #"{"error":"\"target\" is empty"}"#),
      (
        #"{"target":"a","answer":"b","kind":"c"}"#,
        #"{"error":"\"kind\" has a value of no meaning"}"#
      ),
      ("[]", #"{"error":"the line is of the wrong type"}"#), ("", #"{"error":"this is no JSON"}"#),
      ("Bergen", #"{"error":"this is no JSON"}"#),
    ])
  func lines(line: String, expected: String) throws {
    #expect(try reply(line) == expected)
  }

  @Test("AN8 each reason is a verdict on the wire: exact, alias, spelling, other_place or wrong")
  func verdicts() {
    let words = Dictionary(uniqueKeysWithValues: Reason.allCases.map { ($0.rawValue, $0.verdict) })
    #expect(
      words == [
        "exact": .exact, "alias": .alias, "spelling": .spelling, "other_place": .otherPlace,
        "near": .wrong, "too_broad": .wrong, "generic": .wrong, "multiple": .wrong,
        "empty": .wrong, "reject": .wrong,
      ])
    #expect(Reason.allCases.filter { Judgement($0).isCorrect } == [.exact, .alias, .spelling])
  }
}
