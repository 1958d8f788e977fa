import Testing
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoClient

@Suite struct PatchTests {
  private static let state: JSONValue = [
    "version": 4, "phase": "LOBBY", "players": [["name": "Alva"], ["name": "Bo"]],
    "a/b": 1, "m~n": 2,
  ]

  private func op(_ path: String, _ op: String, _ value: JSONValue? = nil) -> JSONValue {
    var members: [String: JSONValue] = ["path": .string(path), "op": .string(op)]
    members["value"] = value
    return .object(members)
  }

  private func applied(_ ops: JSONValue..., base: Int = 4) throws -> JSONValue {
    let payload: JSONValue = ["baseVersion": .int(base), "version": 5, "ops": .array(ops)]
    return try JSONPatch(payload).applied(to: Self.state)
  }

  @Test("EX6 a STATE_PATCH leads from its baseVersion to its version, and leaves the rest")
  func replaces() throws {
    let after = try applied(op("/phase", "replace", "ROUND_INTRO"), op("/timer", "add", .null))
    #expect(after["phase"] == "ROUND_INTRO")
    #expect(after["timer"] == .null)
    #expect(after["version"] == 5)
    #expect(after["players"] == Self.state["players"])
  }

  @Test("EX6 a path is a JSON Pointer into lists and objects, with its escapes")
  func pointers() throws {
    #expect(
      try applied(op("/players/1/name", "replace", "Cy"))["players"] == [
        ["name": "Alva"], ["name": "Cy"],
      ])
    #expect(try applied(op("/players/0", "remove"))["players"] == [["name": "Bo"]])
    #expect(
      try applied(op("/players/-", "add", 3))["players"] == [["name": "Alva"], ["name": "Bo"], 3])
    #expect(
      try applied(op("/players/0", "add", 3))["players"] == [3, ["name": "Alva"], ["name": "Bo"]])
    #expect(try applied(op("/a~1b", "replace", 7))["a/b"] == 7)
    #expect(try applied(op("/m~0n", "remove"))["m~n"] == nil)
  }

  @Test(
    "EX6 a path that leads nowhere makes the patch a misfit",
    arguments: [
      "", "phase", "/phase/x", "/players/7/name", "/players/-", "/players/x", "/nobody/name",
      "/players/-1", "/players/99999999999999999999",
    ])
  func misfits(path: String) {
    #expect(throws: JSONPatch.Misfit.path(path)) { try applied(op(path, "replace", 1)) }
  }

  @Test("EX6 adding beyond the end of a list, or removing beyond it, does not fit")
  func beyond() {
    #expect(throws: JSONPatch.Misfit.self) { try applied(op("/players/3", "add", 1)) }
    #expect(throws: JSONPatch.Misfit.self) { try applied(op("/players/2", "remove")) }
  }

  @Test("EX6 a baseVersion mismatch is found before anything is changed")
  func version() {
    #expect(throws: JSONPatch.Misfit.version(3)) {
      try applied(op("/phase", "replace", 1), base: 3)
    }
  }

  @Test("EX6 a patch whose steps cannot be read is none")
  func unreadable() {
    let steps: [JSONValue] = [
      op("/phase", "move", 1), op("/phase", "add"), op("/phase", "replace"), ["op": "add"], 3,
    ]
    for step in steps {
      #expect(throws: JSONPatch.Misfit.unreadable, "\(step)") { try applied(step) }
    }
    for payload: JSONValue in [[:], ["baseVersion": 1], ["baseVersion": 1, "version": 2], .null] {
      #expect(throws: JSONPatch.Misfit.unreadable) { try JSONPatch(payload) }
    }
  }

  @Test("EX6 the patches that the server's own difference makes lead to the server's own state")
  func server() throws {
    let names = ["EX-HOST-lobby", "EX-HOST-finale", "EX-HOST-rematch", "EX", "HOST", "HOST-reveal"]
    let states = try names.map { name in
      try #require(Frames.golden("STATE_SNAPSHOT.\(name)")["payload"]?["state"])
    }
    for (index, base) in states.enumerated() {
      for (other, next) in states.enumerated() {
        guard case .object(var from) = base, case .object(var to) = next else { continue }
        (from["version"], to["version"]) = (.int(index), .int(100 + other))
        let patch = try patch(from: .object(from), to: .object(to))
        var live = try #require(
          LiveState(snapshot: Frames.frame("STATE_SNAPSHOT", ["state": .object(from)])))
        let fits = live.apply(patch: patch)
        #expect(fits)
        #expect(live.json == .object(to))
        let fresh = LiveState(snapshot: Frames.frame("STATE_SNAPSHOT", ["state": .object(to)]))
        #expect(live == fresh)
      }
    }
  }

  private func patch(from base: JSONValue, to next: JSONValue) throws -> JSONValue {
    func encoded(_ state: JSONValue) throws -> EncodedState {
      try #require(EncodedState(snapshot: JSONValue.object(["state": state]).jsonBytes()[...]))
    }
    let patch = try #require(StatePatch(from: encoded(base), to: encoded(next)))
    return try JSONValue(parsing: patch.jsonBytes())
  }

  @Test("EX6 a patch that makes what cannot be read leaves the state as it was")
  func unreadableState() throws {
    var live = try #require(LiveState(snapshot: Frames.snapshot(["version": 4])))
    let before = live
    let remove = op("/players", "remove")
    let fits = live.apply(patch: ["baseVersion": 4, "version": 5, "ops": [remove]])
    #expect(!fits)
    #expect(live == before)
    #expect(LiveState(snapshot: Frames.welcome) == nil)
  }
}
