import Testing
import TriptoKernel
import TriptoTestEvening

@Suite("EV15 every command, role and phase")
struct RefusalTests {
  @Test(
    "EV15 EV3 EV4 EV8–EV14 EX18–EX23 what a host says is accepted or refused as the tables have it",
    arguments: RefusalTable.host, Scene.allCases)
  func host(row: RefusalTable.Row, scene: Scene) throws {
    let evening = try TestEvening.at(scene)
    let before = evening.state
    evening.host.send(row.type, row.payload)
    let errors = evening.host.settled().filter { $0.type == "ERROR" }
    #expect(
      errors.compactMap { $0.payload.text("errorCode") } == [row.code(at: scene)].compactMap(\.self)
    )
    for error in errors {
      #expect(error.payload.text("code") == error.payload.text("errorCode"))
      #expect(error.payload.flag("retryable") != nil && error.payload.text("message") != "")
    }
    #expect((evening.state == before) == (row.code(at: scene) != nil), "a refusal changes nothing")
  }

  @Test(
    "EV15 a wrong payload is looked at last",
    arguments: RefusalTable.host.filter { $0.wrong != nil }, Scene.allCases)
  func wrongPayload(row: RefusalTable.Row, scene: Scene) throws {
    let evening = try TestEvening.at(scene)
    let before = evening.state
    let code = try evening.host.refusal(row.type, row.wrong ?? .null)
    #expect(code == row.codeOfWrongPayload(at: scene))
    #expect(evening.state == before)
  }

  @Test(
    "EV15 a player and the TV may not do what a host does, in no phase", arguments: Scene.allCases)
  func role(scene: Scene) throws {
    let evening = try TestEvening.at(scene)
    let before = evening.state
    for row in RefusalTable.host {
      for socket in [evening.tv, evening[0].socket] {
        for payload in [row.payload, row.wrong ?? ["playerId": 7]] {
          #expect(try socket.refusal(row.type, payload) == "UNAUTHORIZED", "\(row.type)")
        }
      }
    }
    #expect(evening.state == before)
  }

  @Test("EV15 BR12 host and TV may not do what players do, in no phase", arguments: Scene.allCases)
  func playersCommands(scene: Scene) throws {
    let evening = try TestEvening.at(scene)
    let before = evening.state
    for type in ["BRAKE_PULL", "BRAKE_ANSWER_SUBMIT", "FOLLOWUP_ANSWER_SUBMIT", "REACTION"] {
      for socket in [evening.tv, evening.host] {
        #expect(try socket.refusal(type) == "UNAUTHORIZED", "\(type)")
      }
    }
    for socket in [evening.host, evening[0].socket] {
      #expect(try socket.refusal("TV_AUDIO", ["audio": "running"]) == "UNAUTHORIZED")
    }
    #expect(evening.state == before)
  }

  @Test(
    "EV6 EV7 EX24 EV16 what players answer, by phase: the brake's owner, somebody else, bad texts",
    arguments: Scene.allCases.filter { $0 != .hold })
  func answers(scene: Scene) throws {
    let evening = try TestEvening.at(scene)
    let (owner, other) = (evening[0].socket, evening[1].socket)
    let text: JSONValue = ["answerText": "Någonstans"]
    for payload in [text, [:]] {
      #expect(
        try other.refusal("BRAKE_ANSWER_SUBMIT", payload)
          == (scene == .brake ? "UNAUTHORIZED" : "INVALID_PHASE"))
    }
    for payload in [[:], ["answerText": " "]] as [JSONValue] {
      #expect(
        try owner.refusal("BRAKE_ANSWER_SUBMIT", payload)
          == (scene == .brake ? "VALIDATION_ERROR" : "INVALID_PHASE"))
      let isQuestion = scene.phase == "FOLLOWUP_QUESTION"
      #expect(
        try owner.refusal("FOLLOWUP_ANSWER_SUBMIT", payload)
          == (isQuestion ? "VALIDATION_ERROR" : "INVALID_PHASE"))
    }
    switch scene.phase {
    case "FOLLOWUP_QUESTION" where scene == .question: other.send("FOLLOWUP_ANSWER_SUBMIT", text)
    case "FOLLOWUP_QUESTION":
      #expect(try other.refusal("FOLLOWUP_ANSWER_SUBMIT", text) == "VALIDATION_ERROR", "too late")
    default: #expect(try other.refusal("FOLLOWUP_ANSWER_SUBMIT", text) == "INVALID_PHASE")
    }
    #expect(other.settled().allSatisfy { $0.type != "ERROR" })
    other.send("REACTION", ["emoji": "👏"])
    #expect(
      other.settled().compactMap { $0.payload.text("errorCode") }
        == (scene == .brake ? ["INVALID_PHASE"] : []))
  }
}
