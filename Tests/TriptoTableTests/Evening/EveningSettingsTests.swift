import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoTable
import TriptoTestEvening

@Suite("EVE2 an evening from its creation on")
struct EveningSettingsTests {
  @Test(
    "EVE2 EX20 the key can neither be set nor unset by HOST_SETTINGS_SET", arguments: [true, false])
  func fixed(isEvening: Bool) throws {
    let evening = try TestEvening.at(.lobby, settings: ["evening": .bool(isEvening)], version: .v2)
    evening.host.send("HOST_SETTINGS_SET", ["settings": ["evening": .bool(!isEvening)]])
    #expect(try evening.host.expect("ERROR").payload["errorCode"] == "VALIDATION_ERROR")
    #expect((evening.table.state.settings.evening != nil) == isEvening)
  }

  @Test("EVE10 the pacing of an evening is stored with evenings alone")
  func genesis() throws {
    for isEvening in [true, false] {
      let evening = try TestEvening.at(.lobby, settings: ["evening": .bool(isEvening)])
      let stored = String(decoding: evening.table.game.genesis, as: UTF8.self)
      #expect(stored.contains("evening") == isEvening)
      let genesis = try JSONDecoder().decode(Genesis.self, from: Data(evening.table.game.genesis))
      #expect((genesis.pacing.evening != nil) == isEvening)
    }
  }
}
