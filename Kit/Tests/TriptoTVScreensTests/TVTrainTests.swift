import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoTVScreens

@Suite struct TVTrainTests {
  @Test("UI-E8 with carriages one coach each, in its tone, its number on the side")
  func carriages() throws {
    var tv = TVBench(isRestored: true)
    let cars: JSONValue = [
      [
        "carriageId": "c1", "number": 1, "tone": 4,
        "members": ["a1a1a1a1-0000-4000-8000-0000000000a1"], "score": 0, "rank": 1,
        "answered": .bool(false),
      ],
      [
        "carriageId": "c2", "number": 2, "tone": 9, "members": ["gone"], "score": 0, "rank": 1,
        "answered": .bool(false),
      ],
    ]
    tv.show("EX-PLAYER-rules", ["phase": "SCOREBOARD", "rules": .null, "carriages": cars])
    let train = try #require(TVTrain(tv.view, speed: 0.6))
    #expect(train.seating.coaches.map(\.number) == [1, 2])
    #expect(train.tones == [.tone(4), .tone(9)])
    #expect(train.seating.coaches.map { $0.windows.flatMap(\.riders) } == [[0], []])
    for phase in ["REVEAL_DESTINATION", "FINAL_RESULTS", "ROUND_END", "PREPARING_ROUND"] {
      tv.show("EX-PLAYER-rules", ["phase": .string(phase)])
      #expect(TVTrain(tv.view, speed: 1) == nil)
    }
  }

  @Test("EVE56 in the rules ride windows are dark until their passengers pull the brake")
  func rules() throws {
    var tv = TVBench(isRestored: true)
    tv.show("EX-PLAYER-rules")
    let train = try #require(TVTrain(tv.view, speed: 0))
    #expect(train.isDark && train.riders.map(\.isLit) == [false, true] && !train.isRolling)
    #expect(TVRide(tv.view).speed == 0)
    tv.hear(
      "TEST_PULL", ["playerId": "a1a1a1a1-0000-4000-8000-0000000000a1", "pulled": 2, "of": 2])
    #expect(TVTrain(tv.view, speed: 0)?.riders.map(\.isLit) == [true, true])
  }

  @Test(
    "EVE77 passengers start at a brake, cheer or sulk at a question, and sit again at the next clue"
  )
  func moves() throws {
    var tv = TVBench(isRestored: true)
    tv.show("EX-PLAYER-rules", ["phase": "FOLLOWUP_QUESTION", "rules": .null])
    func moods() -> [Mood?] {
      TVTrain(tv.view, speed: 1)?.riders.map { $0.person.face?.mood } ?? []
    }
    tv.hear(
      "BRAKE_ACCEPTED",
      [
        "playerId": "a", "playerName": "A", "clueLevelPoints": 8, "answerTimeoutMs": 1,
        "lockedPlayersCount": 0,
      ])
    #expect(moods() == [.start, .start])
    tv.golden("FOLLOWUP_RESULTS.evening")
    #expect(moods() == [.cheer, .sulk])
    tv.golden("CLUE_PRESENT")
    #expect(moods() == [.sit, .sit])
    #expect(Mood.allCases.compactMap(\.passesAfterMs) == [400, 1200, 1500])
  }

  @Test(
    "UI-T15 UI-T17 UI-T11 clocks run to the question's end, the next destination and the brake's")
  func spans() {
    var tv = TVBench(isRestored: true)
    let timer: JSONValue = [
      "timerId": "t", "startAtServerMs": 1_767_225_700_000, "durationMs": 8000,
    ]
    tv.show("TV-reveal", ["phase": "SCOREBOARD", "timer": timer])
    #expect(
      TVClock.span(tv.view) == TVClock.Span(kind: .next, endMs: 1_767_225_708_000, totalMs: 8000))
    tv.show("TV", ["phase": "PAUSED_FOR_BRAKE", "timer": timer])
    #expect(TVClock.span(tv.view)?.kind == .brake)
    tv.show("EX-TV-followup")
    #expect(TVClock.span(tv.view)?.kind == .question)
    tv.hear(
      "FOLLOWUP_RESULTS",
      [
        "currentQuestionIndex": 1, "correctAnswer": "Seine", "results": [],
        "nextQuestionIndex": .null,
      ])
    #expect(TVClock.span(tv.view) == nil)
    #expect(TVClock(tv.view, nil, leftMs: nil)?.text == "Resultat")
    tv.show("TV", ["phase": "ROUND_END"])
    #expect(TVClock.span(tv.view) == nil && TVClock(tv.view, nil, leftMs: nil) == nil)
  }

  @Test("UI-T29 polite status for phase and brake")
  func spoken() {
    var tv = TVBench(isRestored: true)
    tv.show("TV")
    #expect(tv.notices.spoken.contains("8"))
    tv.show("TV", ["phase": "PAUSED_FOR_BRAKE", "brakeOwnerName": "Alva"])
    #expect(tv.notices.spoken == "Alva bromsade!")
    tv.show("EX-TV-followup")
    #expect(tv.notices.spoken == "Fråga 2 / 2")
    tv.show("TV", ["phase": "PREPARING_ROUND"])
    #expect(tv.notices.spoken == "Förbereder spel...")
  }

  @Test(
    "UI-T31 the train stands at its stations and goes slower once a clue is answered, the signal mint"
  )
  func stations() {
    var tv = TVBench(isRestored: true)
    tv.show("TV", ["clueLevelPoints": 10, "timer": .null])
    #expect(abs(TVRide(tv.view).speed - 1.0 / 3) < 1e-9 && TVRide(tv.view).signal == .mint)
    tv.show("TV-reveal", ["destinationIndex": 2, "totalDestinations": 2])
    #expect(TVRide(tv.view).isAtStation && TVRide(tv.view).dawn == 1 && !TVRide(tv.view).isLast)
    tv.show("EX-TV-followup", ["destinationIndex": 2, "totalDestinations": 2])
    #expect(TVRide(tv.view).isLast && TVRide(tv.view).glass == .question)
    tv.show("TV", ["phase": "ROUND_INTRO", "roundIndex": 2])
    #expect(TVRide(tv.view).speed == 1 && TVRide(tv.view).destination == 2)
    tv.show("TV", ["phase": "LOBBY"])
    #expect(TVRide(tv.view).speed == 0.15 && TVRide(tv.view).glass == .lobby)
  }
}
