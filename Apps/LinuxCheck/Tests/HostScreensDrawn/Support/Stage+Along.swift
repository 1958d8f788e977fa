import TriptoClient
import TriptoKernel
import TriptoTestWorld

@testable import TriptoHostScreens

extension Stage {
  /// The host has a seat of its own: both sockets are open, and the game is at a clue.
  func seated() async throws {
    await house.put(
      "POST sessions/s/join",
      [
        "playerId": .string(Cast.bo), "playerAuthToken": "p", "role": "PLAYER",
        "wsUrl": "ws://tv.local:3000/ws",
      ])
    await game("CLUE_LEVEL", evening: true, settings: ["hostPlays": .bool(true)])
    await until { app.along.asking != nil }
    await app.along.join()
    await until { world.opened.count == 2 }
    welcome(["role": "PLAYER", "playerId": .string(Cast.bo)], on: socket)
    await settle()
  }

  /// What the seat is told. The host's own game is in the same phase, and knows no more (UI-H61).
  func hand(_ change: [String: JSONValue], of name: String = "EX-PLAYER-evening") async {
    handVersion += 1
    let version = handVersion
    let told = change.merging(
      ["version": .int(version), "players": Cast.players(8)]
    ) { one, _ in one }
    let state = Frames.state(told, of: name)
    socket.say(Frames.text("STATE_SNAPSHOT", ["state": state]))
    await until { app.along.game.state?.version == version }
    await showDesk(state["phase"] ?? "CLUE_LEVEL")
    await settle()
  }

  private func showDesk(_ phase: JSONValue) async {
    let unnamed: JSONValue = [
      "name": .null, "country": .null, "aliases": [], "revealed": .bool(false),
    ]
    await show(
      [
        "phase": phase, "players": Cast.players(8), "tvConnected": .bool(true),
        "scoreboard": Cast.scores(8), "clueText": .string(longest.clue), "destination": unnamed,
        "clueTimerEnd": .int(Self.nowMs + 18_000), "lockedAnswers": [],
        "lockedAnswersCount": 0, "journey": Cast.journey(2),
      ], of: "HOST", on: world.opened[0])
  }

  /// At a clue that the seat may answer.
  var open: [String: JSONValue] {
    [
      "phase": "CLUE_LEVEL", "brakeOwnerPlayerId": .null, "brakeOwnerName": .null,
      "brake": .null, "lockedAnswers": [], "lockedAnswersCount": 0, "timer": timer,
      "clueTimerEnd": .int(Self.nowMs + 20_000), "clueText": .string(longest.clue),
      "me": [
        "mayBrake": .bool(true), "mayNote": .bool(true), "noteWorth": 6, "brakeWorth": 8,
        "choices": .null, "draft": .null,
      ],
    ]
  }

  /// The seat has the brake.
  var mine: [String: JSONValue] {
    open.merging([
      "phase": "PAUSED_FOR_BRAKE", "brakeOwnerPlayerId": .string(Cast.bo),
      "brakeOwnerName": .string(Cast.name(0)),
      "brake": [
        "playerId": .string(Cast.bo), "typing": .bool(false),
        "silentUntilMs": .int(Self.nowMs + 10_000),
      ],
    ]) { $1 }
  }

  /// A follow-up as a player has it.
  func asked(options: Bool) -> JSONValue {
    question(options: options).with("correctAnswer", .null).with("answeredByMe", .bool(false))
  }
}
