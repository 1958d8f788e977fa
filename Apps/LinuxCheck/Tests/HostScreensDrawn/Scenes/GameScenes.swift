@_spi(Testing) import SwiftUI
import TriptoKernel
import TriptoTestWorld

@testable import TriptoHostScreens

extension Scene {
  /// A destination, from its intro to what comes after it.
  static let game =
    [
      Scene("preparing") { stage in await stage.game("PREPARING_ROUND", ["clueText": .null]) },
      Scene("intro") { stage in
        await stage.game("ROUND_INTRO", ["clueText": .null, "clueLevelPoints": .null])
      },
    ] + [10, 8, 6, 4, 2].map(clue) + [
      Scene("clue-full") { stage in
        await stage.game(
          "CLUE_LEVEL", guests: 20, ["units": ["answered": 19, "total": 20]])
      },
      Scene("paused") { stage in
        await stage.game("CLUE_LEVEL")
        await stage.shift("CLUE_LEVEL", ["clueTimerEnd": .null, "paused": .bool(true)])
      },
      Scene("reveal-question") { stage in
        await stage.game("CLUE_LEVEL")
        try await stage.press("force-reveal", "more-actions")
      },
      Scene("brake") { stage in
        await stage.game("PAUSED_FOR_BRAKE", ["brakeOwnerName": .string(Cast.name(0))])
        stage.say("BRAKE_ORDER", order)
        await stage.until { stage.app.play.brake?.order.isEmpty == false }
      },
      Scene("brake-evening") { stage in
        let held: JSONValue = [
          "playerId": "p0", "typing": .bool(true), "silentUntilMs": .int(Stage.nowMs + 8000),
        ]
        await stage.game(
          "PAUSED_FOR_BRAKE", evening: true,
          ["brakeOwnerName": .string(Cast.name(2)), "brake": held, "brakeOwnerPlayerId": "p2"])
      },
      Scene("revealing") { stage in
        await stage.game("REVEAL_DESTINATION", of: "HOST-reveal", stage.judged)
        stage.say("DESTINATION_REVEAL", Frames.golden("DESTINATION_REVEAL")["payload"] ?? .null)
        await stage.until { stage.app.play.answers?.waiting != nil }
      },
      Scene("results") { stage in
        await stage.game("REVEAL_DESTINATION", of: "HOST-reveal", stage.judged)
      },
      Scene("question") { stage in
        await stage.game(
          "FOLLOWUP_QUESTION", of: "HOST-followup", ["followupQuestion": stage.question()])
      },
      Scene("question-typed") { stage in
        await stage.game(
          "FOLLOWUP_QUESTION", of: "HOST-followup",
          ["followupQuestion": stage.question(options: false)])
      },
      Scene("question-locked") { stage in
        await stage.game(
          "FOLLOWUP_QUESTION", of: "HOST-followup", ["followupQuestion": stage.question()])
        stage.say("FOLLOWUP_ANSWERS_LOCKED", stage.words)
        await stage.until { stage.app.play.question?.words.isEmpty == false }
      },
      Scene("question-results") { stage in
        await stage.game(
          "FOLLOWUP_QUESTION", of: "HOST-followup", ["followupQuestion": stage.question()])
        stage.say("FOLLOWUP_RESULTS", stage.verdicts)
        await stage.until { stage.app.play.question?.judged != nil }
      },
      Scene("question-hidden") { stage in
        let question = stage.question().with("correctAnswer", .null)
        await stage.game(
          "FOLLOWUP_QUESTION", of: "HOST-followup", ["followupQuestion": question])
      },
      Scene("scoreboard") { stage in
        await stage.game(
          "SCOREBOARD", of: "HOST-reveal",
          stage.judged.merging([
            "timer": stage.timer, "nextDestinationAvailable": .bool(true),
            "scoreboard": Cast.scores(8, gained: true),
          ]) { $1 })
      },
      Scene("phase-unknown") { stage in await stage.game("INTERMISSION") },
      Scene("troubled") { stage in
        await stage.game("CLUE_LEVEL", ["tvConnected": .bool(false)])
        stage.say("SHOW_HEALTH", Frames.golden("SHOW_HEALTH.HOST")["payload"] ?? .null)
        await stage.until { stage.app.tools.health.count == 2 }
      },
      Scene("end-question") { stage in
        await stage.game("CLUE_LEVEL")
        stage.app.tools.pressEnd()
      },
    ]

  static let order: JSONValue = [
    "clueLevelPoints": 8, "winnerPlayerId": "p0", "tie": .bool(false),
    "order": .array(
      (0..<4).map { ["playerId": .string("p\($0)"), "marginMs": .int($0 * 132)] }),
  ]

  private static func clue(_ level: Int) -> Scene {
    Scene("clue-\(level)") { stage in
      await stage.game("CLUE_LEVEL", ["clueLevelPoints": .int(level)])
    }
  }
}

extension Stage {
  /// The answers to the place, with their verdicts.
  var judged: [String: JSONValue] {
    ["lockedAnswers": Cast.answers(8, judged: true, longest.answer)]
  }

  /// What everybody has answered to the question.
  var words: JSONValue {
    [
      "currentQuestionIndex": 1, "lockedPlayerCount": 8,
      "answersByPlayer": .array(
        (0..<8).map {
          [
            "playerId": .string("p\($0)"), "playerName": .string(Cast.name($0)),
            "answerText": .string(longest.options[$0 % longest.options.count]),
          ]
        }),
    ]
  }

  /// What became of it.
  var verdicts: JSONValue {
    [
      "currentQuestionIndex": 1, "correctAnswer": .string(longest.options[0]),
      "explanation": .string(longest.explanation),
      "results": .array(
        (0..<8).map {
          [
            "playerId": .string("p\($0)"), "playerName": .string(Cast.name($0)),
            "answerText": .string(longest.options[$0 % longest.options.count]),
            "isCorrect": .bool($0 % 4 == 0), "pointsAwarded": .int($0 % 4 == 0 ? 2 : 0),
          ]
        }),
    ]
  }

  /// Presses it where it stands by itself; in a menu it is done by the model.
  func press(_ name: String, _ menu: String) async throws {
    if view.find(identifier: name) != nil { return try await press(name) }
    let actions = app.play.bar?.others ?? []
    if let action = actions.first(where: { $0.id == name }) { app.play.press(action) }
  }
}
