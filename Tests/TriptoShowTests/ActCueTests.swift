import Testing
import TriptoGame
import TriptoPlan
import TriptoShow
import TriptoTestTable

@Suite("What is sent in the finale of an evening, in order")
struct ActCueTests {
  private static let start = """
    all: gameEnded
    all: snapshot
    all: finalResults
    av: music stop 600
    av: sfx_sting_build 1.0
    """

  @Test("EVE60 EX52 FI1 route, an award, the podium from third to first, standings, the end")
  func finale() throws {
    var table = try GameTable.evening(destinations: 1)
    try table.note(1)
    try table.play { $0.phase == .followupQuestion && $0.step == .lastQuestion }
    expectCues(
      try table.after { try $0.play(toPhase: .roundEnd) },
      """
      \(Self.start)
      extended: finaleStage
      extended: finaleStage
      av: sfx_lock 0.9
      av: line voice_award_ten
      extended: finaleStage
      av: sfx_drumroll 0.95
      extended: finaleStage
      av: sfx_reveal 0.8
      all: effect podium_third med 800
      extended: finaleStage
      av: sfx_reveal 0.8
      all: effect podium_second med 800
      av: sfx_drumroll 0.95
      extended: finaleStage
      av: sfx_winner_fanfare 1.0
      all: effect confetti high 4000
      all: effect podium_first high 3800
      extended: finaleStage
      all: effect full_standings low 4000
      all: snapshot
      """)
  }

  @Test("EVE60 FI8 without points there is neither podium nor confetti")
  func nobody() throws {
    expectCues(
      try GameTable.evening().after { table in
        try table.host(.endGame)
        try table.play(toPhase: .roundEnd)
      },
      """
      \(Self.start)
      extended: finaleStage
      all: effect full_standings low 4000
      all: snapshot
      """)
  }

  @Test(
    "EVE78 AU18 the words for an award are wanted when the points stand, and spoken at its stage")
  func praise() throws {
    var table = try GameTable.evening(destinations: 1)
    try table.note(1)
    let line = LineID(round: 0, spoken: .award(.ten))
    try table.play(to: .question)
    #expect(!Script.wanted(in: table.state).map(\.id).contains(line))
    try table.play(to: .lastQuestion)
    #expect(Script.wanted(in: table.state).map(\.id).contains(line))
    try table.speak()
    #expect(!Script.isPublic(line, in: table.state))
    try table.play(to: .act(.award(0)))
    #expect(Script.isPublic(line, in: table.state))
    let told = CueText.lines(try table.after { try $0.next() }.moments)
    #expect(told.contains { $0.hasPrefix("av: say voice_award_ten") }, "\(told)")
  }

  @Test("EVE78 whoever ends the game early still gets the words, as far as they are to come")
  func late() throws {
    var table = try GameTable.evening()
    try table.playStop([.note(1, at: 10)], speaks: false)
    try table.host(.endGame)
    let line = LineID(round: 1, spoken: .award(.ten))
    #expect(Script.wanted(in: table.state).map(\.id) == [line])
    try table.play(to: .act(.podium))
    #expect(Script.wanted(in: table.state).isEmpty)
  }
}
