import Foundation
import Testing
import TriptoGame
import TriptoKernel
import TriptoTestTable

@Suite("EX28 names that wait for the host")
struct AskedNameTests {
  private func joining(_ number: Int, _ name: String, asked: String? = nil) -> Command {
    .join(JoinSeat(id: seat(number), name: name, asHost: false, askedName: asked))
  }

  private func asked(_ number: Int, _ table: GameTable) -> String? {
    table.state.seat(seat(number))?.askedName.open(.host)
  }

  @Test("EX28 the name asked for is kept until the host renames the player, also by the same name")
  func settled() throws {
    for name in ["Kuken", "Resenär"] {
      var table = try GameTable.lobby()
      try table.run(joining(3, "Resenär", asked: "Kuken"), by: .system)
      #expect(asked(3, table) == "Kuken")
      #expect(table.state.seat(seat(3))?.name == "Resenär")
      try table.host(.rename(seat(3), name: name))
      #expect(asked(3, table) == nil)
      #expect(table.state.seat(seat(3))?.name == name)
    }
  }

  @Test("EX28 EX27 a number that the server adds decides nothing")
  func renamedBySystem() throws {
    var table = try GameTable.lobby()
    try table.run(joining(3, "Resenär", asked: "Kuken"), by: .system)
    try table.run(.rename(seat(3), name: "Resenär 2"), by: .system)
    #expect(asked(3, table) == "Kuken")
  }

  @Test("EX28 ST36 it outlasts a lost socket in the lobby")
  func returned() throws {
    var table = try GameTable.lobby()
    try table.run(joining(3, "Resenär", asked: "Kuken"), by: .system)
    try table.connect(3)
    try table.disconnect(3)
    #expect(table.state.seat(seat(3)) == nil)
    try table.connect(3)
    #expect(asked(3, table) == "Kuken")
  }

  @Test("EX16 EX28 a ban is of the name asked for, so other travellers may come")
  func banned() throws {
    var table = try GameTable.lobby()
    try table.run(joining(3, "Resenär", asked: "Kuken"), by: .system)
    try table.host(.kick(seat(3), ban: true))
    expectRefused(joining(4, "Resenär", asked: "Kuken"), by: .system, .banned, at: table)
    try table.run(joining(5, "Resenär", asked: "Fitta"), by: .system)
    #expect(asked(5, table) == "Fitta")
  }

  @Test("EX28 ST40 the journal keeps it; joins from before had none")
  func journaled() throws {
    var table = try GameTable.lobby()
    try table.run(joining(3, "Resenär", asked: "Kuken"), by: .system)
    let lines = try JSONDecoder().decode(
      [GameTable.Line].self, from: JSONEncoder().encode(table.journal))
    #expect(try GameTable.replay(lines, on: table.genesis) == table.state)
    let plain = try JSONEncoder().encode(JoinSeat(id: seat(1), name: "A", asHost: false))
    #expect(!String(decoding: plain, as: UTF8.self).contains("asked"))
  }
}
