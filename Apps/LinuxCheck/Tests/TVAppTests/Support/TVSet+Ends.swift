import TriptoKernel
import TriptoTestWorld

// Questions, the scoreboard and the finale.
extension TVSet {
  private static let options: JSONValue = [
    "Seine", "Themsen", "Rio Grande do Norte och dess många bifloder i nordost", "Dalälven",
  ]

  private func asked(_ options: JSONValue) -> [String: JSONValue] {
    [
      "destinationIndex": 1,
      "followupQuestion": [
        "questionText": "Vilken flod rinner genom staden, under broar från sju sekler?",
        "options": options, "currentQuestionIndex": 0, "totalQuestions": 2,
        "correctAnswer": .null, "answersByPlayer": [], "answeredCount": 1, "totalPlayers": 3,
        "timer": ["timerId": "q", "startAtServerMs": .int(Self.nowMs), "durationMs": 25_000],
      ],
    ]
  }

  func question(_ cast: Cast) async {
    await phase("FOLLOWUP_QUESTION", cast, asked(Self.options))
  }
  func openQuestion(_ cast: Cast) async { await phase("FOLLOWUP_QUESTION", cast, asked(.null)) }

  func questionTold(_ cast: Cast) async {
    await question(cast)
    await tell(cast)
  }
  func openTold(_ cast: Cast) async {
    await openQuestion(cast)
    await tell(cast)
  }

  private func tell(_ cast: Cast) async {
    var told: [String: JSONValue] = [
      "currentQuestionIndex": 0, "correctAnswer": "Seine", "results": cast.picks,
      "nextQuestionIndex": 1,
    ]
    if cast.rides {
      told["explanation"] = "Bröderna Lumière ägde en fabrik för fotografiska plåtar i staden."
    }
    await hear("FOLLOWUP_RESULTS", .object(told))
    await pass(2000)
  }

  func scores(_ cast: Cast) async {
    await phase("SCOREBOARD", cast, ["nextDestinationAvailable": .bool(true)])
    await hear(
      "SCOREBOARD_UPDATE",
      ["scoreboard": cast.scoreboard, "standings": [], "isGameOver": .bool(false)])
    await pass(5000)
  }

  func finale(_ cast: Cast) async {
    await phase("FINAL_RESULTS", cast)
    for effect in ["podium_third", "podium_second", "podium_first", "full_standings"] {
      await hear(
        "UI_EFFECT_TRIGGER",
        ["effectId": .string(effect), "intensity": "high", "durationMs": 2500, "params": [:]])
    }
  }

  func finaleStage(_ stage: String, _ cast: Cast) async {
    let best: JSONValue = ["playerId": "p0", "playerName": "Alva", "pointsAwarded": 8]
    let stops: [(String, Double, Double)] = [
      ("Lyon", 45.76, 4.84), ("Ulan Bator", 47.9, 106.9), ("Rio de Janeiro", -22.9, -43.2),
      ("Reykjavík", 64.1, -21.9), ("Visby", 57.6, 18.3),
    ]
    let route = stops.map { stop -> JSONValue in
      [
        "name": .string(stop.0), "country": "Land", "lat": .double(stop.1),
        "lon": .double(stop.2), "best": best,
      ]
    }
    let awards: JSONValue = [
      ["id": "near_miss", "playerIds": ["p1"], "names": ["Bo"], "value": .double(112.6)],
      ["id": "alone_right", "playerIds": ["p0"], "names": ["Alva"], "place": "Lyon"],
      [
        "id": "photo_finish", "playerIds": ["p0"],
        "names": ["Maximiliana von Söderström", "Cecilia"], "value": 320,
      ],
    ]
    await phase(
      "FINAL_RESULTS", cast,
      [
        "finale": [
          "stage": .string(stage), "startAtServerMs": .int(Self.nowMs), "index": 1,
          "route": .array(route), "awards": awards,
        ]
      ])
  }
}
