import Testing
import TriptoGame
import TriptoPlan
import TriptoShow
import TriptoTestTable
import TriptoViews
import TriptoWire

@Suite("The voice on the wire")
struct SpeechMessageTests {
  private func atClue(isSilent: Bool = false) throws -> GameTable {
    var table = try GameTable.started()
    try table.speak(isSilent: isSilent)
    try table.play(to: .clue)
    return table
  }

  private static let extendedTV = Recipient(viewer: .tv, isExtended: true)

  private func plays(_ table: GameTable, for recipient: Recipient) throws -> [AudioPlay] {
    table.messages(for: recipient).compactMap { $0.payload as? AudioPlay }
  }

  @Test("EV54 AU13 AU18 AU21 ID10 S18 a v1 TV plays on receipt, at 1.4")
  func v1() throws {
    let table = try atClue()
    let play = try #require(try plays(table, for: .tv).last)
    #expect(play.clipId == "voice_clue_10_d0" && play.phraseId == "voice_clue_10")
    #expect(play.startAtServerMs == table.nowMs && play.volume == 1.4)
    #expect(play.text == TestContent.clue(1, 0) && !play.showText)
    #expect(play.durationMs == 8_000 && play.url == "/cache/tts_voice_clue_10.m4a")
  }

  @Test("S14 S26 a TV that schedules is told ahead, at 1.0")
  func scheduled() throws {
    let table = try atClue()
    let play = try #require(try plays(table, for: Self.extendedTV).last)
    #expect(play.startAtServerMs == table.nowMs + Mix.fetchLeadMs && play.volume == 1)
    let music = try #require(
      table.messages(for: Self.extendedTV).compactMap { $0.payload as? MusicSet }.last)
    #expect(music.startAtServerMs == table.nowMs + Mix.leadMs)
  }

  @Test("AU19 a clip without sound carries its caption and lets the music be")
  func silent() throws {
    let table = try atClue(isSilent: true)
    #expect(try plays(table, for: Self.extendedTV).allSatisfy { $0.volume == 0 })
    #expect(try plays(table, for: .tv).last?.volume == 1.4)
    #expect(snapshot(table, Self.extendedTV)?.activeVoiceClip == nil)
  }

  @Test("EV32 PA23 the text waits for the voice for 400 ms, without a voice not at all")
  func textReveal() throws {
    let spoken = try atClue().messages(for: .player(1))
      .compactMap { $0.payload as? CluePresent }.last
    #expect(spoken?.textRevealAfterMs == 400)
    var remarked = try GameTable.spoken()
    try remarked.playSpoken { $0.step == .clue && $0.level == 8 }
    #expect(remarked.state.speech?.spoken == .beforeClue)
    let later = remarked.messages(for: .player(1)).compactMap { $0.payload as? CluePresent }.last
    #expect(later?.textRevealAfterMs == 400, "also where a remark goes before")
    var mute = try GameTable.started()
    try mute.play(to: .clue)
    let shown = mute.messages(for: .player(1)).compactMap { $0.payload as? CluePresent }.last
    #expect(shown?.textRevealAfterMs == nil)
  }

  @Test("PR31 PR32 ID9 audioState holds the clip while it is heard, and never for a player")
  func activeClip() throws {
    var table = try GameTable.spoken()
    let intro = snapshot(table, .tv)?.activeVoiceClip
    #expect(intro?.clipId == "banter_round_intro_001_round_game_0")
    #expect(intro?.startAtServerMs == table.nowMs)
    #expect(snapshot(table, .player(1)) == nil)
    try table.wait(2_000)
    #expect(snapshot(table, .tv)?.activeVoiceClip == nil)
  }

  private func snapshot(_ table: GameTable, _ recipient: Recipient) -> AudioStateView? {
    Messages(table.state, atMs: table.nowMs).snapshot(for: recipient).state.audioState
  }

  @Test("AU22 EV56 the first clue brings at most eight clips an event, and no later clue")
  func prefetch() throws {
    let fetches = try atClue().messages(for: .tv).compactMap { $0.payload as? TtsPrefetch }
    #expect(!fetches.isEmpty && fetches.allSatisfy { (1...8).contains($0.clips.count) })
    let ids = fetches.flatMap(\.clips).map(\.clipId)
    #expect(ids.filter { $0.hasPrefix("voice_") } == ["voice_clue_10_d0"])
  }

  @Test("PR16 S16 the clue's timer stands full while the clue is read")
  func timer() throws {
    let table = try atClue()
    let state = Messages(table.state, atMs: table.nowMs).snapshot(for: .tv).state
    #expect(state.timer?.startAtServerMs == table.nowMs + 8_000)
    #expect(state.timer?.durationMs == 30_000)
    #expect(state.clueTimerEnd == table.nowMs + 38_000)
  }
}
