import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("EVE2–EVE4 the settings of an evening")
struct EveningSettingsTests {
  @Test("EVE2 no session becomes an evening later, and no evening stops being one")
  func creationOnly() throws {
    let plain = try GameTable.lobby()
    expectRefused(
      .setSettings(.ofEvening), by: .host,
      .validation("An evening begins with its session"), at: plain)
    let evening = try GameTable.lobby(settings: .ofEvening)
    expectRefused(
      .setSettings(GameSettings()), by: .host,
      .validation("An evening begins with its session"), at: evening)
  }

  @Test(
    "EVE4 EX20 an evening's settings: reactions and speaker in every phase, others in LOBBY")
  func late() throws {
    var table = try GameTable.atClue(settings: .ofEvening)
    var settings = table.state.settings
    settings.evening?.reactions = false
    settings.evening?.speaker = .tv
    try table.host(.setSettings(settings))
    #expect(table.state.settings.evening?.reactions == false)
    let parts: [(inout Evening) -> Void] = [
      { $0.notes = false }, { $0.carriages = true }, { $0.childrens = false },
      { $0.drawGenerated = true }, { $0.region = "Nordic" }, { $0.rules = .off },
    ]
    for part in parts {
      var changed = settings
      if var evening = changed.evening {
        part(&evening)
        changed.evening = evening
      }
      expectRefused(.setSettings(changed), by: .host, .invalidPhase, at: table)
    }
    var lobby = try GameTable.lobby(settings: .ofEvening)
    settings.evening?.region = "Nordic"
    settings.evening?.rules = .off
    try lobby.host(.setSettings(settings))
    #expect(lobby.state.settings == settings)
  }

  @Test(
    "EVE10 settings and pacing from before are read, and stored alike where there is no evening")
  func optional() throws {
    let settings = try JSONEncoder().encode(GameSettings())
    #expect(!String(decoding: settings, as: UTF8.self).contains("evening"))
    #expect(try JSONDecoder().decode(GameSettings.self, from: settings).evening == nil)
    let pacing = try JSONEncoder().encode(PacingTable.standard.fit(for: GameSettings()))
    #expect(!String(decoding: pacing, as: UTF8.self).contains("evening"))
    #expect(try JSONDecoder().decode(Pacing.self, from: pacing).evening == nil)
    let kept = try JSONEncoder().encode(GameSettings.ofEvening)
    #expect(try JSONDecoder().decode(GameSettings.self, from: kept) == .ofEvening)
  }
}
