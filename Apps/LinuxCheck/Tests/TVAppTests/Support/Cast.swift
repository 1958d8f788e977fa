import TriptoKernel

/// Those who play in a drawn game: so many, with names of all lengths.
struct Cast {
  let count: Int
  /// They have passengers, as in an evening.
  let rides: Bool

  private static let names = [
    "Alva", "Bo", "Cecilia", "Dag-Göran", "Maximiliana von Söderström", "Eva", "Åke", "Östen",
    "Wilhelmina Wallenberg-Wik", "Gösta", "Hjördis", "Ivar", "Jo", "Karl-Ove", "Lillemor", "Mo",
    "Nils-Petter Nyström", "Ottilia", "Pär", "Ronja",
  ]

  func id(_ place: Int) -> String { "p\(place)" }
  func name(_ place: Int) -> String { Self.names[place % Self.names.count] }
  func points(_ place: Int) -> Int { max(0, 30 - place * 3) }

  var players: JSONValue {
    each { place in
      var player: [String: JSONValue] = [
        "playerId": .string(id(place)), "name": .string(name(place)), "role": "player",
        "isConnected": .bool(place != 2), "joinedAtMs": 1_799_999_000_000,
        "score": .int(points(place)),
      ]
      if rides {
        player["passenger"] = .string(Figures.all[place % Figures.all.count])
        player["tone"] = .int(place % Figures.tones.count + 1)
      }
      return .object(player)
    }
  }

  var lobby: JSONValue {
    each {
      [
        "playerId": .string(id($0)), "name": .string(name($0)), "isConnected": .bool($0 != 2),
      ]
    }
  }

  var scoreboard: JSONValue {
    each { place in
      [
        "playerId": .string(id(place)), "name": .string(name(place)),
        "score": .int(points(place)), "rank": .int(place + 1),
        "gained": ["place": .int(place % 2 == 0 ? 8 : 0), "questions": .int(place % 3)],
      ]
    }
  }

  var results: JSONValue {
    each { place in
      [
        "playerId": .string(id(place)), "playerName": .string(name(place)),
        "answerText": place % 2 == 0 ? "Paris" : "Kuala Lumpur i Malaysia",
        "isCorrect": .bool(place % 2 == 0), "pointsAwarded": .int(place % 2 == 0 ? 8 : 0),
        "lockedAtLevelPoints": 8, "clueLevelPoints": 8, "note": .bool(place == 1),
      ]
    }
  }

  var picks: JSONValue {
    each { place in
      [
        "playerId": .string(id(place)), "playerName": .string(name(place)),
        "answerText": .string(place % 4 == 0 ? "Seine" : "Themsen"),
        "isCorrect": .bool(place % 4 == 0), "pointsAwarded": .int(place % 4 == 0 ? 2 : 0),
        "choice": .int(place % 4),
      ]
    }
  }

  private func each(_ make: (Int) -> JSONValue) -> JSONValue { .array((0..<count).map(make)) }
}
