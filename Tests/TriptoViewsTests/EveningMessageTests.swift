import Testing
import TriptoGame
import TriptoKernel
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("EVE3 what an evening shows besides, and to whom")
struct EveningMessageTests {
  private static let keys: Set<String> = [
    "evening", "region", "rules", "notes", "carriages", "childrens", "reactions",
    "drawGenerated", "speaker",
  ]

  private func settings(_ table: GameTable, _ recipient: Recipient) throws -> Set<String> {
    let lobby = try table.last(.lobbyUpdated, for: recipient)
    return Set(try #require(lobby?["settings"]).keys)
  }

  @Test("EVE3 EVE4 the keys of its settings exist on EX connections of an evening session alone")
  func lobby() throws {
    let evening = try GameTable.lobby(settings: .ofEvening).after { try $0.host(.lockLobby(true)) }
    let plain = try GameTable.lobby().after { try $0.host(.lockLobby(true)) }
    for recipient in [Recipient.host, .tv, .player(1)] {
      #expect(try settings(evening, recipient.extended).isSuperset(of: Self.keys))
      #expect(try settings(evening, recipient).isDisjoint(with: Self.keys))
      #expect(try settings(plain, recipient.extended).isDisjoint(with: Self.keys))
      #expect(try settings(plain, recipient).isDisjoint(with: Self.keys))
    }
    try expectJSON(
      evening.last(.lobbyUpdated, for: .host.extended)?["settings"]?["region"], "null")
  }

  @Test("EVE4 settings of an evening keep their values on the way to the wire and back")
  func roundTrip() {
    var settings = GameSettings.ofEvening
    #expect(GameSettings(SessionSettings(settings)) == settings)
    var evening = Evening()
    evening.region = "Nordic"
    evening.rules = .off
    (evening.notes, evening.carriages, evening.childrens) = (false, true, false)
    (evening.reactions, evening.drawGenerated, evening.speaker) = (false, true, .tv)
    settings.evening = evening
    #expect(GameSettings(SessionSettings(settings)) == settings)
  }
}
