import Foundation
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EV3–EV16, EV22 who may send what, and when")
struct CommandOrderTests {
  private static let hostCommands = [
    "HOST_START_GAME", "HOST_NEXT_CLUE", "NEXT_DESTINATION", "END_GAME", "HOST_PAUSE",
    "HOST_RESUME", "HOST_SKIP", "HOST_FORCE_REVEAL", "HOST_SELECT_CONTENT_PACK",
    "HOST_MUSIC_GAIN_SET", "MUSIC_GAIN_SET", "HOST_KICK", "HOST_RENAME", "HOST_LOBBY_LOCK",
    "HOST_VERDICT_SET", "HOST_SETTINGS_SET", "HOST_REPLAY_CLUE", "HOST_EXTEND_TIMER",
    "HOST_HANDOVER",
  ]

  @Test(
    "EV15 the role is checked before phase and payload", arguments: hostCommands,
    [false, true])
  func role(type: String, isRunning: Bool) async throws {
    let table = try await Table.open(["Alva"])
    if isRunning { try await table.start() }
    try await table.settle()
    let before = try await table.host.state()
    for socket in [table.tv, table[0].socket] {
      #expect(try await socket.refusal(type) == "UNAUTHORIZED")
      #expect(try await socket.refusal(type, ["playerId": 7]) == "UNAUTHORIZED")
    }
    #expect(try await table.host.state() == before)
  }

  @Test(
    "EV15 BR12 EV5–EV7 host and TV may not do what players do",
    arguments: ["BRAKE_PULL", "BRAKE_ANSWER_SUBMIT", "FOLLOWUP_ANSWER_SUBMIT", "REACTION"])
  func playerCommands(type: String) async throws {
    let table = try await Table.open(["Alva"])
    for socket in [table.host, table.tv] {
      #expect(try await socket.refusal(type) == "UNAUTHORIZED")
    }
  }

  @Test(
    "EV15 EV4 EV9–EV14 in LOBBY a game's commands give INVALID_PHASE, before any payload error",
    arguments: [
      "HOST_NEXT_CLUE", "NEXT_DESTINATION", "END_GAME", "HOST_PAUSE", "HOST_SKIP",
      "HOST_FORCE_REVEAL", "HOST_REPLAY_CLUE",
    ])
  func lobbyPhase(type: String) async throws {
    let table = try await Table.open(["Alva"])
    let before = try await table.host.state()
    #expect(try await table.host.refusal(type) == "INVALID_PHASE")
    #expect(try await table.host.state() == before)
  }

  @Test("EV15 EV3 EV6 EV7 EV8 the phase is checked before the payload")
  func phaseBeforePayload() async throws {
    let table = try await Table.open(["Alva"])
    let alva = table[0].socket
    #expect(try await alva.refusal("BRAKE_ANSWER_SUBMIT", ["answerText": ""]) == "INVALID_PHASE")
    #expect(try await alva.refusal("FOLLOWUP_ANSWER_SUBMIT") == "INVALID_PHASE")
    for (type, payload) in [
      ("HOST_SKIP", ["target": 5]), ("HOST_EXTEND_TIMER", ["addMs": 1]), ("HOST_EXTEND_TIMER", [:]),
      ("HOST_VERDICT_SET", [:]),
    ] as [(String, JSONValue)] {
      #expect(try await table.host.refusal(type, payload) == "INVALID_PHASE", "\(type)")
    }
    try await table.start()
    let host = table.host
    #expect(try await host.refusal("HOST_START_GAME") == "INVALID_PHASE")
    #expect(
      try await host.refusal("HOST_SELECT_CONTENT_PACK", ["contentPackId": 7]) == "INVALID_PHASE")
    #expect(try await alva.refusal("FOLLOWUP_ANSWER_SUBMIT", ["answerText": ""]) == "INVALID_PHASE")
    #expect(try await alva.refusal("BRAKE_ANSWER_SUBMIT", ["answerText": "X"]) == "INVALID_PHASE")
  }

  @Test("EV6 another player than the brake's owner gets UNAUTHORIZED")
  func otherPlayersBrake() async throws {
    let table = try await Table.open()
    try await table.start()
    try await table.brake(0)
    let code = try await table[1].socket.refusal("BRAKE_ANSWER_SUBMIT", ["answerText": "X"])
    #expect(code == "UNAUTHORIZED")
    #expect(try await table.host.state().int("lockedAnswersCount") == 0)
  }

  @Test("EV16 an answer that is empty, too long or no text gives VALIDATION_ERROR")
  func badAnswers() async throws {
    let bad: [JSONValue] = [
      [:], ["answerText": ""], ["answerText": " \n\t "], ["answerText": .null], ["answerText": 7],
      ["answerText": .string(String(repeating: "a", count: 201))],
      ["answerText": .string(String(repeating: " ", count: 199) + "aa")],
    ]
    let table = try await Table.open()
    try await table.start()
    try await table.brake(0)
    let before = try await table.host.state()
    for payload in bad {
      let code = try await table[0].socket.refusal("BRAKE_ANSWER_SUBMIT", payload)
      #expect(code == "VALIDATION_ERROR", "\(payload)")
    }
    #expect(try await table.host.state() == before)
    let text = "  \(String(repeating: "å", count: 196)) "
    table[0].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": .string(text)])
    let state = try await table.host.snapshot("CLUE_LEVEL")
    #expect(
      state.text("lockedAnswers.0.answerText") == text.trimmingCharacters(in: .whitespaces))
  }

  @Test("EV22 EV8 PR18 a selected pack is told to the host and to nobody else")
  func selectPack() async throws {
    let table = try await Table.open(["Alva"], packs: [])
    let id = TestPack.beta.id
    table.host.send("HOST_SELECT_CONTENT_PACK", ["contentPackId": .string(id)])
    let selected = try await table.host.expect("CONTENT_PACK_SELECTED").payload
    #expect(selected.text("contentPackId") == id)
    #expect(selected.text("destinationName") == TestPack.beta.name.sv)
    #expect(try await table.tv.settled().isEmpty)
    #expect(try await table[0].socket.settled().isEmpty)
    #expect(try await table.host.state().text("contentPackId") == id)
    table.host.send("HOST_SELECT_CONTENT_PACK", ["contentPackId": .null])
    let none = try await table.host.expect("CONTENT_PACK_SELECTED").payload
    #expect(none.at("contentPackId") == .null)
  }

  @Test("EV8 SE9 an unknown pack gives INVALID_CONTENT_PACK, a wrong type VALIDATION_ERROR")
  func badPack() async throws {
    let table = try await Table.open(["Alva"])
    let before = try await table.host.state()
    for id in ["nowhere", "../../etc/passwd", "", "..", "/", "pack-qx7-alpha/../pack-qx7-beta"] {
      let code = try await table.host.refusal(
        "HOST_SELECT_CONTENT_PACK", ["contentPackId": .string(id)])
      #expect(code == "INVALID_CONTENT_PACK", "\(id)")
    }
    for value in [JSONValue.int(7), [], .bool(true)] {
      let code = try await table.host.refusal("HOST_SELECT_CONTENT_PACK", ["contentPackId": value])
      #expect(code == "VALIDATION_ERROR")
    }
    #expect(try await table.host.state() == before)
  }
}
