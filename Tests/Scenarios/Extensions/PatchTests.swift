import NIOCore
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("EX6 patches over real sockets")
struct PatchTests {
  /// What a client that takes patches knows, from all that its socket got, in order.
  private struct Mirror {
    private(set) var state = JSONValue.null
    private(set) var patches = 0

    mutating func hear(_ message: JSONValue) throws {
      switch message.text("type") {
      case "STATE_SNAPSHOT": state = message.at("payload.state") ?? .null
      case "STATE_PATCH": try apply(message["payload"] ?? .null)
      default: break
      }
    }

    private mutating func apply(_ patch: JSONValue) throws {
      patches += 1
      try #require(state.int("version") == patch.int("baseVersion"), "EX6 the base is what it has")
      guard case .object(var fields) = state else { return }
      for op in patch.list("ops") {
        let name = String(op.text("path")?.dropFirst() ?? "")
        fields[name] = op.text("op") == "remove" ? nil : op["value"] ?? .null
      }
      fields["version"] = patch["version"]
      state = .object(fields)
    }
  }

  private func mirror(of socket: GameSocket) throws -> Mirror { try mirror(of: socket.inbox.all) }

  private func mirror(of messages: [Message]) throws -> Mirror {
    var mirror = Mirror()
    for message in messages { try mirror.hear(message.json) }
    return mirror
  }

  @Test("EX1 EX6 whoever asks for patch in the address or by HELLO gets them, and nobody else")
  func asked() async throws {
    let table = try await Table.open(["Alva", "Bo"], version: .v2)
    let eager = try await GameSocket.open(
      table.server, query: "?v=2&patch=1&token=\(table[0].token)")
    try await eager.expect("LOBBY_UPDATED")
    let bo = table[1].socket
    bo.send("HELLO", ["capabilities": ["seq", "patch"]])
    #expect(try await bo.expect("HELLO_ACK").payload.list("capabilities") == ["seq", "patch"])
    table.host.send("HOST_START_GAME")
    for socket in [table.host, table.tv, eager, bo] { try await socket.expect("CLUE_PRESENT") }
    for socket in [table.host, table.tv] {
      #expect(!socket.inbox.all.contains { $0.type == "STATE_PATCH" })
    }
    for socket in [eager, bo] {
      #expect(try mirror(of: socket).patches > 0)
      #expect(try mirror(of: socket).state == (try await socket.state()))
    }
  }

  @Test("EX4 EX6 patches in RESUMED follow on what the client had; the way back in is a snapshot")
  func resumed() async throws {
    let table = try await Table.open(version: .patching)
    try await table.start()
    let alva = table[0].socket
    try await table.settle()
    let heard = alva.inbox.all
    var known = try mirror(of: heard)
    let last = try #require(heard.last)
    // NB: what comes from here on counts as lost on the way.
    try await table.brake(1)
    try await table.settle()
    let lost = alva.inbox.all.drop { ($0.seq ?? 0) <= (last.seq ?? 0) }
    #expect(lost.contains { $0.type == "STATE_PATCH" })
    alva.send(
      "RESUME_SESSION",
      ["resume": ["epoch": last.json.at("epoch") ?? .null, "seq": .int(last.seq ?? 0)]])
    for event in try await alva.expect("RESUMED").payload.list("events") { try known.hear(event) }
    let told = try await alva.state()
    // NB: the version also grows by what changes nothing for this player.
    for name in told.keys.union(known.state.keys).subtracting(["version"]) {
      #expect(known.state[name] == told[name], "EX4 EX6 \(name)")
    }
    try await alva.close()
    try await table.host.expect("PLAYER_LEFT")
    let back = try await table.session.connect(table[0].token, .patching)
    let first = try await back.expect("STATE_SNAPSHOT")
    #expect(first.phase == "PAUSED_FOR_BRAKE")
  }
}
