import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
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

  @Test("EVE7 a v1 host can not change new settings, and the old ones it can")
  func oldHost() throws {
    let evening = try TestEvening.at(.lobby, settings: ["evening": .bool(true)])
    let before = try #require(evening.state.settings.evening)
    let change: JSONValue = [
      "evening": .bool(false), "notes": .bool(false), "region": "Nordic", "destinationsCount": 5,
    ]
    evening.host.send("HOST_SETTINGS_SET", ["settings": change])
    #expect(evening.state.settings.evening == before)
    #expect(evening.state.settings.destinationsCount == 5)
    #expect(!evening.host.all.contains { $0.type == "ERROR" })
  }

  @Test("EVE4 an EX host changes them by HOST_SETTINGS_SET, and LOBBY_UPDATED shows them")
  func newHost() throws {
    let evening = try TestEvening.at(.lobby, settings: ["evening": .bool(true)], version: .v2)
    let change: JSONValue = ["region": "Nordic", "rules": "off", "speaker": "tv"]
    evening.host.send("HOST_SETTINGS_SET", ["settings": change])
    let shown = try evening.host.expect("LOBBY_UPDATED").payload["settings"]
    #expect(shown?["region"] == "Nordic" && shown?["rules"] == "off" && shown?["speaker"] == "tv")
    evening.host.send("HOST_SETTINGS_SET", ["settings": ["region": .null]])
    #expect(try evening.host.expect("LOBBY_UPDATED").payload["settings"]?["region"] == .null)
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
