import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoTestTable

/// Clips here: a clue 8 s, a question 4 s, everything else 2 s.
@Suite("What the show waits for when it has a voice")
struct SpeechTests {
  @Test("PA2 the intro lasts its clip and 2.5 s")
  func intro() throws {
    let table = try GameTable.spoken()
    #expect(table.state.clock?.durationMs == 4_500)
  }

  @Test("EV31 S16 PA3 the discussion begins behind the clue's clip, and is announced as it is")
  func clue() throws {
    var table = try GameTable.spoken()
    try table.play(to: .clue)
    let clock = try #require(table.state.clock)
    #expect(clock.startMs == table.nowMs + 8_000)
    #expect(clock.durationMs == 30_000)
    #expect(clock.endMs == table.nowMs + 38_000)
  }

  @Test("PA4 ST12 S16 a remark before 8 comes first, and the discussion later")
  func remark() throws {
    var table = try GameTable.spoken()
    try table.playSpoken { $0.step == .clue && $0.level == 8 }
    #expect(table.state.speech?.spoken == .beforeClue)
    #expect(table.state.clock?.endMs == table.nowMs + 2_000 + 8_000 + 26_000)
    try table.wait(2_000)
    #expect(table.state.speech?.spoken == .clue(level: 8))
  }

  @Test("ST12 the host in a hurry hears no remark")
  func hurry() throws {
    var table = try GameTable.spoken()
    try table.play(to: .clue)
    try table.host(.nextClue)
    #expect(table.state.speech?.spoken == .clue(level: 8))
  }

  @Test("AU14 after a lock the remark is about the lock")
  func afterLock() throws {
    var table = try GameTable.spoken()
    try table.play(to: .clue)
    try table.brake(1)
    try table.wait(700)
    #expect(table.state.speech?.spoken == .afterBrake)
    try table.lock(1)
    try table.wait(1_200)
    #expect(table.state.speech?.spoken == .afterLock)
  }

  @Test("AU17 an answer quicker than the clip on the brake silences it: no voice clip is current")
  func quickAnswer() throws {
    var table = try GameTable.spoken()
    try table.play(to: .clue)
    try table.brake(1)
    try table.lock(1)
    try table.wait(1_000)
    #expect(table.state.speech == nil)
  }

  @Test("PA9 PA12 ST26 ST30 the reveal with its lines is within its limits")
  func reveal() throws {
    var table = try GameTable.spoken()
    try table.playSpoken { $0.step == .clue }
    try table.brake(1)
    try table.lock(1)
    try table.playSpoken { $0.step == .revealSilence }
    let startMs = table.nowMs
    try table.play(to: .revealed)
    #expect(table.nowMs - startMs == 800 + 2_000 + 2_000)
    try table.play(to: .bridge)
    let resultsMs = table.nowMs
    try table.play(to: .question)
    #expect(table.nowMs - resultsMs == 2_000 + 300 + 2_000 + 2_500)
    #expect(table.state.clock?.durationMs == 25_000)
  }

  @Test("ST30 a banter that is too long for the reveal is left out")
  func tooLong() throws {
    var table = try GameTable.started()
    let line = LineID(round: 0, spoken: .beforeReveal)
    let clip = Clip(line: line, language: .sv, assetID: "tts_1", durationMs: 5_001)
    try table.run(.voiced([clip]), by: .system)
    try table.host(.forceReveal)
    let startMs = table.nowMs
    try table.play(to: .revealed)
    #expect(table.nowMs - startMs == 2_800)
  }

  @Test("PA25 instant pacing waits for nothing that is said")
  func instant() throws {
    var table = try GameTable.lobby(pacing: PacingTable.instant)
    try table.host(.start(TestContent.itinerary()))
    try table.speak()
    try table.host(.nextClue)
    #expect(table.state.speech?.spoken == .clue(level: 8))
    #expect(table.state.clock?.endMs == table.nowMs + 26_000)
    try table.host(.forceReveal)
    let startMs = table.nowMs
    try table.play(to: .question)
    #expect(table.nowMs - startMs < 300)
  }

  @Test("S24 a clip 1.5 s late is still played, a later one is not", arguments: [1_500, 1_501])
  func late(delayMs: Milliseconds) throws {
    var table = try GameTable.started()
    try table.play(to: .clue)
    try table.wait(delayMs)
    try table.speak()
    #expect((table.state.speech != nil) == (delayMs == 1_500))
    #expect(table.state.clock?.durationMs == 30_000)
  }

