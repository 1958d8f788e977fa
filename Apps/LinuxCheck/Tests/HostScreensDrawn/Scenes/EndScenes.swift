import TriptoKernel
import TriptoTestWorld

@testable import TriptoHostScreens

extension Scene {
  /// The finale, stage by stage, and what is left of it.
  static let ends =
    ["route", "award", "podium", "third", "winner", "standings"].map(finale) + [
      Scene("round-end") { stage in await stage.game("ROUND_END", of: "EX-HOST-finale") },
      Scene("night-end") { stage in
        await stage.game("ROUND_END", of: "EX-HOST-finale")
        try await stage.press("end-night", "more-actions")
      },
      Scene("ended") { stage in
        await stage.game("ROUND_END", of: "HOST-reveal", stage.judged)
        stage.socket.end(1000)
        await stage.until { stage.app.play.bar?.primary?.id == "to-start" }
      },
      Scene("record") { stage in
        await stage.house.put("GET sessions/s/replay", ["line": 1])
        await stage.game("ROUND_END", of: "EX-HOST-finale")
        await stage.app.tools.saveRecord()
        await stage.until { stage.app.tools.file != nil }
      },
    ]

  private static func finale(_ name: String) -> Scene {
    Scene("finale-\(name)") { stage in
      await stage.game(
        "FINAL_RESULTS", of: "EX-HOST-finale", stage.judged.merging(["finale": told(name)]) { $1 })
    }
  }

  private static func told(_ stage: String) -> JSONValue {
    let names = JSONValue.array([.string(Cast.name(0)), .string(Cast.name(1))])
    return [
      "stage": .string(stage), "startAtServerMs": 1, "index": 1,
      "route": [
        [
          "name": .string(Longest.of(.sv).name), "country": .string(Longest.of(.sv).country),
          "lat": 45, "lon": 4,
        ]
      ],
      "awards": [
        ["id": "near_miss", "playerIds": ["p0", "p1"], "names": names, "value": .double(112.6)],
        [
          "id": "alone_right", "playerIds": ["p0"], "names": [.string(Cast.name(2))],
          "place": .string(Longest.of(.sv).name),
        ],
      ],
    ]
  }
}
