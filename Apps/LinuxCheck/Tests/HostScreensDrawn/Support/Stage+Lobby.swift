import TriptoClient
import TriptoKernel
import TriptoTestWorld

@testable import TriptoHostScreens

extension Stage {
  /// In the lobby of an evening, or of a session that is none.
  func lobby(
    guests: Int = 0, evening: Bool = true, locked: Bool = false,
    settings: [String: JSONValue] = [:], _ change: [String: JSONValue] = [:]
  ) async {
    await sit()
    welcome(on: socket)
    var state: [String: JSONValue] = [
      "players": Cast.players(guests, asked: guests > 0), "tvConnected": .bool(true),
      "scoreboard": Cast.scores(guests),
    ]
    if evening { state["journey"] = Cast.journey() }
    state.merge(change) { $1 }
    await show(state, of: "EX-HOST-lobby")
    say("LOBBY_UPDATED", Cast.lobby(guests, locked: locked, settings))
    await until { app.lobby.settings != nil && app.lobby.guests.guests.count == guests }
    await settle()
  }

  /// Into a phase of a game of eight, by way of its lobby.
  func game(
    _ phase: String, of name: String = "HOST", guests: Int = 8, evening: Bool = false,
    settings: [String: JSONValue] = [:], _ change: [String: JSONValue] = [:]
  ) async {
    await lobby(guests: guests, evening: evening, settings: settings)
    await shift(phase, of: name, guests: guests, evening: evening, change)
    await settle()
  }

  /// Into another phase.
  func shift(
    _ phase: String, of name: String = "HOST", guests: Int = 8, evening: Bool = false,
    _ change: [String: JSONValue] = [:]
  ) async {
    var state: [String: JSONValue] = [
      "phase": .string(phase), "players": Cast.players(guests), "tvConnected": .bool(true),
      "scoreboard": Cast.scores(guests), "clueText": .string(longest.clue),
      "destination": place, "clueTimerEnd": .int(Self.nowMs + 18_000),
      "units": ["answered": 5, "total": .int(guests)],
      "lockedAnswers": Cast.answers(guests, judged: false, longest.answer),
    ]
    if evening { state["journey"] = Cast.journey(2) }
    await show(state.merging(change) { $1 }, of: name)
  }

  /// The place with the longest name, in the country with the longest one.
  var place: JSONValue {
    [
      "name": .string(longest.name), "country": .string(longest.country), "aliases": [],
      "revealed": .bool(true),
    ]
  }

  /// As a player's seat has it, with what a postcard shows.
  var placeWithCard: JSONValue {
    guard case .object(var all) = place else { return place }
    all["place"] = [
      "kind": "city", "climate": "cold", "scene": [], "labels": [],
      "wonder": .string(longest.explanation), "from": ["lat": .double(59.3), "lon": .double(18.1)],
    ]
    return .object(all)
  }

  var timer: JSONValue {
    ["timerId": "t", "startAtServerMs": .int(Self.nowMs), "durationMs": 25_000]
  }

  /// A follow-up as the host has it.
  func question(options: Bool = true, index: Int = 1, closed: Bool = false) -> JSONValue {
    [
      "questionText": .string(longest.question),
      "options": options ? .array(longest.options.map { .string($0) }) : .null,
      "currentQuestionIndex": .int(index), "totalQuestions": 2,
      "correctAnswer": .string(options ? longest.options.first ?? "" : longest.answer),
      "answersByPlayer": [], "timer": closed ? .null : timer,
    ]
  }
}
