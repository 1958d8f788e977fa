import Foundation
import Testing
import TriptoContent
import TriptoGame
import TriptoHTTP
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoWire

@Suite("EVE92 plans that spoil")
struct PlanWarningTests {
  /// The destinations that came along: Kalmar looks over to Öland.
  private let library: PackLibrary = {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return PackLibrary(directories: [root.appendingPathComponent("Content/packs")])
  }()

  private func answer(
    _ ids: [String], settings: GameSettings
  ) throws -> GamePlanCreated {
    var state = GameState(
      id: SessionID("g"), joinCode: "ABCDEF", hostID: PlayerID("h"), settings: settings,
      pacing: PacingTable.instant, nowMs: 0)
    let stops = try ids.map { id in
      let pack = try #require(library.pack(id)).localized(settings.language)
      return PlannedStop(packID: id, source: .manual, name: pack.name, country: pack.country)
    }
    _ = try state.apply(.setPlan(stops), by: .system, at: 1)
    return try #require(GamePlanCreated(state, library))
  }

  private func settings(_ language: Language = .sv, hostPlays: Bool = false) -> GameSettings {
    var settings = GameSettings()
    settings.evening = Evening()
    settings.language = language
    settings.hostPlays = hostPlays
    return settings
  }

  @Test("EVE92 RE31 a pair that spoils is told by its orders, and the plan is stored all the same")
  func pair() throws {
    let created = try answer(["kalmar", "sydney", "oland"], settings: settings())
    #expect(created.gamePlan.destinations.count == 3)
    #expect(created.warnings?.map(\.code) == ["L62"])
    #expect(created.warnings?.map(\.orders) == [[1, 3]])
    let message = try #require(created.warnings?.first?.message)
    #expect(message.contains("Kalmar") && message.contains("Öland"))
  }

  @Test("EVE92 the message is in the session's language, and tells a host who plays no name")
  func words() throws {
    let english = try answer(["kalmar", "oland"], settings: settings(.en))
    #expect(english.warnings?.first?.message.contains("Better choose") == true)
    let secret = try answer(["kalmar", "oland"], settings: settings(hostPlays: true))
    let message = try #require(secret.warnings?.first?.message)
    #expect(!message.contains("Kalmar") && !message.contains("Öland"))
  }

  @Test("EVE92 without a pair, and in other sessions, there is no key")
  func none() throws {
    let quiet = try answer(["kalmar", "sydney"], settings: settings())
    #expect(!String(decoding: quiet.jsonBytes(), as: UTF8.self).contains("warnings"))
    let plain = try answer(["kalmar", "oland"], settings: GameSettings())
    #expect(!String(decoding: plain.jsonBytes(), as: UTF8.self).contains("warnings"))
  }
}
