import Testing
import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable

@Suite("EVE36–EVE41 notes of those who ride in carriages")
struct CarriageNoteTests {
  /// Two carriages of two at the first clue, by the numbers of their members.
  private func started() throws -> (table: GameTable, first: [Int], second: [Int]) {
    var settings = GameSettings.ofEvening
    settings.evening?.carriages = true
    let table = try GameTable.evening(players: 4, settings: settings)
    let carriages = table.state.carriages.map { carriage in
      (1...4).filter { carriage.members.contains(seat($0)) }
    }
    return (table, carriages[0], carriages[1])
  }

  @Test("EVE36 EVE41 while a carriage's brake stands no mate hands in a note, another carriage may")
  func noteInOwnBrake() throws {
    var (table, first, second) = try started()
    try table.pull(first[0])
    expectRefused(GameTable.note("x"), by: .player(first[1]), .note(.holdsBrake), at: table)
    try table.note(second[0])
    try table.lock(first[0])
    #expect(table.state.round?.answers.map(\.seat) == [seat(second[0]), seat(first[0])])
    #expect(table.state.units == (2, 2))
  }

  @Test("EVE39 a mate's note waits for the hold too, and is refused when its carriage wins")
  func noteInHoldOfMate() throws {
    var (table, first, _) = try started()
    try table.press(first[0], Press(isExtended: true))
    try table.note(first[1])
    #expect(table.state.round?.answers.isEmpty == true)
    let events = try table.wait(table.state.pacing.brake.holdMs)
    #expect(table.state.brakeOwner == seat(first[0]))
    #expect(events.contains(.refused(seat(first[1]), .note(.holdsBrake))))
    #expect(table.state.round?.answers.isEmpty == true)
  }

  @Test("EVE39 where the only press is gone with its kicked seat, its mate's note is taken")
  func noteInHoldOfKicked() throws {
    var (table, first, _) = try started()
    try table.press(first[0], Press(isExtended: true))
    try table.note(first[1])
    try table.host(.kick(seat(first[0]), ban: false))
    #expect(table.state.phase == .clueLevel)
    #expect(table.state.round?.answers.map(\.seat) == [seat(first[1])])
  }

  @Test("EVE39 of two mates' notes in one hold that another carriage wins the first is the answer")
  func notesInLostHold() throws {
    var (table, first, second) = try started()
    try table.press(second[0], Press(isExtended: true))
    try table.wait(30)
    try table.press(first[0], Press(isExtended: true))
    try table.note(first[0])
    try table.note(first[1])
    let events = try table.wait(table.state.pacing.brake.holdMs)
    try #require(table.state.brakeOwner == seat(second[0]))
    #expect(table.state.round?.answers.map(\.seat) == [seat(first[0])])
    #expect(events.contains(.refused(seat(first[1]), .note(.answeredByMate))))
  }
}
