import Testing
import TriptoGame
import TriptoShow
import TriptoTestTable

@Suite("What is sent for the host's commands, in order")
struct HostCueTests {
  @Test("ST32 the host pauses; ST34 and resumes")
  func pause() throws {
    var table = try GameTable.atClue()
    table = try table.after { try $0.host(.pause) }
    expectCues(table, "all: snapshot\nav: music stop 600")
    expectCues(
      try table.after { try $0.host(.resume) },
      """
      all: snapshot
      av: music_travel_loop 0 dB, fade 300
      extended: cluePresent
      timed: timerSync
      """)
  }

  @Test("ST33 ST32 an answer in a pause brings no music back")
  func answerInPause() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    try table.host(.pause)
    expectCues(
      try table.after { try $0.lock(1) },
      """
      all: answer locked p1
      all: answerCount
      all: snapshot
      av: sfx_lock 0.9
      eventful: clueAdvance
      """)
  }

  @Test("ST33 HOST_NEXT_CLUE in a pause resumes first, music included")
  func nextInPause() throws {
    var table = try GameTable.atClue()
    try table.host(.pause)
    expectCues(
      try table.after { try $0.host(.nextClue) },
      """
      all: snapshot
      av: music_travel_loop 0 dB, fade 300
      extended: cluePresent
      timed: timerSync
      """ + "\n" + ClueCueTests.nextClue)
  }

  @Test("ST34 a resumed brake stays silent")
  func resumedBrake() throws {
    var table = try GameTable.atClue()
    try table.brake(1)
    try table.host(.pause)
    expectCues(
      try table.after { try $0.host(.resume) }, "all: snapshot\ntimed: timerSync")
  }

  @Test("AU12 the host's gain is told once and added to every later track")
  func gain() throws {
    var table = try GameTable.started()
    table = try table.after { try $0.host(.setMusicGain(-10)) }
    expectCues(table, "av: music gain")
    #expect(
      CueText.lines(try table.after { try $0.wait(3_000) }.moments)
        .contains("av: music_travel_loop -10 dB, fade 300"))
  }

  @Test("EX21 EX22 a clue again, and more time")
  func tools() throws {
    let table = try GameTable.atClue(8)
    expectCues(try table.after { try $0.host(.replayClue) }, "av: line voice_clue_8")
    expectCues(
      try table.after { try $0.host(.extendTimer(addMs: 5_000)) },
      "all: snapshot\ntimed: timerSync")
  }
}
