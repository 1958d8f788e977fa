import Testing
import TriptoGame
import TriptoShow
import TriptoTestTable

@Suite("What is sent in the clues, in order")
struct ClueCueTests {
  @Test("ST8 AU2 the start")
  func start() throws {
    let table = try GameTable.lobby().after { try $0.host(.start(TestContent.itinerary())) }
    expectCues(
      table,
      """
      all: snapshot
      av: music_travel -6 dB, fade 2000
      """)
  }

  @Test("ST9 AU3 the intro is over")
  func introOver() throws {
    expectCues(
      try GameTable.started().after { try $0.wait(3_000) },
      """
      all: snapshot
      av: music_travel_loop 0 dB, fade 300
      all: cluePresent
      av: answerCount
      timed: timerSync
      """)
  }

  static let nextClue = """
    all: snapshot
    all: cluePresent
    av: answerCount
    timed: timerSync
    """

  @Test("ST10 ST15 where the loop does not play, it follows the clue")
  func withMusic() throws {
    let script = Self.nextClue + "\nav: music_travel_loop 0 dB, fade 300"
    expectCues(try GameTable.started().after { try $0.host(.nextClue) }, script)
    var braked = try GameTable.atClue()
    try braked.brake(1)
    expectCues(try braked.after { try $0.host(.nextClue) }, script)
    expectCues(try braked.after { try $0.wait(30_000) }, script)
  }

  @Test("ST12 by timer, by the host and after a lock the loop goes on")
  func nextClue() throws {
    let clue = try GameTable.atClue()
    expectCues(try clue.after { try $0.host(.nextClue) }, Self.nextClue)
    expectCues(try clue.after { try $0.wait(30_000) }, Self.nextClue)
    var locked = clue
    try locked.brake(1)
    try locked.lock(1)
    expectCues(try locked.after { try $0.wait(1_200) }, Self.nextClue)
  }

  @Test("ST13 EX10 EX11 BR11 a brake with a loser")
  func brake() throws {
    var table = try GameTable.atClue(players: 3)
    table = try table.after {
      try $0.press(2)
      try $0.wait(20)
      try $0.press(1)
    }
    expectCues(table, "eventful: brake pending 80")
    expectCues(
      try table.after { try $0.wait(80) },
      """
      all: snapshot
      all: brake accepted p2
      p1: brake rejected p1 too_late
      av: music stop 600
      brakeSound: sfx_brake 1.0
      extendedHost: brake order p2
      timed: timerSync
      """)
  }

  @Test("ST14 EV35 EX9 AU8 an answer")
  func answer() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    expectCues(
      try table.after { try $0.lock(1) },
      """
      all: answer locked p1
      all: answerCount
      all: snapshot
      av: sfx_lock 0.9
      av: music_travel_loop 0 dB, fade 300
      eventful: clueAdvance
      """)
  }

  @Test("EV27 a press outside the clues is answered to its player alone")
  func rejected() throws {
    expectCues(
      try GameTable.lobby().after { try $0.press(1) }, "p1: brake rejected p1 invalid_phase")
  }
}
