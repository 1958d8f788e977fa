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
  func role(type: String, isRunning: Bool) throws {
    let evening = try TestEvening.open(["Alva"])
    if isRunning { try evening.start() }
    evening.settle()
    let before = try evening.host.state()
    for socket in [evening.tv, evening[0].socket] {
      #expect(try socket.refusal(type) == "UNAUTHORIZED")
      #expect(try socket.refusal(type, ["playerId": 7]) == "UNAUTHORIZED")
    }
    #expect(try evening.host.state() == before)
  }

  @Test(
    "EV15 BR12 EV5–EV7 host and TV may not do what players do",
    arguments: ["BRAKE_PULL", "BRAKE_ANSWER_SUBMIT", "FOLLOWUP_ANSWER_SUBMIT", "REACTION"])
  func playerCommands(type: String) throws {
    let evening = try TestEvening.open(["Alva"])
    for socket in [evening.host, evening.tv] {
      #expect(try socket.refusal(type) == "UNAUTHORIZED")
    }
  }

  @Test(
    "EV15 EV4 EV9–EV14 in LOBBY a game's commands give INVALID_PHASE, before any payload error",
    arguments: [
      "HOST_NEXT_CLUE", "NEXT_DESTINATION", "END_GAME", "HOST_PAUSE", "HOST_SKIP",
      "HOST_FORCE_REVEAL", "HOST_REPLAY_CLUE",
    ])
  func lobbyPhase(type: String) throws {
    let evening = try TestEvening.open(["Alva"])
    let before = try evening.host.state()
    #expect(try evening.host.refusal(type) == "INVALID_PHASE")
    #expect(try evening.host.state() == before)
  }

  @Test("EV15 EV3 EV6 EV7 EV8 the phase is checked before the payload")
  func phaseBeforePayload() throws {
    let evening = try TestEvening.open(["Alva"])
    let alva = evening[0].socket
    #expect(try alva.refusal("BRAKE_ANSWER_SUBMIT", ["answerText": ""]) == "INVALID_PHASE")
    #expect(try alva.refusal("FOLLOWUP_ANSWER_SUBMIT") == "INVALID_PHASE")
    for (type, payload) in [
      ("HOST_SKIP", ["target": 5]), ("HOST_EXTEND_TIMER", ["addMs": 1]), ("HOST_EXTEND_TIMER", [:]),
      ("HOST_VERDICT_SET", [:]),
    ] as [(String, JSONValue)] {
      #expect(try evening.host.refusal(type, payload) == "INVALID_PHASE", "\(type)")
    }
    try evening.start()
    let host = evening.host
    #expect(try host.refusal("HOST_START_GAME") == "INVALID_PHASE")
    #expect(
      try host.refusal("HOST_SELECT_CONTENT_PACK", ["contentPackId": 7]) == "INVALID_PHASE")
    #expect(try alva.refusal("FOLLOWUP_ANSWER_SUBMIT", ["answerText": ""]) == "INVALID_PHASE")
    #expect(try alva.refusal("BRAKE_ANSWER_SUBMIT", ["answerText": "X"]) == "INVALID_PHASE")
  }

  @Test("EV6 another player than the brake's owner gets UNAUTHORIZED")
  func otherPlayersBrake() throws {
    let evening = try TestEvening.open()
    try evening.start()
    try evening.brake(0)
    let code = try evening[1].socket.refusal("BRAKE_ANSWER_SUBMIT", ["answerText": "X"])
    #expect(code == "UNAUTHORIZED")
    #expect(try evening.host.state().int("lockedAnswersCount") == 0)
  }

  @Test("EV16 an answer that is empty, too long or no text gives VALIDATION_ERROR")
  func badAnswers() throws {
    let bad: [JSONValue] = [
      [:], ["answerText": ""], ["answerText": " \n\t "], ["answerText": .null], ["answerText": 7],
      ["answerText": .string(String(repeating: "a", count: 201))],
      ["answerText": .string(String(repeating: " ", count: 199) + "aa")],
    ]
    let evening = try TestEvening.open()
    try evening.start()
    try evening.brake(0)
    let before = try evening.host.state()
    for payload in bad {
      let code = try evening[0].socket.refusal("BRAKE_ANSWER_SUBMIT", payload)
      #expect(code == "VALIDATION_ERROR", "\(payload)")
    }
    #expect(try evening.host.state() == before)
    let text = "  \(String(repeating: "å", count: 196)) "
    evening[0].socket.send("BRAKE_ANSWER_SUBMIT", ["answerText": .string(text)])
    let state = try evening.host.snapshot("CLUE_LEVEL")
    #expect(
      state.text("lockedAnswers.0.answerText") == text.trimmingCharacters(in: .whitespaces))
  }

  @Test("EV22 EV8 PR18 a selected pack is told to the host and to nobody else")
  func selectPack() throws {
    let evening = try TestEvening.open(["Alva"], packs: [])
    let id = TestPack.beta.id
    evening.host.send("HOST_SELECT_CONTENT_PACK", ["contentPackId": .string(id)])
    let selected = try evening.host.expect("CONTENT_PACK_SELECTED").payload
    #expect(selected.text("contentPackId") == id)
    #expect(selected.text("destinationName") == TestPack.beta.name.sv)
    #expect(evening.tv.settled().isEmpty)
    #expect(evening[0].socket.settled().isEmpty)
    #expect(try evening.host.state().text("contentPackId") == id)
    evening.host.send("HOST_SELECT_CONTENT_PACK", ["contentPackId": .null])
    let none = try evening.host.expect("CONTENT_PACK_SELECTED").payload
    #expect(none.at("contentPackId") == .null)
  }

  @Test("EV8 SE9 an unknown pack gives INVALID_CONTENT_PACK, a wrong type VALIDATION_ERROR")
  func badPack() throws {
    let evening = try TestEvening.open(["Alva"])
    let before = try evening.host.state()
    for id in ["nowhere", "../../etc/passwd", "", "..", "/", "pack-qx7-alpha/../pack-qx7-beta"] {
      let code = try evening.host.refusal(
        "HOST_SELECT_CONTENT_PACK", ["contentPackId": .string(id)])
      #expect(code == "INVALID_CONTENT_PACK", "\(id)")
    }
    for value in [JSONValue.int(7), [], .bool(true)] {
      let code = try evening.host.refusal("HOST_SELECT_CONTENT_PACK", ["contentPackId": value])
      #expect(code == "VALIDATION_ERROR")
    }
    #expect(try evening.host.state() == before)
  }
}