  @Test("EX20 EX25 with the voice switched off nothing is said, and the clip on the air stops")
  func off() throws {
    var table = try GameTable.spoken()
    try table.play(to: .clue)
    var settings = table.state.settings
    settings.voice = false
    try table.host(.setSettings(settings))
    #expect(table.state.speech == nil)
    try table.host(.nextClue)
    #expect(table.state.speech == nil)
    #expect(table.state.clock?.endMs == table.nowMs + 26_000)
  }

  @Test("ST32 ST34 a pause silences the clue, and it is not read again")
  func pause() throws {
    var table = try GameTable.spoken()
    try table.play(to: .clue)
    try table.wait(1_000)
    try table.host(.pause)
    #expect(table.state.speech == nil)
    try table.wait(10_000)
    try table.host(.resume)
    try table.wait(5_000)
    #expect(table.state.speech == nil)
  }

  @Test("ST32 ST34 a pause before the clue is read keeps the reading for later")
  func pausedRemark() throws {
    var table = try GameTable.spoken()
    try table.playSpoken { $0.step == .clue && $0.level == 8 }
    try table.wait(500)
    try table.host(.pause)
    try table.wait(60_000)
    try table.host(.resume)
    #expect(table.state.speech == nil)
    try table.wait(1_500)
    #expect(table.state.speech?.spoken == .clue(level: 8))
  }

  @Test("EX21 ST32 a paused game reads nothing")
  func pausedReplay() throws {
    var table = try GameTable.spoken()
    try table.play(to: .clue)
    try table.host(.pause)
    #expect(table.trial(.replayClue, by: .host).refusal != nil)
  }

  @Test("S26 a TV that was told ahead is cut off too", arguments: [600, 601])
  func tail(lateMs: Milliseconds) throws {
    var table = try GameTable.spoken()
    try table.play(to: .clue)
    try table.wait(8_000 + lateMs - 1)
    try table.host(.pause)
    let stopped = table.moments.last?.state.speechNews.stopped
    #expect((stopped != nil) == (lateMs == 600))
  }

  @Test("EX20 after the language was changed and back the clips of before are there")
  func languages() throws {
    var table = try GameTable.spoken()
    for language in [Language.en, .sv] {
      var settings = table.state.settings
      settings.language = language
      try table.host(.setSettings(settings))
      if language == .en { try table.speak() }
    }
    #expect(Script.wanted(in: table.state) == [])
    try table.playSpoken { $0.level == 8 }
    #expect(table.state.speech?.clip.language == .sv)
  }

  @Test("AU15 nobody answered: nobody was wrong")
  func nobody() throws {
    var table = try GameTable.spoken()
    try table.playSpoken { $0.step == .bridge }
    #expect(table.state.speech?.spoken == .revealNobody)
  }

  @Test("AU19 AU20 a bridge without sound is shown, not played")
  func silentBridge() throws {
    var table = try GameTable.started()
    try table.speak(isSilent: true)
    try table.playSpoken { $0.step == .results }
    table.clearMoments()
    try table.play(to: .question)
    let lines = table.moments.flatMap(Director.cues(for:)).filter {
      if case .line = $0.cue { true } else { false }
    }
    #expect(lines.count == 1)
  }

  @Test("ST40 a game from before the voice goes on as it began")
  func oldGame() throws {
    var pacing = PacingTable.standard
    pacing.speech = nil
    var table = try GameTable.lobby(pacing: pacing)
    try table.host(.start(TestContent.itinerary()))
    try table.speak()
    try table.play(to: .bridge)
    #expect(table.state.speech == nil)
    #expect(table.state.clock?.durationMs == pacing.bridgeMs)
  }

  @Test("SC3 while the clue is read the whole time is left")
  func bonus() throws {
    var settings = GameSettings()
    settings.speedBonus = true
    var table = try GameTable.spoken(settings: settings)
    try table.play(to: .clue)
    try table.wait(7_500)
    try table.brake(1)
    try table.lock(1)
    #expect(table.state.round?.answers.first?.speedBonus == 2)
  }

  @Test("ST40 clips are in the journal: a game cut off while it speaks is equal afterwards")
  func journal() throws {
    var table = try GameTable.spoken(destinations: 2)
    try table.playSpoken { $0.phase == .scoreboard }
    #expect(try GameTable.replay(table.journal, on: table.genesis) == table.state)
  }

  @Test("only the server brings clips")
  func stranger() throws {
    let table = try GameTable.started()
    #expect(table.trial(.voiced([]), by: .player(1)).refusal == .unauthorized)
    #expect(table.trial(.voiced([]), by: .host).refusal != nil)
  }
}
