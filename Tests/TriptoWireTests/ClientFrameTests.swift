import Testing
import TriptoKernel
import TriptoWire

@Suite("WS EV reading what clients send")
struct ClientFrameTests {
  @Test("WS22 sessionId, serverTimeMs and payload may be missing, unknown keys are ignored")
  func tolerance() throws {
    for frame in [
      #"{"type":"END_GAME"}"#, #"{"type":"END_GAME","payload":null}"#,
      #"{"type":"END_GAME","sessionId":7,"serverTimeMs":"soon","payload":{"x":[1]},"extra":{}}"#,
    ] {
      #expect(try ClientEnvelope.decode(frame.utf8).message == .endGame)
    }
  }

  @Test("ID20 a fractional serverTimeMs is fine")
  func fractionalTime() throws {
    let frame = #"{"type":"HOST_PAUSE","serverTimeMs":1767225600015.75,"payload":{}}"#
    #expect(try ClientEnvelope.decode(frame.utf8).message == .hostPause)
  }

  @Test(
    "WS23 what is no JSON object with a type is unparsable",
    arguments: [
      "", "{", "[]", "null", "7", "\"END_GAME\"", "{}", #"{"type":7}"#, "{\"type\":\"\u{1}\"}",
    ])
  func unparsable(frame: String) {
    #expect(throws: ClientMessageError.unparsable) { try ClientFrame.parse(frame.utf8) }
  }

  @Test("WS23 bytes that are not UTF-8 are unparsable")
  func notUTF8() {
    let bytes: [UInt8] = Array(#"{"type":"EN"#.utf8) + [0xFF, 0xFE] + Array(#""}"#.utf8)
    #expect(throws: ClientMessageError.unparsable) { try ClientFrame.parse(bytes) }
  }

  @Test("WS23 an unknown type is named, and cut when it is long")
  func unknownType() {
    #expect(throws: ClientMessageError.unknownType("DANCE")) {
      try ClientFrame.parse(#"{"type":"DANCE"}"#.utf8)
    }
    #expect(ClientMessageError.unknownType("DANCE").message.contains("DANCE"))
    let long = String(repeating: "A", count: 5000)
    #expect(throws: ClientMessageError.unknownType(String(long.prefix(64)))) {
      try ClientFrame.parse(#"{"type":"\#(long)"}"#.utf8)
    }
  }

  @Test("EV15 the type is known before the payload is judged")
  func twoSteps() throws {
    let frame = try ClientFrame.parse(
      #"{"type":"BRAKE_ANSWER_SUBMIT","commandId":"c1","payload":{"answerText":7}}"#.utf8)
    #expect(frame.type == .brakeAnswerSubmit)
    #expect(frame.commandId == "c1")
    #expect(
      throws: ClientMessageError.invalidPayload(
        type: .brakeAnswerSubmit, reason: "answerText must be text")
    ) { try frame.message() }
  }

  @Test(
    "EV15 EX16–EX24 a payload that is wrong says why",
    arguments: [
      (#"{"type":"END_GAME","payload":[]}"#, "payload must be an object"),
      (#"{"type":"END_GAME","payload":"x"}"#, "payload must be an object"),
      (#"{"type":"END_GAME","commandId":7}"#, "commandId"),
      (#"{"type":"END_GAME","commandId":""}"#, "commandId must have 1–128 bytes"),
      (#"{"type":"BRAKE_ANSWER_SUBMIT"}"#, "answerText is missing"),
      (#"{"type":"BRAKE_PULL","payload":{"pressMonoMs":"now"}}"#, "pressMonoMs must be a number"),
      (#"{"type":"HOST_SELECT_CONTENT_PACK","payload":{"contentPackId":7}}"#, "contentPackId"),
      (#"{"type":"HOST_MUSIC_GAIN_SET","payload":{}}"#, "gainDb is missing"),
      (#"{"type":"CLOCK_PONG","payload":{"pingId":1.5,"clientMonoMs":2}}"#, "pingId"),
      (#"{"type":"HOST_RENAME","payload":{"playerId":"a","name":" "}}"#, "name must have 1–50"),
      (#"{"type":"HOST_VERDICT_SET","payload":{"playerId":"a","kind":"x"}}"#, "kind must be"),
      (
        #"{"type":"HOST_VERDICT_SET","payload":{"playerId":"a","kind":"followup"}}"#,
        "questionIndex is missing"
      ),
      (#"{"type":"HOST_EXTEND_TIMER","payload":{"addMs":4999}}"#, "addMs must be 5000–60000"),
      (#"{"type":"HOST_EXTEND_TIMER","payload":{"addMs":60001}}"#, "addMs must be 5000–60000"),
      (#"{"type":"REACTION","payload":{"emoji":"🖕"}}"#, "emoji"),
      (
        #"{"type":"HOST_SETTINGS_SET","payload":{"settings":{"extraTime":3}}}"#,
        "settings.extraTime must be 1, 1.5 or 2"
      ),
    ])
  func invalidPayload(frame: String, reason: String) throws {
    let frame = try ClientFrame.parse(frame.utf8)
    let error = #expect(throws: ClientMessageError.self) { try frame.message() }
    #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
    #expect(error?.message.hasPrefix(frame.type.rawValue) == true)
  }

  @Test("EX5 a command's id has at most 128 bytes")
  func commandIdLength() throws {
    let id = String(repeating: "x", count: 128)
    let frame = try ClientFrame.parse(#"{"type":"END_GAME","commandId":"\#(id)"}"#.utf8)
    #expect(frame.commandId == CommandID(id))
    #expect(try frame.message() == .endGame)
  }

  @Test("EV8 no contentPackId is the same as null")
  func packMissing() throws {
    let frame = #"{"type":"HOST_SELECT_CONTENT_PACK","payload":{}}"#
    #expect(
      try ClientEnvelope.decode(frame.utf8).message == .hostSelectContentPack(contentPackId: nil))
  }

  @Test("WS6 a playerId of tv, null or missing from the TV means itself")
  func resumeMe() throws {
    for (payload, id) in [
      (#"{"playerId":"tv"}"#, PlayerID.tv), (#"{"playerId":null}"#, nil), ("{}", nil),
    ] {
      let frame = #"{"type":"RESUME_SESSION","payload":\#(payload)}"#
      let read = try ClientEnvelope.decode(frame.utf8).message
      #expect(read == .resumeSession(ResumeSession(playerId: id)))
    }
  }
}
