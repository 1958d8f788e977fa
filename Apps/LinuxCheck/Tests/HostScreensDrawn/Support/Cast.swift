import TriptoKernel
import TriptoTestWorld

/// Who plays in the scenes, with names as long as they may be.
enum Cast {
  static let bo = "p0"

  static func name(_ place: Int) -> String {
    let people = Ordinary.shown?.guests ?? Longest.people
    return people[place % people.count]
  }

  /// As a state tells them.
  static func players(_ count: Int, asked: Bool = false) -> JSONValue {
    .array(
      (0..<count).map { place in
        var members: [String: JSONValue] = [
          "playerId": .string("p\(place)"), "name": .string(name(place)), "role": "player",
          "isConnected": .bool(place % 4 != 3), "joinedAtMs": .int(place), "score": .int(place),
        ]
        if asked, place == 0 { members["askedName"] = .string(name(2)) }
        return .object(members)
      })
  }

  static func scores(_ count: Int, gained: Bool = false) -> JSONValue {
    .array(
      (0..<count).map { place in
        var members: [String: JSONValue] = [
          "playerId": .string("p\(place)"), "name": .string(name(place)),
          "score": .int(108 - place), "rank": .int(place + 1),
        ]
        if gained { members["gained"] = ["place": 10, "questions": 2] }
        return .object(members)
      })
  }

  /// An evening's first journey, or another one.
  static func journey(_ number: Int = 1) -> JSONValue {
    [
      "number": .int(number), "lengthsMin": [5, 9, 13, 16, 20], "minutes": 13,
      "rulesDone": .bool(number > 1),
    ]
  }

  /// As `LOBBY_UPDATED` tells them.
  static func lobby(
    _ count: Int, locked: Bool = false, _ change: [String: JSONValue] = [:]
  ) -> JSONValue {
    let golden = Frames.golden("LOBBY_UPDATED.evening")["payload"]
    guard case .object(var settings)? = golden?["settings"] else { return .null }
    settings.merge(change) { $1 }
    let rows = (0..<count).map { place in
      JSONValue.object([
        "playerId": .string("p\(place)"), "name": .string(name(place)),
        "isConnected": .bool(place % 4 != 3),
      ])
    }
    return [
      "players": .array(rows), "host": .null, "joinCode": "K7TM4P",
      "settings": .object(settings), "locked": .bool(locked),
    ]
  }

  /// Answers to a place, as a state tells them once they are judged.
  static func answers(_ count: Int, judged: Bool, _ words: String) -> JSONValue {
    .array(
      (0..<count).map { place in
        var members: [String: JSONValue] = [
          "playerId": .string("p\(place)"),
          "answerText": .string(Ordinary.shown?.guesses[place % 8] ?? words),
          "lockedAtLevelPoints": .int(10 - 2 * (place % 5)), "lockedAtMs": .int(place),
        ]
        if judged {
          members["isCorrect"] = .bool(place % 2 == 1)
          members["pointsAwarded"] = .int(place % 2 == 1 ? 8 : 0)
          members["verdict"] = place % 2 == 1 ? "spelling" : "other_place"
        }
        return .object(members)
      })
  }

  static func carriage(_ number: Int, _ members: [Int]) -> JSONValue {
    [
      "carriageId": .string("c\(number)"), "number": .int(number), "tone": .int(number),
      "members": .array(members.map { .string("p\($0)") }), "score": 0, "rank": 1,
      "answered": .bool(false),
    ]
  }
}
