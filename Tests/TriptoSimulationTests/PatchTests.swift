import Testing
import TriptoGame
import TriptoKernel
import TriptoShow
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("EX6 patches against snapshots")
struct PatchTests {
  /// A client that is told patches wherever there is an earlier state.
  private struct Client {
    private var base: EncodedState?
    private(set) var state = JSONValue.null
    private(set) var patchBytes = 0
    private(set) var snapshotBytes = 0

    /// - Returns: whether the state is the snapshot's, value for value.
    mutating func hear(_ snapshot: StateSnapshot) throws -> Bool {
      let bytes = snapshot.jsonBytes()
      let next = try #require(EncodedState(snapshot: bytes[...]))
      let truth = try #require(try JSONValue(parsing: bytes)["state"])
      let patch = base.flatMap { StatePatch(from: $0, to: next)?.jsonBytes() }
      snapshotBytes += bytes.count
      patchBytes += min(patch?.count ?? .max, bytes.count)
      if let patch { try apply(try JSONValue(parsing: patch)) } else { state = truth }
      base = next
      return state == truth
    }

    /// By the words of EX6 and RFC 6901 alone.
    private mutating func apply(_ patch: JSONValue) throws {
      guard case .object(var fields) = state, fields["version"] == patch["baseVersion"],
        case .array(let ops)? = patch["ops"]
      else { throw PatchFault.base }
      for op in ops {
        guard case .string(let path)? = op["path"], path.first == "/" else { throw PatchFault.path }
        let name = String(path.dropFirst()).replacing("~1", with: "/").replacing("~0", with: "~")
        let isThere = fields[name] != nil
        guard isThere == (op["op"] != "add") else { throw PatchFault.path }
        fields[name] = op["op"] == "remove" ? nil : op["value"] ?? .null
      }
      fields["version"] = patch["version"]
      state = .object(fields)
    }
  }

  private enum PatchFault: Error { case base, path }

  @Test(
    "EX6 PR34 in random games the patched state of every role is its snapshot at each step",
    arguments: stride(from: UInt64(5_000), to: 5_040, by: 10).map { $0..<($0 + 10) })
  func games(seeds: Range<UInt64>) throws {
    var (patched, whole) = (0, 0)
    for seed in seeds {
      var game = try RandomGame(seed: seed)
      for _ in 0..<RandomGame.steps { try game.step() }
      try game.finish()
      let table = game.table
      let viewers =
        [Viewer.host(GameTable.hostID), .tv] + (1...5).map { Viewer.player(seat($0)) }
      for viewer in viewers {
        var client = Client()
        let recipient = Recipient(viewer: viewer, isExtended: true)
        for moment in table.moments {
          let isSame = try client.hear(Messages(moment).snapshot(for: recipient))
          #expect(isSame, "seed \(seed) \(viewer) at \(moment.event)")
        }
        patched += client.patchBytes
        whole += client.snapshotBytes
      }
    }
    #expect(patched * 2 < whole, "a patch is worth it: \(patched) of \(whole) bytes")
  }
}
