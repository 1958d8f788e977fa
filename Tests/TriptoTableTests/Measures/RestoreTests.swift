import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestEvening

@testable import TriptoTable

@Suite("How long a game takes to come back")
struct RestoreTests {
  /// A night that is cut in its last journey.
  private func night(journeys: Int) throws -> TestTable {
    let night = try RandomEvening(
      seed: 11, .patching, settings: ["evening": .bool(true), "notes": .bool(true)], players: 4,
      journeys: journeys)
    func isNearItsEnd() -> Bool {
      let state = night.evening.state
      return state.tonight.journey == journeys && state.phase == .followupQuestion
    }
    for _ in 1...60_000 where !isNearItsEnd() { try night.step() }
    try #require(isNearItsEnd())
    return night.evening.table
  }

  /// The best of some tries.
  private func time(_ body: () throws -> Void) rethrows -> Duration {
    var times: [Duration] = []
    for _ in 1...5 { times.append(try ContinuousClock().measure(body)) }
    return times.min() ?? .zero
  }

  @Test("DA34 the rows that a restart plays do not grow with the night", arguments: [1, 10])
  func rows(journeys: Int) throws {
    let table = try night(journeys: journeys)
    let whole = try time { _ = try Recovered(table.game, table.rows) }
    let bytes = table.rows.reduce(0) { $0 + $1.body.count }
    var line = "\(journeys) journeys: \(table.rows.count) rows of \(bytes) bytes in \(whole)"
    if let snapshot = table.snapshot {
      let row = try SnapshotRow(snapshot)
      let rest = table.rows.filter { $0.seq >= snapshot.seq }
      let resumed = try time { _ = try Recovered(table.game, from: try row.snapshot(), rest) }
      let written = try time { _ = try SnapshotRow(snapshot) }
      line += "; \(rest.count - 1) rows behind \(row.body.count) bytes in \(resumed)"
      line += ", which are written in \(written)"
      #expect(rest.count <= 2 * Int(SnapshotPlan.rowsBetween))
    } else {
      #expect(table.rows.count <= 2 * Int(SnapshotPlan.rowsBetween))
    }
    print(line)
  }
}
