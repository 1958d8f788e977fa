import Testing
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoTestWorld
import TriptoWire

@testable import TriptoTVScreens

@Suite struct TVQuestionTests {
  private static let asked: JSONValue = [
    "questionText": "Vilken flod rinner genom staden?", "options": ["Seine", "Loire", "Rhen"],
    "currentQuestionIndex": 0, "totalQuestions": 2, "correctAnswer": .null, "answersByPlayer": [],
    "timer": .null, "answeredCount": 1, "totalPlayers": 2,
  ]
  private static let evening: JSONValue = [
    "number": 1, "lengthsMin": [5], "minutes": 5, "rulesDone": .bool(true),
  ]

  @Test("UI-T15 a question has its header, options and count; an open one is typed on phones")
  func asks() {
    var tv = TVBench(isRestored: true)
    tv.show("EX-TV-followup")
    #expect(tv.question?.header == "Fråga 2 / 2" && tv.question?.count == "1/2 svarat")
    #expect(tv.question?.openAnswer == "Skriv svaret på telefonen")
    tv.show("EX-TV-followup", ["followupQuestion": Self.asked])
    #expect(tv.question?.options.map(\.text) == ["Seine", "Loire", "Rhen"])
    #expect(tv.question?.options.contains(where: \.isRight) == false)
    #expect(tv.question?.question.lines == ["Vilken flod rinner genom staden?"])
  }

  @Test("UI-T16 the right option lifts with rows *Rätt +2p* / *Fel*, and never free text")
  func results() {
    var tv = TVBench()
    tv.show("EX-TV-followup", ["followupQuestion": Self.asked])
    tv.golden("FOLLOWUP_RESULTS.evening")
    #expect(tv.question?.options.map(\.isRight) == [true, false, false])
    #expect(tv.question?.verdicts.map(\.text) == ["Rätt! +2 p", "Fel"])
    #expect(tv.question?.isSettled == true && tv.question?.count == nil)
  }

  @Test(
    "UI-E13 EVE53 passengers hop under their option at 600, points at 1 800; nobody without an answer is named"
  )
  func hops() {
    var tv = TVBench()
    tv.show("EX-TV-followup", ["followupQuestion": Self.asked, "journey": Self.evening])
    tv.golden("FOLLOWUP_RESULTS.evening")
    #expect(tv.question?.options[0].people.shown.isEmpty == true)
    #expect(tv.question?.options[0].isRight == true && tv.question?.verdicts.isEmpty == true)
    tv.pass(600)
    #expect(tv.question?.options[0].people.shown.map(\.name) == ["Alva"])
    #expect(tv.question?.options[0].points == nil && tv.question?.explanation == nil)
    #expect(tv.question?.count == "1 · inget svar")
    let options = String(reflecting: tv.picture)
    #expect(!options.contains("\"Bo\""))
    tv.pass(1200)
    #expect(tv.question?.options[0].points == "+2 p")
    #expect(tv.question?.explanation?.hasPrefix("Bröderna Lumière") == true)
  }

  @Test("EVE13 picks go by the option's number, or else by its text; crowds by their number")
  func picks() {
    func row(_ id: String, _ text: String, choice: Int? = nil) -> FollowupResult {
      FollowupResult(
        playerId: PlayerID(id), playerName: id, answerText: text, isCorrect: text == "A",
        pointsAwarded: 0, choice: choice)
    }
    let picks = Picks([row("a", "A"), row("b", "x", choice: 1), row("c", "")], ["A", "B"])
    #expect(picks.options.map { $0.map(\.playerName) } == [["a"], ["b"]])
    #expect(picks.silent == 1 && picks.right.count == 1 && picks.other.count == 1)
  }

  @Test("EVE53 the scoreboard counts up in the old order, then rows glide, then what comes next")
  func scores() {
    var tv = TVBench()
    let rows = Frames.golden("SCOREBOARD_UPDATE.evening")["payload"]?["scoreboard"] ?? []
    let change: [String: JSONValue] = [
      "phase": "SCOREBOARD", "journey": Self.evening, "followupQuestion": .null,
      "scoreboard": rows, "destinationIndex": 1, "totalDestinations": 2,
      "timer": ["timerId": "s", "startAtServerMs": 1_767_225_700_000, "durationMs": 6000],
    ]
    tv.show("EX-TV-followup", change)
    tv.golden("SCOREBOARD_UPDATE.evening")
    #expect(tv.scores?.title == "Paris" && tv.scores?.next == "")
    #expect(tv.scores?.standings.rows.map(\.person.name) == ["Alva", "Bo"])
    #expect(tv.scores?.standings.rows.map(\.points) == ["8 p", "2 p"])
    tv.pass(1700)
    #expect(tv.scores?.standings.rows.map(\.person.name) == ["Alva", "Bo"])
    #expect(tv.scores?.standings.rows.map(\.points) == ["10 p", "12 p"])
    #expect(tv.scores?.standings.rows.map(\.place) == ["–", "+8 p"])
    tv.pass(100)
    #expect(tv.scores?.standings.rows.map(\.person.name) == ["Bo", "Alva"])
    tv.pass(1200)
    #expect(tv.scores?.next.isEmpty == false && tv.scores?.progress?.done == 1)
  }

  @Test("EVE44 with carriages the scoreboard has a row for each, with its members")
  func scoresByCarriage() {
    var tv = TVBench()
    let rows: [JSONValue] = ["Alva": "a", "Bo": "b", "Cia": "c"].sorted { $0.key < $1.key }.map {
      [
        "playerId": .string($0.value), "name": .string($0.key), "rank": 1,
        "score": .int($0.value == "c" ? 4 : 10),
      ]
    }
    func carriage(_ number: Int, _ members: [JSONValue]) -> JSONValue {
      [
        "carriageId": .string("c\(number)"), "number": .int(number), "tone": .int(number),
        "members": .array(members), "score": 0, "rank": 1, "answered": .bool(true),
      ]
    }
    tv.show(
      "EX-TV-followup",
      [
        "phase": "SCOREBOARD", "journey": Self.evening, "followupQuestion": .null,
        "scoreboard": .array(rows),
        "carriages": [carriage(1, ["c"]), carriage(2, ["a", "b"])],
      ])
    let shown = tv.scores?.standings.rows ?? []
    #expect(shown.map(\.person.name) == ["Restaurangvagnen", "Sovvagnen"])
    #expect(shown.map(\.person.carriage?.members) == [["Alva", "Bo"], ["Cia"]])
    #expect(shown.map(\.rank) == [1, 2] && shown.map(\.points) == ["10 p", "4 p"])
  }

  @Test(
    "UI-T17 UI-T18 else results left, standings right, progress, and *Nästa resmål* as the tunnel comes"
  )
  func plainScores() {
    var tv = TVBench(isRestored: true)
    let timer: JSONValue = [
      "timerId": "s", "startAtServerMs": 1_767_225_700_000, "durationMs": 8000,
    ]
    tv.show(
      "TV-reveal",
      ["phase": "SCOREBOARD", "timer": timer, "destinationIndex": 1, "totalDestinations": 3])
    #expect(tv.scores?.resultsTitle == "Paris" && tv.scores?.results.count == 2)
    #expect(tv.scores?.standings.rows.map(\.medal) == [.gold, .silver])
    #expect(tv.scores?.next == "Nästa resmål kommer snart …")
    #expect(!TVRide(tv.view).isInTunnel)
    tv.pass(5500)
    #expect(tv.scores?.next == "Nästa resmål" && TVRide(tv.view).isInTunnel)
    #expect(tv.scores?.progress?.label == "Resmål 1 / 3")
  }
}
