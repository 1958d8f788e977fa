import TriptoKernel

/// What the server of the scenes has: a library, a pack, and nothing under way.
enum Library {
  static let answers: [String: (status: Int, body: JSONValue)] = [
    "GET content/packs": (200, ["packs": .array(packs), "count": .int(packs.count)]),
    "GET content/deleted": (200, ["packs": .array([deleted])]),
    "GET content/generate": (200, ["jobs": []]),
    "GET content/packs/aarhus": (200, pack),
    "GET history": (200, ["journeys": []]),
  ]

  private static let packs = [
    row("aarhus", "Århus", "Danmark", ["regions": ["Europe", "Nordic"], "difficulty": "hard"]),
    row("llanfair", "Llanfairpwllgwyngyll", "Förenade kungariket Storbritannien", [:]),
    row(
      "saint", "Saint-Germain-en-Laye", "Centralafrikanska republiken",
      ["regions": ["Africa"], "difficulty": "medium", "themes": ["architecture", "literature"]]),
    row("0b0b0b0b-0000-4000-8000-0000000000aa", "Ávila", "Spanien", [:]),
  ]

  private static func row(
    _ id: String, _ name: String, _ country: String, _ more: [String: JSONValue]
  ) -> JSONValue {
    let members: [String: JSONValue] = [
      "roundId": .string(id), "destinationName": .string(name),
      "destinationCountry": .string(country), "generatedAt": "2026-01-01T12:00:00Z",
      "verified": .bool(id == "aarhus"), "antiLeakChecked": .bool(id == "aarhus"),
    ]
    return .object(members.merging(more) { $1 })
  }

  private static let deleted: JSONValue = [
    "roundId": "ur", "destinationName": "Ur i Kaldéen vid Eufrats mynning",
    "destinationCountry": "Irak", "deletedAt": "2026-01-01T12:00:00Z",
    "deletedAtMs": 1_767_225_600_000,
  ]

  /// A stored journey through these places.
  static func plan(_ ids: [String], warnings: [String] = []) -> JSONValue {
    [
      "gamePlan": [
        "destinations": .array(
          ids.enumerated().map { order, id in
            ["contentPackId": .string(id), "sourceType": "manual", "order": .int(order)]
          }), "currentIndex": 0, "mode": "manual", "createdAt": 1,
      ], "destinations": [], "currentDestination": .null,
      "warnings": .array(
        warnings.map { ["code": "L62", "orders": [1], "message": .string($0)] }),
    ]
  }

  private static func finding(_ status: String, _ evidence: [String]) -> JSONValue {
    [
      "status": .string(status),
      "claims": [
        [
          "statement": "Grauballemannen hittades i en mosse 1952, är över 2 000 år gammal.",
          "evidence": .array(evidence.map { .string($0) }),
        ]
      ],
    ]
  }

  static let pack: JSONValue = [
    "roundId": "aarhus", "destination": ["name": "Århus", "country": "Danmark"],
    "clues": .array(
      [10, 8, 6, 4, 2].map {
        ["points": .int($0), "text": .string(Longest.of(.sv).clue)]
      }),
    "followupQuestions": [
      [
        "questionText": .string(Longest.of(.sv).question),
        "options": .array(Longest.of(.sv).options.map { .string($0) }),
        "correctAnswer": .string(Longest.of(.sv).options.first ?? ""), "aliases": ["jacobsen"],
        "type": "MULTIPLE_CHOICE",
      ]
    ],
    "metadata": [
      "generatedAt": "2026-01-01T00:00:00Z", "verified": .bool(true),
      "antiLeakChecked": .bool(true),
    ],
    "sources": [
      [
        "id": "s1", "url": "https://sv.wikipedia.org/wiki/%C3%85rhus_r%C3%A5dhus",
        "statement": "Rådhuset ritades av Arne Jacobsen och Erik Møller.",
      ]
    ],
    "verification": [
      "clues": [
        finding("verified", ["s1"]), finding("uncertain", []), finding("rejected", ["s1"]),
      ],
      "followups": [finding("verified", ["s1"])],
    ],
    "clueTexts": .array(
      [10, 8, 6, 4, 2].map {
        [
          "points": .int($0), "text": .string(Longest.of(.sv).clue),
          "textEn": .string(Longest.of(.en).clue),
        ]
      }),
    "edited": .bool(true),
  ]
}
