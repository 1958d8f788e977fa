import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("EVE15 EX51 what the reveal of an evening shows")
struct RevealMessageTests {
  private func told(_ step: Step) throws -> GameTable {
    var table = try GameTable.evening()
    try table.note(2, correct: true)
    try table.answerAtOnce(1)
    try table.play(to: step)
    return table
  }

  @Test("EVE16 PR35 a verdict is in no state before it is told, on no connection")
  func sealed() throws {
    let table = try told(.verdict)
    for recipient in [Recipient.host, .tv, .player(1)] {
      for recipient in [recipient, recipient.extended] {
        guard case .array(let rows)? = try table.snapshot(for: recipient)["lockedAnswers"] else {
          Issue.record("no answers for \(recipient)")
          continue
        }
        for row in rows {
          let isTold = row["playerId"] == "p2"
          #expect((row["isCorrect"] != nil) == isTold, "\(recipient)")
        }
      }
    }
  }

  @Test("EX51 VERDICT_SHOWN says who, what, how much and whether it is the last")
  func message() throws {
    let table = try told(.verdict)
    try expectJSON(
      table.last(.verdictShown, for: .tv.extended),
      """
      {"group":[{"playerId":"p2","playerName":"Bo","answerText":"ZQX-NOTE-2.","isCorrect":true,
      "pointsAwarded":8,"clueLevelPoints":10,"note":true,"byChoice":false}],
      "index":0,"of":2,"isLast":false}
      """)
    #expect(try table.last(.verdictShown, for: .tv) == nil)
  }

  @Test("EVE15 EVE58 the place has its sky, where one comes from, and what nobody will be asked")
  func place() throws {
    let table = try told(.named)
    let view = try #require(table.snapshot(for: .tv.extended)["destination"]?["place"])
    #expect(view["climate"] == "tropic" && view["from"]?["name"] == "Stockholm")
    #expect(view["radiusKm"] == 900)
    #expect(try table.snapshot(for: .tv)["destination"]?["place"] == nil)
    #expect(try told(.clue).snapshot(for: .tv.extended)["destination"]?["place"] == nil)
  }

  @Test(
    "EVE59 the first stop comes from the home station of the language, the next one from the last stop",
    arguments: [(Language.sv, "Stockholm"), (.en, "London"), (.nb, "Oslo")])
  func from(language: Language, home: String) throws {
    var settings = GameSettings.ofEvening
    settings.language = language
    var table = try GameTable.evening(settings: settings)
    func from() throws -> JSONValue? {
      try table.snapshot(for: .tv.extended)["destination"]?["place"]?["from"]
    }
    try table.play(to: .named)
    let first = try #require(table.state.destination?.name.open(.revealed))
    #expect(try from()?["name"] == .string(home))
    try table.play(to: .clue)
    try table.play(to: .named)
    #expect(try from()?["name"] == .string(first))
  }

  @Test("EVE15 the state of all has the reveal: its stage is flight, verdicts, results")
  func stages() throws {
    func stage(_ step: Step) throws -> JSONValue? {
      try told(step).snapshot(for: .player(1).extended)["reveal"]?["stage"]
    }
    #expect(try stage(.clue) == nil)
    #expect(try stage(.revealed) == "flight")
    #expect(try stage(.named) == "verdicts")
    #expect(try stage(.results) == "results")
  }
}
