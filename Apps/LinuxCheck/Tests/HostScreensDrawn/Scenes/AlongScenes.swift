import TriptoKernel
import TriptoTestWorld

@testable import TriptoHostScreens

extension Scene {
  /// The seat of a host who plays along.
  static let along = [
    Scene("along-waiting") { stage in
      try await stage.seated()
      await stage.hand(["phase": "PREPARING_ROUND", "brake": .null])
    },
    Scene("along-rules") { stage in
      try await stage.seated()
      await stage.hand([:], of: "EX-PLAYER-rules")
    },
    Scene("along-clue") { stage in
      try await stage.seated()
      await stage.hand(stage.open)
    },
    Scene("along-held") { stage in
      try await stage.seated()
      await stage.hand([
        "brakeOwnerPlayerId": "p2", "brakeOwnerName": .string(Cast.name(2)),
        "clueText": .string(stage.longest.clue),
      ])
    },
    Scene("along-brake") { stage in
      try await stage.seated()
      await stage.hand(stage.mine)
    },
    Scene("along-brake-choices") { stage in
      try await stage.seated()
      let me: JSONValue = [
        "mayBrake": .bool(false), "mayNote": .bool(false), "noteWorth": 6, "brakeWorth": 8,
        "choices": .array(stage.longest.options.map { .string($0) }), "draft": .null,
      ]
      await stage.hand(stage.mine.merging(["me": me]) { $1 })
    },
    Scene("along-locked") { stage in
      try await stage.seated()
      let lock: JSONValue = [
        "playerId": "p0", "answerText": .string(stage.longest.answer), "lockedAtLevelPoints": 10,
        "lockedAtMs": 1,
      ]
      await stage.hand(stage.open.merging(["lockedAnswers": [lock]]) { $1 })
    },
    Scene("along-note") { stage in
      try await stage.seated()
      await stage.hand(stage.open)
      stage.app.along.openNote()
      stage.app.along.typeNote(stage.longest.answer)
    },
    Scene("along-revealing") { stage in
      try await stage.seated()
      await stage.hand([
        "phase": "REVEAL_DESTINATION", "brake": .null, "destination": stage.place,
        "reveal": ["stage": "flight", "startAtServerMs": .int(Stage.nowMs), "shown": []],
      ])
    },
    Scene("along-reveal") { stage in
      try await stage.seated()
      await stage.hand([
        "phase": "REVEAL_DESTINATION", "brake": .null, "destination": stage.placeWithCard,
        "lockedAnswers": Cast.answers(1, judged: true, stage.longest.answer),
      ])
    },
    Scene("along-question") { stage in
      try await stage.seated()
      await stage.hand(["followupQuestion": stage.asked(options: true)], of: "PLAYER-followup")
    },
    Scene("along-question-typed") { stage in
      try await stage.seated()
      await stage.hand(["followupQuestion": stage.asked(options: false)], of: "PLAYER-followup")
    },
    Scene("along-question-results") { stage in
      try await stage.seated()
      await stage.hand(["followupQuestion": stage.asked(options: true)], of: "PLAYER-followup")
      stage.say("FOLLOWUP_RESULTS", stage.verdicts)
      await stage.until { stage.app.along.game.moments.followupResults != nil }
    },
    Scene("along-scores") { stage in
      try await stage.seated()
      await stage.hand(
        [
          "phase": "SCOREBOARD", "scoreboard": Cast.scores(8, gained: true), "brake": .null,
          "timer": stage.timer,
        ])
    },
    Scene("along-end") { stage in
      try await stage.seated()
      await stage.hand(
        ["phase": "ROUND_END", "scoreboard": Cast.scores(8), "brake": .null, "timer": .null])
    },
    Scene("along-desk") { stage in
      try await stage.seated()
      await stage.hand(stage.open)
      try await stage.press("along-more")
    },
  ]
}
