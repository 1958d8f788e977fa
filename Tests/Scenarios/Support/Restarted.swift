import TriptoKernel
import TriptoTestEvening
import TriptoWire

/// A table on a server that is stopped when `play` is done, and what is left of it on the next.
func restarted(
  _ packs: [TestPack] = [.alpha], settings: JSONValue = [:], pacing: String = "instant",
  version: ProtocolVersion = .v1,
  _ play: (Table) async throws -> Void, then goOn: (Table) async throws -> Void
) async throws {
  let data = try ServerUnderTest.prepared()
  let first = try await ServerUnderTest.boot(["TRIPTO_PACING": pacing], on: data)
  let table = try await Table.open(packs: packs, settings: settings, version: version, on: first)
  try await play(table)
  try await first.stop()
  try await withServer(on: data) { try await goOn(table.reopened(on: $0)) }
}

extension GameSocket {
  /// A snapshot in a phase, whether the game is there already or has yet to come there.
  func snapshot(_ phase: String, orNow: Bool) async throws -> JSONValue {
    let now = try await state()
    return now.text("phase") == phase ? now : try await snapshot(phase)
  }
}
