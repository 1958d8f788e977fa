import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoHostCards

/// What a player's seat shows, from what it was told.
@Suite struct PlayHandTests {
  private static let alva = "a1a1a1a1-0000-4000-8000-0000000000a1"
  private static let bo = "b2b2b2b2-0000-4000-8000-0000000000b2"

  /// Alva's view of an evening's golden state, with other values for some keys.
  private func view(
    _ change: [String: JSONValue] = [:], of name: String = "EX-PLAYER-evening",
    me: String = alva, isRestored: Bool = false, _ moments: (inout Moments) -> Void = { _ in }
  ) throws -> PlayView {
    var game = Game()
    (game.role, game.playerId, game.isRestored) = (.player, PlayerID(me), isRestored)
    let frame = Frames.frame("STATE_SNAPSHOT", ["state": Frames.state(change, of: name)])
    game.live = LiveState(snapshot: frame)
    moments(&game.moments)
    return try #require(PlayView(game, Messages(.sv)))
  }

  private func clue(_ view: PlayView, _ input: PlayInput = PlayInput()) -> PlayClue {
    PlayClue(view, input)
  }

  private static func seat(_ why: JSONValue, choices: JSONValue = .null) -> JSONValue {
    [
      "mayBrake": .bool(false), "mayNote": .bool(false), "why": why, "noteWorth": 6,
      "brakeWorth": 8, "choices": choices, "draft": .null,
    ]
  }
  private static let open: [String: JSONValue] = [
    "phase": "CLUE_LEVEL", "brakeOwnerPlayerId": .null, "brakeOwnerName": .null, "brake": .null,
    "lockedAnswers": [], "clueTimerEnd": 1_767_225_690_000,
  ]

