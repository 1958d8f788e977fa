import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("EVE3 EVE6 EVE7 what v1 connections see of an evening")
struct EveningForOldClientsTests {
  /// A whole game with a brake that is let go, one that is answered, and questions.
  private func played(_ settings: GameSettings) throws -> GameTable {
    var table = try GameTable.lobby(players: 3, settings: settings)
    try table.host(.lockLobby(false))
    try table.host(.start(TestContent.itinerary(2)))
    try table.play(to: .clue)
    try table.pull(1)
    if settings.evening != nil {
      try table.draft(1, "A")
      try table.draft(1, "")
      try table.run(.release, by: .player(1))
    } else {
      try table.host(.nextClue)
    }
    try table.wait(2_000)
    try table.pull(2)
    try table.lock(2)
    try table.play(to: .question)
    try table.answer(3)
    try table.play(toPhase: .roundEnd)
    return table
  }

  /// `TYPE.key.key` of everything that a viewer was sent.
  private func keys(_ table: GameTable, _ recipient: Recipient) throws -> Set<String> {
    var found: Set<String> = []
    for delivery in table.messages(for: recipient) {
      collect(try delivery.json, delivery.type.rawValue, &found)
    }
    return found
  }

  private func collect(_ value: JSONValue, _ path: String, _ found: inout Set<String>) {
    found.insert(path)
    if case .array(let elements) = value {
      for element in elements { collect(element, path, &found) }
    } else {
      for key in value.keys { collect(value[key] ?? .null, "\(path).\(key)", &found) }
    }
  }

  @Test("EVE3 EVE6 EVE7 no new message and no new key reaches a v1 player, TV or host")
  func nothingNew() throws {
    let (evening, plain) = (try played(.ofEvening), try played(GameSettings()))
    for recipient in [Recipient.host, .tv, .player(1), .player(2), .player(3)] {
      let (new, old) = (try keys(evening, recipient), try keys(plain, recipient))
      #expect(new.subtracting(old).isEmpty, "\(recipient.viewer)")
    }
  }

  @Test("EVE2 EVE3 in other sessions EX connections get none of the new keys either")
  func plainExtended() throws {
    let (evening, plain) = (try played(.ofEvening), try played(GameSettings()))
    let added = [
      "LOBBY_UPDATED.settings.evening", "STATE_SNAPSHOT.state.journey",
      "STATE_SNAPSHOT.state.night", "STATE_SNAPSHOT.state.brake", "STATE_SNAPSHOT.state.units",
      "BRAKE_ACCEPTED.silenceMs", "BRAKE_RELEASED", "SCOREBOARD_UPDATE.scoreboard.gained",
      "FINAL_RESULTS_PRESENT.night",
    ]
    for recipient in [Recipient.host, .tv, .player(1)] {
      let (new, old) = (
        try keys(evening, recipient.extended), try keys(plain, recipient.extended)
      )
      #expect(new.isSuperset(of: added) && old.isDisjoint(with: added), "\(recipient.viewer)")
      #expect(new.contains("STATE_SNAPSHOT.state.me") == (recipient.viewer == .player(seat(1))))
    }
  }
}
