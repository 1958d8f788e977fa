import TriptoKernel
import TriptoTestWorld

// The screens, each as the server's messages make it.
extension TVSet {
  private static let journey: JSONValue = [
    "number": 2, "lengthsMin": [5, 9, 13, 16, 20], "minutes": 13, "rulesDone": .bool(true),
  ]
  private static let night: JSONValue = [
    "journeys": 1, "stops": [],
    "standings": [
      ["playerId": "p0", "name": "Alva", "wins": 2, "points": 14],
      ["playerId": "p1", "name": "Bo", "wins": 1, "points": 6],
    ],
  ]

  private func members(_ cast: Cast, _ more: [String: JSONValue]) -> [String: JSONValue] {
    var state: [String: JSONValue] = [
      "players": cast.players, "scoreboard": cast.scoreboard, "totalDestinations": 3,
      "destinationIndex": 1, "answeredCount": 0, "lockedAnswersCount": 0,
      "totalPlayers": .int(cast.count), "timer": timer("t", 26_000),
      "clueTimerEnd": .int(Self.nowMs + 20_000), "audioState": .null,
    ]
    if cast.rides { state.merge(["journey": Self.journey, "night": Self.night]) { $1 } }
    return state.merging(more) { $1 }
  }

  private func timer(_ id: String, _ ms: Int) -> JSONValue {
    ["timerId": .string(id), "startAtServerMs": .int(Self.nowMs), "durationMs": .int(ms)]
  }

  func phase(_ phase: String, _ cast: Cast, _ more: [String: JSONValue] = [:]) async {
    await show(members(cast, more.merging(["phase": .string(phase)]) { $1 }))
  }

  func lobby(_ cast: Cast) async {
    await phase("LOBBY", cast)
    await hear(
      "LOBBY_UPDATED",
      [
        "players": cast.lobby, "host": ["name": "Farmor Gunvor"], "joinCode": "K7TM4P",
        "locked": .bool(false),
      ])
  }

  func clue(_ cast: Cast) async {
    await phase(
      "CLUE_LEVEL", cast,
      [
        "clueText":
          "Här ligger en ö mitt i floden där en kyrka brann en vårkväll, och längs kajerna säljer man gamla böcker ur gröna lådor medan båtarna glider förbi under fler broar än någon orkar räkna."
      ])
  }

  func brake(_ cast: Cast) async {
    await phase("PAUSED_FOR_BRAKE", cast, brakeMembers(cast))
    await pass(1000)
  }

  func brakeCalled(_ cast: Cast) async {
    await clue(cast)
    await phase("PAUSED_FOR_BRAKE", cast, brakeMembers(cast))
  }

  private func brakeMembers(_ cast: Cast) -> [String: JSONValue] {
    let place = min(4, max(0, cast.count - 1))
    var more: [String: JSONValue] = [
      "brakeOwnerPlayerId": .string(cast.id(place)), "brakeOwnerName": .string(cast.name(place)),
      "clueText": "Här är broarna fler än väderstrecken.",
    ]
    if cast.rides {
      more["brake"] = ["playerId": .string(cast.id(place)), "typing": .bool(true)]
    }
    return more
  }

  func reveal(_ cast: Cast) async {
    await phase("CLUE_LEVEL", cast)
    await show(members(cast, [:]).merging(Self.paris) { $1 }, of: "TV-reveal")
    await hear("DESTINATION_REVEAL", Frames.golden("DESTINATION_REVEAL")["payload"] ?? .null)
    await pass(1500)
    await hear("DESTINATION_RESULTS", ["results": cast.results])
    await hear(
      "SCOREBOARD_UPDATE",
      ["scoreboard": cast.scoreboard, "standings": [], "isGameOver": .bool(false)])
    await pass(800)
  }

  private static let paris: [String: JSONValue] = ["phase": "REVEAL_DESTINATION"]

  func nightReveal(_ cast: Cast) async {
    let shown = (0..<cast.count).map { place -> JSONValue in
      [
        "index": .int(place), "of": .int(cast.count), "isLast": .bool(place == cast.count - 1),
        "group": [Self.verdict(cast, place)],
      ]
    }
    let reveal: JSONValue = [
      "stage": "results", "startAtServerMs": .int(Self.nowMs - 20_000), "shown": .array(shown),
    ]
    let more: [String: JSONValue] = [
      "phase": "REVEAL_DESTINATION", "reveal": reveal, "carriages": .null,
    ]
    var state = members(cast, more)
    state["timer"] = .null
    await show(state, of: "EX-evening-reveal")
  }

  private static func verdict(_ cast: Cast, _ place: Int) -> JSONValue {
    let isRight = place % 3 == 0
    var row: [String: JSONValue] = [
      "playerId": .string(cast.id(place)), "playerName": .string(cast.name(place)),
      "answerText": isRight ? "Paris" : "Genève", "isCorrect": .bool(isRight),
      "pointsAwarded": .int(isRight ? 8 : 0), "clueLevelPoints": 8, "note": .bool(place == 1),
      "byChoice": .bool(place == 3),
    ]
    if !isRight {
      row["guess"] =
        place % 3 == 1
        ? guess("Genève", 46.2, 6.15, 412.6) : guess("Ulan Bator", 47.9, 106.9, 7000)
    }
    return .object(row)
  }

  private static func guess(_ name: String, _ lat: Double, _ lon: Double, _ km: Double)
    -> JSONValue
  {
    [
      "name": .string(name), "lat": .double(lat), "lon": .double(lon), "distanceKm": .double(km),
    ]
  }
}
