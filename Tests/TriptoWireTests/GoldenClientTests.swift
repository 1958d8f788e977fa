import Testing
import TriptoKernel
import TriptoWire

@Suite("EV the clients' messages")
struct GoldenClientTests {
  @Test(
    "EV1–EV14, EX16–EX24 every golden message is read and written with exactly its keys",
    arguments: Golden.client.filter { $0.variant != "v1" })
  func roundTrip(file: Golden.File) throws {
    let envelope = try ClientEnvelope.decode(file.bytes)
    #expect(envelope.message.type.rawValue == file.kind)
    let written = envelope.encode(
      sessionId: "5f0c2c1e-8d7a-4c37-9b0e-2f6a1d9e4b11", serverTimeMs: 1_767_225_600_015)
    #expect(try JSONValue(parsing: written) == file.json)
  }

  @Test("EV1–EV14, EX every message from client to server has a golden file")
  func complete() {
    let names = Set(Golden.client.map(\.kind))
    #expect(names == Set(ClientMessageType.allCases.map(\.rawValue)))
  }

  @Test("EV1 EX2 unknown capabilities are left out")
  func helloV1() throws {
    let expected = Hello(authToken: "aaa.bbb.ccc", clientVersion: "1.4.0", capabilities: [])
    #expect(try message("HELLO.v1") == .hello(expected))
  }

  @Test("WS6 an empty playerId means me")
  func resumeV1() throws {
    let expected = ResumeSession(playerId: nil, lastReceivedEventId: "evt-17")
    #expect(try message("RESUME_SESSION.v1") == .resumeSession(expected))
  }

  @Test("EV5 a v1 press carries no stamp, whatever its payload says")
  func brakeV1() throws {
    #expect(try message("BRAKE_PULL.v1") == .brakePull(BrakePull()))
  }

  @Test("EV16 answers are trimmed")
  func answersV1() throws {
    #expect(try message("BRAKE_ANSWER_SUBMIT.v1") == .brakeAnswerSubmit(answerText: "Lyon"))
    #expect(
      try message("FOLLOWUP_ANSWER_SUBMIT.v1")
        == .followupAnswerSubmit(answerText: "Seine", index: nil))
  }

  @Test("EV11 both names of the music gain are one message")
  func gainV1() throws {
    #expect(try message("MUSIC_GAIN_SET.v1") == .hostMusicGainSet(gainDb: -20.5))
  }

  @Test("EV3 the payload of HOST_START_GAME does not matter")
  func startV1() throws {
    #expect(try message("HOST_START_GAME.v1") == .hostStartGame)
  }

  private func message(_ name: String) throws -> ClientMessage {
    try ClientEnvelope.decode(Golden.file("client", name).bytes).message
  }
}
