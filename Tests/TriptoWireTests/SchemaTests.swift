import Testing
import TriptoWire

@Suite("WS EV RE the schema of the wire")
struct SchemaTests {
  static let schema = WireSchema()

  @Test("EV17–EV57, EX every golden message of the server fits", arguments: Golden.server)
  func server(file: Golden.File) throws {
    var fit = SchemaFit(Self.schema)
    #expect(try fit.complaints(ofServer: file.json) == [])
  }

  @Test(
    "EV1–EV14, EX16–EX24 every golden message of a new client fits",
    arguments: Golden.client.filter { $0.variant != "v1" })
  func client(file: Golden.File) throws {
    var fit = SchemaFit(Self.schema)
    #expect(try fit.complaints(ofClient: file.json) == [])
  }

  @Test("RE1–RE40 every golden body fits", arguments: Golden.rest)
  func rest(file: Golden.File) throws {
    var fit = SchemaFit(Self.schema)
    #expect(try fit.complaints(file.json, as: file.kind) == [])
  }

  @Test("WS21 WS22 every message has a place in the schema")
  func complete() {
    #expect(Self.schema.serverMessages.map(\.type) == ServerMessageType.allCases.map(\.rawValue))
    #expect(Self.schema.clientMessages.map(\.type) == ClientMessageType.allCases.map(\.rawValue))
  }

  @Test("EV RE every key of the schema is shown by a golden file")
  func nothingUnseen() throws {
    var fit = SchemaFit(Self.schema)
    for file in Golden.server { _ = try fit.complaints(ofServer: file.json) }
    for file in Golden.client { _ = try fit.complaints(ofClient: file.json) }
    for file in Golden.rest { _ = try fit.complaints(file.json, as: file.kind) }
    #expect(fit.unseen == [])
  }

  @Test("PR9 PR18 a key can be absent, null or filled")
  func presence() throws {
    let state = try #require(Self.schema.objects["StateView"])
    for key in ["clueTimerEnd", "contentPackId"] {
      let member = try #require(state.first { $0.name == key })
      #expect(member.isOptional && member.isNullable, "\(key)")
    }
    let always = try #require(state.first { $0.name == "clueText" })
    #expect(!always.isOptional && always.isNullable)
  }

  @Test("RE9 RE12 EX19 what a request may leave out is optional, what it may not is not")
  func requests() throws {
    let objects = Self.schema.objects
    func required(_ name: String) -> [String]? {
      objects[name]?.filter { !$0.isOptional }.map(\.name)
    }
    #expect(required("CreateSessionRequest") == [])
    #expect(required("JoinRequest") == ["name"])
    #expect(required("ImportPackRequest") == ["roundId", "destination", "clues", "followups"])
    #expect(required("HostVerdictSetCommand") == ["playerId", "kind", "isCorrect"])
    #expect(required("BrakePullCommand") == [])
  }
}
