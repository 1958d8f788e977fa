import TriptoBrake
import TriptoKernel
import TriptoPlan

@testable import TriptoGame

/// A game in which everything is there that a game can have, whether or not it can be at once.
enum RichGame {
  static var state: GameState {
    get throws {
      var state = GameState(
        id: "g", joinCode: "ABC234", hostID: "h", settings: settings,
        pacing: PacingTable.standard, nowMs: 1)
      state.seats[0].passenger = Passenger(figure: "fox", tone: 1)
      state.seats[0].askedName = Secret("Alva den rara")
      (state.departed, state.kicked, state.bannedNames) = (state.seats, ["p1"], ["bo"])
      state.selectedPack = SelectedPack(packID: "p", name: "P")
      state.plan = [PlannedStop(packID: "p", source: .ai, name: "P", country: "C")]
      (state.itinerary, state.rounds) = ([place], [round])
      state.clock = StepClock(step: .clue, startMs: 1, durationMs: 2)
      state.endReason = .allCompleted
      state.voice.keep([clip])
      state.voice.heard = [clip.line]
      state.speech = speech
      state.speechNews = SpeechNews(stopped: speech, started: speech)
      state.upcoming = UpcomingSpeech(spoken: .bridge, atMs: 3)
      state.tonight = try tonight
      state.hold = hold
      state.handover = GameState.Handover(code: "ABC234", expiresAtMs: 4)
      return state
    }
  }

  static let steps: [Step] = [
    .intro, .clue, .brakeAnswer, .afterLock, .rules(1), .revealSilence, .revealBanter, .revealed,
    .named, .verdict, .results, .bridge, .question, .questionGap, .lastQuestion, .scoreboard,
    .departure, .finale(.drumroll), .act(.route), .act(.award(0)), .act(.podium), .act(.third),
    .act(.second), .act(.spotlight), .act(.winner), .act(.standings), .act(.end),
  ]

  static let spoken: [Spoken] = [
    .roundIntro, .beforeClue, .afterLock, .afterBrake, .beforeReveal, .revealCorrect,
    .revealIncorrect, .revealNobody, .bridge, .scoreboard, .rules(1), .recalled(.streak),
    .final(.plain), .award(.ten), .clue(level: 10), .question(0),
  ]

  static let senders: [Sender] = [
    .system, .viewer(.tv), .viewer(.host("h")), .viewer(.player("p1")),
  ]

  private static var settings: GameSettings {
    var settings = GameSettings()
    (settings.difficulty, settings.theme, settings.pace) = ("easy", "cities", .quick)
    settings.evening = Evening()
    settings.evening?.region = "europe"
    return settings
  }

  private static let at = Position(latitude: 1.5, longitude: -2.25)
  private static let verdict = Verdict(
    isCorrect: false, reason: "other_place", detail: "d", matched: "m", other: "o", otherAt: at,
    otherKm: 12.5)
  private static let clip = Clip(
    line: LineID(round: 0, spoken: .clue(level: 10)), language: .sv, assetID: "a",
    durationMs: 1_000, isByTV: true)
  private static let speech = Speech(clip: clip, startMs: 5, isPrefetched: true)

  private static let place = DestinationRecord(
    packID: "p", name: "P", country: "C", aliases: ["Q"], position: at,
    clues: ["1", "2", "3", "4", "5"],
    questions: [
      .init(text: "t", options: ["a", "b"], correctAnswer: "a", aliases: ["c"], explanation: "e")
    ],
    banter: [Remark(category: "bridge", text: "b")],
    scenery: Scenery(
      kind: "city", scene: ["sea"], wonder: "w",
      labels: [.init(name: "L", at: at, kind: .city)]),
    choices: ["X", "Y", "Z"]
  ).sealed

  private static var round: Round {
    var round = Round()
    round.answers = [
      LockedAnswer(
        seat: "p1", text: Secret("t"), level: 8, clueLevel: 10, isNote: true, isByChoice: true,
        lockedAtMs: 6, verdict: Secret(verdict), speedBonus: 1)
    ]
    (round.brakes, round.grips) = ([10: "p1"], [10: Grip(seat: "p1", tookMs: 7.5, marginMs: 1)])
    round.releases = [BrakeRelease(seat: "p1", level: 10, reason: .silent)]
    round.followups = [[FollowupAnswer(seat: "p1", text: Secret("t"), judgedCorrect: true)]]
    round.verdictSteps = [["p1"]]
    return round
  }

  private static var hold: Hold {
    var hold = Hold(
      endMs: 8, entries: [.init(seat: "p1", pressedMs: 9.5, hasRTTJump: true, isExtended: true)])
    hold.earlyAnswers = [.init(seat: "p1", text: Secret("t"), verdict: Secret(verdict))]
    hold.notes = hold.earlyAnswers
    return hold
  }

  private static var tonight: Tonight {
    get throws {
      var tonight = Tonight()
      tonight.drafts = ["p1": Draft(text: Secret("t"), verdict: Secret(verdict))]
      tonight.rules = RulesRide(startMs: 10)
      tonight.rules?.pulled = ["p1"]
      tonight.carriages = [Carriage(number: 1, members: ["p1", "p2"])]
      tonight.finished = [
        FinishedJourney(
          scores: ["p1": 10], winners: ["p1"], counts: true,
          stops: [NightStop(place: place, journey: 1)], awards: [.ten])
      ]
      tonight.past = [PlayedStop(place: place, round: round, journey: 1)]
      tonight.awards = [Award(id: .ten, seats: ["p1"], value: 1.5, place: place)]
      tonight.reactions = ["p1": 3]
      tonight.programme = try programme
      return tonight
    }
  }

  private struct NoFinale: Error {}

  private static var programme: Programme {
    get throws {
      guard let finale = PacingTable.standard.evening?.finale else { throw NoFinale() }
      var programme = Programme(hasRoute: true, awards: 1, places: 3, finale, startMs: 11)
      programme.enter(.route, atMs: 12)
      return programme
    }
  }
}
