import Testing
import TriptoKernel
import TriptoWire

@Suite("EX6 the difference of two states")
struct StatePatchTests {
  private func state(_ fields: String) throws -> EncodedState {
    try #require(EncodedState(snapshot: Array(#"{"state":{\#(fields)},"timers":[]}"#.utf8)[...]))
  }

  private func expectOps(
    _ old: String, _ new: String, _ ops: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let patch = try #require(
      try StatePatch(from: state(#""version":1"# + old), to: state(#""version":2"# + new)))
    let told = try JSONValue(parsing: patch.jsonBytes())
    let expected = #"{"ops":[\#(ops)],"baseVersion":1,"version":2}"#
    #expect(try told == JSONValue(parsing: Array(expected.utf8)), sourceLocation: sourceLocation)
  }

  @Test("EX6 null is a value, absent is none, and what is equal is not told")
  func nullAndAbsent() throws {
    try expectOps(#","a":1,"b":null"#, #","a":1,"b":null"#, "")
    try expectOps(
      #","a":1,"b":2,"c":null"#, #","a":null,"c":null,"d":null"#,
      #"""
      {"path":"/a","op":"replace","value":null},{"path":"/d","op":"add","value":null},
      {"path":"/b","op":"remove"}
      """#)
  }

  @Test("EX6 lists and objects are told whole, with commas, braces and quotes in their texts")
  func nested() throws {
    try expectOps(
      #","list":[{"a":"]},{","b":[1,2]}],"text":"x\"}","o":{}"#,
      #","list":[{"a":"]},{","b":[2,1]}],"text":"x\\","o":{"p":{}}"#,
      #"""
      {"path":"/list","op":"replace","value":[{"a":"]},{","b":[2,1]}]},
      {"path":"/text","op":"replace","value":"x\\"},{"path":"/o","op":"replace","value":{"p":{}}}
      """#)
  }

  @Test("EX6 ~ and / of a name are escaped as in RFC 6901; a name with a backslash gives no patch")
  func pointers() throws {
    try expectOps(
      "", #","a/b":1,"m~n":2,"~1":3,"å":4"#,
      #"""
      {"path":"/a~1b","op":"add","value":1},{"path":"/m~0n","op":"add","value":2},
      {"path":"/~01","op":"add","value":3},{"path":"/å","op":"add","value":4}
      """#)
    #expect(
      try StatePatch(from: state(#""version":1"#), to: state(#""version":2,"a\"b":1"#)) == nil)
  }

  @Test(
    "EX6 what is no snapshot with a version has no state to compare",
    arguments: [
      "{}", #"{"state":{}}"#, #"{"state":{"version":"1"}}"#, #"{"state":5}"#, "[]", "", "{",
    ])
  func noState(text: String) {
    #expect(EncodedState(snapshot: Array(text.utf8)[...]) == nil)
  }

  @Test("EX6 from one golden snapshot to the next leads the golden patch")
  func golden() throws {
    func encoded(_ name: String) throws -> EncodedState {
      let payload = try #require(try Golden.serverMessage(name).message.payload)
      return try #require(EncodedState(snapshot: payload.jsonBytes()[...]))
    }
    let (before, braked) = try (
      encoded("STATE_SNAPSHOT.PLAYER"), encoded("STATE_SNAPSHOT.PLAYER-brake")
    )
    let patch = try #require(StatePatch(from: before, to: braked))
    let file = try Golden.file("server", "STATE_PATCH.brake").json
    #expect(try JSONValue(parsing: patch.jsonBytes()) == file["payload"])
  }
}
