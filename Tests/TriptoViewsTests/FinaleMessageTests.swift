import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("Messages of the next destination and the finale")
struct FinaleMessageTests {
  @Test("EV42 NEXT_DESTINATION_EVENT: real values to the host alone")
  func nextDestination() throws {
    var table = try ResultMessageTests.table(destinations: 2)
    try table.play { $0.roundIndex == 1 }
    func message(_ name: String, _ country: String) -> String {
      """
      {"destinationIndex":2,"totalDestinations":2,"destinationName":"\(name)",
       "destinationCountry":"\(country)"}
      """
    }
    let place = TestContent.placeTokens(2)
    try expectJSON(table.last(.nextDestinationEvent, for: .host), message(place[0], place[1]))
    for recipient in [Recipient.tv, .player(1)] {
      try expectJSON(
        table.last(.nextDestinationEvent, for: recipient), message("Nästa resmål", ""))
    }
  }

  @Test("EV43 EV44 FI1 the finale's messages")
  func finale() throws {
    var table = try ResultMessageTests.table()
    try table.play(toPhase: .finalResults)
    try expectJSON(
      table.last(.gameEndedEvent, for: .tv),
      """
      {"finalScores":[{"playerId":"p1","name":"Alva","totalScore":8},
        {"playerId":"p2","name":"Bo","totalScore":0}],"destinationsCompleted":1,
       "reason":"all_completed"}
      """)
    let top =
      #"[{"playerId":"p1","name":"Alva","points":8},{"playerId":"p2","name":"Bo","points":0}]"#
    try expectJSON(
      table.last(.finalResultsPresent, for: .player(1)),
      """
      {"winnerPlayerId":"p1","isTie":false,"standingsTop":\(top),"standingsFull":\(top),
       "standingsTop3":\(top),"scoreboard":[{"playerId":"p1","name":"Alva","score":8,"rank":1},
         {"playerId":"p2","name":"Bo","score":0,"rank":2}],"timelineStartMs":\(table.nowMs),
       "reason":"all_completed"}
      """)
  }

  @Test("EV44 SC5 a tie has no winner but tieWinners; the top is three at most")
  func tie() throws {
    var table = try GameTable.atClue(players: 4)
    try table.host(.endGame)
    let message = try #require(try table.last(.finalResultsPresent, for: .tv))
    #expect(message["winnerPlayerId"] == .null && message["isTie"] == .bool(true))
    #expect(message["tieWinners"]?.items == ["p1", "p2", "p3", "p4"])
    #expect(message["standingsTop"]?.items.count == 3 && message["standingsFull"]?.items.count == 4)
    #expect(message["reason"] == "host_ended")
  }
}
