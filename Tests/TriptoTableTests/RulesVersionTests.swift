import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan

@testable import TriptoTable

@Suite("The version of the rules that a game began with")
struct RulesVersionTests {
  private func record(rules: Int?) throws -> GameRecord {
    let genesis = Genesis(
      hostID: PlayerID("host"), settings: GameSettings(), pacing: PacingTable.instant,
      household: nil)
    var fields = try #require(
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(genesis)) as? [String: Any])
    #expect(fields["rules"] as? Int == Genesis.rules)
    fields["rules"] = rules
    return GameRecord(
      id: "s", joinCode: "ABC234", createdAtMs: 1,
      genesis: Array(try JSONSerialization.data(withJSONObject: fields)))
  }

  @Test("CL7 a game of later rules is left alone; one from before there were versions goes on")
  func later() throws {
    #expect(throws: RecoveryError.unknownRules(Genesis.rules + 1)) {
      try Recovered(try record(rules: Genesis.rules + 1), [])
    }
    #expect(try Recovered(try record(rules: Genesis.rules), []).lastSeq == 0)
    #expect(try Recovered(try record(rules: nil), []).genesis.rules == nil)
  }
}
