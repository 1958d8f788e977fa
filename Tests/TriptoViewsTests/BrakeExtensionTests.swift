import Testing
import TriptoBrake
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("The brake with extensions")
struct BrakeExtensionTests {
  @Test("EX10 BRAKE_PENDING names nobody")
  func brakePending() throws {
    let table = try GameTable.atClue(8, players: 3).after { try $0.press(1) }
    for recipient in [Recipient.host, .tv, .player(1), .player(2)] {
      #expect(table.messages(for: recipient).isEmpty)
      try expectJSON(
        table.last(.brakePending, for: recipient.extended),
        #"{"clueLevelPoints":8,"holdMs":80}"#)
    }
  }

  @Test("EX11 BR8 BRAKE_ORDER to the extended host alone")
  func brakeOrder() throws {
    let table = try GameTable.atClue(players: 3).after { table in
      try table.press(2)
      try table.wait(20)
      try table.press(1, Press(hasRTTJump: true))
      try table.wait(80)
    }
    try expectJSON(
      table.last(.brakeOrder, for: .host.extended),
      """
      {"clueLevelPoints":10,"winnerPlayerId":"p2","tie":false,
       "order":[{"playerId":"p2","marginMs":0},{"playerId":"p1","marginMs":20,"rttJump":true}]}
      """)
    for recipient in [Recipient.host, .tv.extended, .player(2).extended] {
      #expect(try table.last(.brakeOrder, for: recipient) == nil)
    }
  }

  @Test("EX19 the results again go to EX connections")
  func verdict() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    try table.lock(1, correct: false)
    try table.play(to: .bridge)
    let change = VerdictChange(seat: seat(1), subject: .destination, isCorrect: true)
    table = try table.after { try $0.host(.setVerdict(change)) }
    #expect(table.types(for: .player(2)) == ["SCOREBOARD_UPDATE", "STATE_SNAPSHOT"])
    let results = try table.last(.destinationResults, for: .player(2).extended)
    #expect(results?["results"]?.items.first?["pointsAwarded"] == 10)
    #expect(try table.last(.scoreboardUpdate, for: .tv)?["scoreboard"]?.items.first?["score"] == 10)
  }
}
