import Testing
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoTVScreens

@Suite struct TVClueTests {
  @Test("UI-T8 level circle, five numbered segments, *a/b svarat* and the clue fitted to 4 lines")
  func clue() throws {
    var tv = TVBench(isRestored: true)
    tv.show("TV", ["answeredCount": 0, "lockedAnswersCount": 0])
    let clue = try #require(tv.clue)
    #expect(clue.points == "8" && clue.levels == [10, 8, 6, 4, 2])
    #expect(clue.segments == [.passed, .now, .ahead, .ahead, .ahead])
    #expect(clue.count == "0/1 svarat" && !clue.hasAnswers)
    #expect(clue.text?.size == 60 && clue.text?.lines == ["Här är broarna fler än väderstrecken."])
  }

  @Test(
    "UI-T12 UI-E11 the count of locked answers, with no answer text; of an evening by its units")
  func counts() {
    var tv = TVBench(isRestored: true)
    tv.show("TV")
    #expect(tv.clue?.count == "Svar låsta: 1 / 1")
    tv.show("TV", ["units": ["answered": 2, "total": 5]])
    #expect(tv.clue?.count == "2/5 svarat")
    tv.show("TV", ["units": ["answered": 2, "total": 5], "carriages": []])
    #expect(tv.clue?.count == "2/5 vagnar")
  }

  @Test("UI-T9 the clue's text comes after the voice starts, at once on a restored TV")
  func text() {
    var tv = TVBench()
    tv.show("TV")
    tv.hear(
      "CLUE_PRESENT",
      [
        "clueText": "x", "clueLevelPoints": 8, "roundIndex": 0, "clueIndex": 1,
        "textRevealAfterMs": 400, "timerDurationMs": 26_000, "timerEnd": 1_767_225_690_000,
      ])
    #expect(tv.clue?.text == nil)
    tv.pass(400)
    #expect(tv.clue?.text != nil)
  }

  @Test(
    "UI-E10 UI-T11 the name stands in its tone across the screen for 900, then a banner tells what its owner does"
  )
  func brake() throws {
    var tv = TVBench()
    tv.show("TV")
    let brake: [String: JSONValue] = [
      "phase": "PAUSED_FOR_BRAKE",
      "brakeOwnerPlayerId": "a1a1a1a1-0000-4000-8000-0000000000a1", "brakeOwnerName": "Alva",
      "journey": ["number": 1, "lengthsMin": [5], "minutes": 5, "rulesDone": .bool(true)],
      "brake": [
        "playerId": "a1a1a1a1-0000-4000-8000-0000000000a1", "typing": .bool(false),
        "silentUntilMs": 1_767_225_709_000,
      ],
    ]
    tv.show("TV", brake)
    let first = try #require(tv.clue?.brake)
    #expect(first.isCalled && first.nameSize == 160 && first.words == "Alva tänker …")
    let span = try #require(TVClock.span(tv.view))
    #expect(span.endMs == 1_767_225_709_000)
    tv.pass(900)
    #expect(tv.clue?.brake?.isCalled == false && tv.clue?.text != nil)
    tv.hear(
      "BRAKE_RELEASED",
      [
        "playerId": "a", "clueLevelPoints": 8, "reason": "let_go", "timerEnd": 1,
      ])
    tv.show("TV")
    #expect(tv.clue?.rolled == "Tåget rullar vidare!" && tv.clue?.brake == nil)
    tv.pass(1200)
    #expect(tv.clue?.rolled == nil)
  }

  @Test("UI-A6 UI-T11 a brake survives reconnect, and does not call its owner's name again")
  func restored() {
    var tv = TVBench(isRestored: true)
    tv.show(
      "TV",
      [
        "phase": "PAUSED_FOR_BRAKE", "brakeOwnerPlayerId": "a",
        "brakeOwnerName": "Wolfeschlegelstein",
        "brake": ["playerId": "a", "typing": .bool(true), "silentUntilMs": .null],
      ])
    #expect(tv.clue?.brake?.isCalled == false)
    #expect(tv.clue?.brake?.words == "Wolfeschlegelst… skriver …")
    #expect(tv.clue?.brake.map { $0.nameSize < 160 && $0.nameSize >= 72 } == true)
  }

  @Test(
    "UI-A9 UI-T13 UI-T18 no trace of the name is on the device before it is told, in no part of a picture"
  )
  func secret() {
    let secret: JSONValue = [
      "name": "Hemligstad", "country": "Hemligland", "aliases": ["hemlis"],
      "revealed": .bool(false),
    ]
    for phase in ["LOBBY", "ROUND_INTRO", "CLUE_LEVEL", "PAUSED_FOR_BRAKE", "SCOREBOARD"] {
      var tv = TVBench()
      tv.show("TV", ["phase": .string(phase), "destination": secret])
      let seen =
        String(reflecting: tv.picture) + String(reflecting: tv.notices)
        + String(reflecting: TVRide(tv.view))
      #expect(!seen.contains("Hemlig") && !seen.contains("hemlis"))
    }
    var tv = TVBench()
    tv.show("TV", ["phase": "REVEAL_DESTINATION", "destination": secret])
    #expect(!String(reflecting: tv.picture).contains("Hemlig"))
  }

  @Test(
    "UI-T8 UI-T15 clocks are red in the last seconds, amber in a question's last ten, and frozen in a pause"
  )
  func clocks() throws {
    var tv = TVBench(isRestored: true)
    tv.show("TV")
    let span = try #require(TVClock.span(tv.view))
    func tone(_ span: TVClock.Span, _ ms: Double) -> TVClock.Tone? {
      TVClock(tv.view, span, leftMs: ms)?.tone
    }
    #expect(tone(span, 5000) == .calm && tone(span, 4999) == .red)
    #expect(TVClock(tv.view, nil, leftMs: nil)?.text == "–")
    let question = TVClock.Span(kind: .question, endMs: 0, totalMs: 25_000)
    #expect([11_000.0, 10_000, 3000].map { tone(question, $0) } == [.calm, .amber, .red])
    #expect(TVClock(tv.view, question, leftMs: 5000)?.isLow == true)
    tv.show("TV", ["paused": .bool(true)])
    #expect(TVClock.span(tv.view) == nil && tv.notices.paused == "Paus")
  }

  @Test(
    "UI-T10 UI-T30 UI-T31 the train slows with the level; its view depends only on session, journey and index"
  )
  func ride() {
    var tv = TVBench(isRestored: true)
    var speeds: [Double] = []
    for points in [10, 8, 6, 4, 2] {
      tv.show("TV", ["clueLevelPoints": .int(points)])
      speeds.append(TVRide(tv.view).speed)
    }
    #expect(speeds == [1, 0.8, 0.6, 0.4, 0.2])
    let ride = TVRide(tv.view)
    tv.show("TV", ["clueLevelPoints": 2, "clueText": "En annan.", "destination": .null])
    #expect(TVRide(tv.view) == ride && ride.seed.hasPrefix("5f0c2c1e"))
    tv.hear("BRAKE_PENDING", ["clueLevelPoints": 2, "holdMs": 100])
    #expect(TVRide(tv.view).speed == 0 && TVRide(tv.view).signal == .red)
    #expect(TVRide(tv.view).glass == .brake)
  }
}