  @Test(
    "UI-E29 UI-E32 another brakes: passenger and *{name} skriver …*; the own card shrinks, the clue stays"
  )
  func other() throws {
    let shown = clue(try view())
    #expect(shown.banner == "Bo tänker …" && shown.points == "8" && shown.eyebrow == "Resmål 1 / 2")
    #expect(
      shown.locked?.answer == "Lyon" && shown.locked?.line == "Ditt svar är låst vid 10 poäng")
    #expect(shown.brake == nil && shown.note == nil && shown.dialog == nil && shown.text != nil)
    let own = try view(["lockedAnswers": []])
    #expect(clue(own).brake?.line == "Bo skriver …" && clue(own).brake?.isOn == false)
  }

  @Test("UI-E28 a note that is in says where it lies, with its worth")
  func noted() throws {
    let lock: JSONValue = [
      "playerId": .string(Self.alva), "answerText": "Lyon", "lockedAtLevelPoints": 6,
      "lockedAtMs": 1, "note": .bool(true),
    ]
    let locked = clue(try view(["lockedAnswers": [lock]])).locked
    #expect(locked?.isNote == true && locked?.line == "Lappen ligger hos konduktören. 6 p")
  }

  @Test("UI-E34 *{name} drog i bromsen för er vagn*, and its locked answer is shown to all members")
  func carriage() throws {
    let car: JSONValue = [
      "carriageId": "c1", "number": 1, "tone": 1,
      "members": [.string(Self.alva), .string(Self.bo)], "score": 0, "rank": 1,
      "answered": .bool(false),
    ]
    let mates = try view(["carriages": [car], "lockedAnswers": []])
    #expect(clue(mates).banner == "Bo drog i bromsen för er vagn")
    #expect(
      PlayNote.closedBy(try view(["carriages": [car], "me": Self.seat("locked")]))
        == "Er vagn har redan svarat.")
    let ours = try view(["carriages": [car]], me: Self.bo)
    #expect(clue(ours).locked?.answer == "Lyon")
  }

  @Test(
    "UI-A13 UI-E31 UI-E33 UI-E37 why the brake is off: released, choices later, late, the reveal near, paused"
  )
  func reasons() throws {
    func line(_ change: [String: JSONValue]) throws -> String? {
      clue(try view(Self.open.merging(change) { $1 })).brake?.line
    }
    #expect(try line(["me": Self.seat("out")]) == "Tåget rullar. Du är med igen vid nästa ledtråd.")
    #expect(try line(["me": Self.seat("spent")])?.hasPrefix("Inga fler bromsar här") == true)
    #expect(try line(["me": Self.seat("choices_later")]) == "Dina fyra val kommer vid 6 poäng.")
    #expect(try line(["me": Self.seat(.null)]) == "Väntar på nästa ledtråd…")
    #expect(try line(["paused": .bool(true)]) == "Värden har pausat spelet.")
    let last: [String: JSONValue] = ["clueLevelPoints": 2, "clueTimerEnd": .null]
    #expect(try line(last) == "Strax framme …")
    var input = PlayInput()
    input.isOnline = false
    #expect(clue(try view(Self.open), input).brake?.line == "Ingen kontakt – bromsen är av.")
    let late = clue(try view(Self.open.merging(["me": Self.seat("late")]) { $1 }))
    #expect(late.brake == nil && late.status?.hasPrefix("Du är med! Frågorna") == true)
    let refused = try BrakeRejection.allCases.map { PlayBrake.refusal($0, try view()) }
    #expect(Set(refused).count == 5 && refused.contains("Någon annan var snabbare!"))
  }

  @Test(
    "UI-E33 from 6 on the brake opens four large choices: a tap chooses, *Svara {choice}* sends")
  func choices() throws {
    let mine: [String: JSONValue] = [
      "brakeOwnerPlayerId": .string(Self.alva), "brakeOwnerName": "Alva", "lockedAnswers": [],
      "me": Self.seat(.null, choices: ["Lyon", "Paris", "Nice", "Lille"]),
    ]
    var input = PlayInput()
    input.answer = DraftBox(key: "k", text: "", commandId: "c")
    let before = try #require(clue(try view(mine), input).dialog)
    #expect(before.choices.count == 4 && before.send == "Välj ett svar" && !before.isReady)
    input.answer?.text = "Nice"
    let after = try #require(clue(try view(mine), input).dialog)
    #expect(after.send == "Svara Nice" && after.isReady)
    #expect(after.choices.filter(\.isChosen).map(\.letter) == ["C"])
  }

  @Test("UI-P13 the clue is hidden at most as long as the server asks; the brake works meanwhile")
  func hidden() throws {
    let told = CluePresent(
      clueText: "x", clueLevelPoints: 8, roundIndex: 0, clueIndex: 1, textRevealAfterMs: 900,
      timerDurationMs: 1, timerEnd: 1)
    let game = try view(Self.open) { $0.clue = told }
    var input = PlayInput()
    (input.clueSeenMs, input.nowMs) = (1000, 1899)
    #expect(clue(game, input).text == nil && clue(game, input).brake != nil)
    input.nowMs = 1900
    #expect(clue(game, input).text != nil)
    (input.nowMs, input.isClueRestored) = (1000, true)
    #expect(clue(game, input).text != nil)
  }

  @Test("UI-E35 then name, postcard, own verdict: none before the name, none of a place unknown")
  func postcard() throws {
    let told = try view(of: "EX-evening-reveal", me: Self.bo)
    let card = try #require(PlayReveal(told, PlayInput()).postcard)
    #expect(card.greeting == "Hälsningar från Paris")
    #expect(card.kind == told.state.destination?.place?.kind && !card.kind.isEmpty)
    #expect(card.day?.isEmpty == false)
    let flying: [String: JSONValue] = [
      "reveal": ["stage": "flight", "startAtServerMs": 1_000_000, "shown": []]
    ]
    #expect(PlayReveal(try view(flying, of: "EX-evening-reveal"), PlayInput()).postcard == nil)
    #expect(PlayReveal(try view(of: "PLAYER-reveal"), PlayInput()).postcard == nil)
  }

  @Test(
    "UI-E35 UI-P23 own verdict when told: *Paris – 885 km fel*, then by the results, then from the own lock"
  )
  func verdicts() throws {
    let revealed = try view(of: "EX-evening-reveal", me: Self.bo)
    #expect(PlayReveal(revealed, PlayInput()).verdict?.answer == "Genève – 115 km fel")
    #expect(PlayReveal(revealed, PlayInput()).verdict?.title == "Fel")
    let judged = try view(of: "EX-evening-reveal") { moments in
      moments.results = DestinationResults(results: [
        DestinationResult(
          playerId: PlayerID(Self.alva), playerName: "Alva", answerText: "Lyon", isCorrect: true,
          pointsAwarded: 8, lockedAtLevelPoints: 8)
      ])
    }
    #expect(PlayReveal(judged, PlayInput()).verdict?.title == "Rätt! +8 p")
    #expect(PlayReveal(judged, PlayInput()).name == "Paris")
    let kept = try view(["reveal": .null], of: "EX-evening-reveal", isRestored: true)
    #expect(PlayReveal(kept, PlayInput()).verdict?.isCorrect == false)
    #expect(PlayReveal(kept, PlayInput()).verdict?.reading.isEmpty == false)
    let state = Frames.state(of: "EX-evening-reveal")
    guard case .array(let given)? = state["lockedAnswers"] else { throw SocketClosed.lost }
    let locks = given.map { lock -> JSONValue in
      guard case .object(var members) = lock, let country = state["destination"]?["country"] else {
        return lock
      }
      (members["answerText"], members["judged"]) = (country, nil)
      return .object(members)
    }
    let near = try view(
      ["reveal": .null, "lockedAnswers": .array(locks)], of: "EX-evening-reveal", isRestored: true)
    #expect(
      PlayReveal(near, PlayInput()).verdict?.reading == "Rätt land, men vi sökte platsen.")
    let none = try view(["reveal": .null, "lockedAnswers": []], of: "EX-evening-reveal") {
      $0.results = DestinationResults(results: [])
    }
    #expect(PlayReveal(none, PlayInput()).line == "Du låste inget svar den här gången.")
  }

  @Test("UI-E36 UI-P24 finale: own place and awards big once they are told, then *Sitt kvar …*")
  func finale() throws {
    func hand(_ stage: String, _ phase: String = "FINAL_RESULTS") throws -> PlayScores {
      guard case .object(var finale)? = Frames.state(of: "EX-HOST-finale")["finale"] else {
        throw SocketClosed.lost
      }
      finale["stage"] = .string(stage)
      let rows: JSONValue = [
        ["playerId": .string(Self.bo), "name": "Bo", "score": 9, "rank": 1],
        ["playerId": .string(Self.alva), "name": "Alva", "score": 4, "rank": 2],
      ]
      let change: [String: JSONValue] = [
        "phase": .string(phase), "finale": .object(finale), "scoreboard": rows,
      ]
      return PlayScores(try view(change, of: "EX-HOST-finale"))
    }
    let early = try hand("second")
    #expect(early.ownPlace == nil && early.standings == nil && early.line == nil)
    let late = try hand("standings")
    #expect(late.ownPlace?.contains("2") == true && late.standings?.rows.count == 2)
    #expect(late.awards == ["Ensam rätt"])
    #expect(
      try hand("standings", "ROUND_END").line == "Sitt kvar – värden kan starta en runda till.")
    let board = PlayScores(try view(["phase": "SCOREBOARD"], of: "EX-evening-reveal"))
    #expect(board.line == "Nästa resmål kommer snart …" && board.standings != nil)
  }

  @Test("UI-A21 UI-E19 every phase has its picture, an unknown one says that the app is too old")
  func phases() throws {
    for (phase, text) in [
      ("LOBBY", "Väntar på att värden startar …"), ("PREPARING_ROUND", "Förbereder ledtrådar..."),
      ("ROUND_INTRO", "Vart är vi på väg?"), ("FOLLOWUP_QUESTION", "Förbereder ledtrådar..."),
    ] {
      #expect(PlayHand(try view(["phase": .string(phase)]), PlayInput()) == .waiting(text))
    }
    let later = PlayHand(try view(["phase": "KARAOKE"]), PlayInput())
    #expect(later == .older(Messages(.sv).apps.appTooOld))
  }
}
