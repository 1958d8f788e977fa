import TriptoKernel
import TriptoTestWorld

@testable import TriptoHostScreens

extension Scene {
  /// *Redaktionen*.
  static let content = [
    Scene("content") { stage in try await stage.newsroom(names: false) },
    Scene("content-names-question") { stage in
      try await stage.newsroom(names: false)
      try await stage.press("secrets")
    },
    Scene("content-names") { stage in try await stage.newsroom() },
    Scene("content-plan") { stage in
      let ids: [PackID] = ["aarhus", "llanfair", "saint"]
      let warning = "Resmål 2 och 3 ligger i samma land: den som minns det ena gissar det andra."
      await stage.house.put(
        "POST sessions/s/game-plan/import", Library.plan(ids.map(\.rawValue), warnings: [warning]))
      try await stage.newsroom()
      for id in ids { stage.app.library.toggle(id) }
      await stage.until {
        stage.app.library.plan.stops.count == 3 && !stage.app.library.plan.warnings.isEmpty
      }
      await stage.canStart()
    },
    Scene("content-bin") { stage in
      await stage.house.put("DELETE content/packs/aarhus", [:], status: 204)
      try await stage.newsroom()
      _ = await stage.app.library.delete("aarhus")
      try await stage.press("bin")
    },
    Scene("content-importing") { stage in
      await stage.house.put(
        "POST content/packs/import",
        [
          "error": "Invalid content pack", "message": "m",
          "details": [
            "problems": [
              [
                "code": "L01", "path": "clues[0].text",
                "message": "Ledtråden nämner platsens namn eller något av dess alias.",
              ]
            ]
          ],
        ], status: 400)
      try await stage.newsroom()
      await stage.app.importing.load(Array(#"{"roundId": "x"}"#.utf8))
    },
    Scene("generating") { stage in
      await stage.house.put("GET content/generate", ["jobs": [job("generating")]])
      try await stage.newsroom()
      await stage.until { stage.app.generation.card.progress != nil }
    },
    Scene("generated") { stage in
      await stage.house.put("GET content/generate", ["jobs": [job("failed")]])
      try await stage.newsroom()
      await stage.until { stage.app.generation.card.retry != nil }
    },
    Scene("generate-place") { stage in
      await stage.house.put(
        "GET content/places",
        ["kind": "none", "packs": [], "examples": ["Llanfairpwllgwyngyll", "Lyon", "Dakar"]])
      try await stage.newsroom()
      await stage.until { stage.app.generation.card.form != nil }
      stage.app.generation.type(place: "Långtbortistan")
      stage.world.pass(400)
      await stage.until { stage.app.generation.card.form?.found != nil }
    },
    Scene("preview-veiled") { stage in try await stage.preview(names: false) },
    Scene("preview") { stage in try await stage.preview() },
    Scene("preview-sources") { stage in
      try await stage.preview()
      try await stage.press("findings")
    },
    Scene("preview-delete") { stage in
      try await stage.preview()
      stage.app.preview.askToDelete()
    },
    Scene("clue-editor") { stage in
      try await stage.preview()
      if let line = stage.app.preview.sheet?.preview?.clues.first { stage.app.preview.edit(line) }
      stage.app.preview.type(String(repeating: "Så långt får ingen skriva. ", count: 8), in: .text)
    },
  ]

  private static func job(_ status: String) -> JSONValue {
    let isOver = status == "failed"
    return [
      "generateId": "g", "status": .string(status), "currentStep": 2, "totalSteps": 5,
      "currentStepDescription": "Genererar ledtrådar", "stages": [], "done": 1,
      "createdAtMs": 1,
      "destinations": [
        ["roundId": "aarhus", "status": "completed", "step": 5],
        [
          "roundId": "b", "status": isOver ? "failed" : "working", "step": 2,
          "name": "Llanfairpwllgwyngyll",
          "error": isOver ? "Ingen källa bekräftar det som ledtrådarna säger." : .null,
        ],
      ],
    ]
  }
}

extension Stage {
  /// Into the library, its names shown or not.
  func newsroom(names: Bool = true) async throws {
    await lobby(guests: 2)
    if names {
      app.library.pressNames()
      app.library.confirmNames()
    }
    try await press("tab-content")
    await until { app.library.card.loading == nil }
  }

  func preview(names: Bool = true) async throws {
    try await newsroom(names: names)
    await app.preview.open("aarhus")
    await until { app.preview.sheet?.preview != nil }
  }
}
