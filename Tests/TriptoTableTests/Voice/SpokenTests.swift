import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoTable
import TriptoTestEvening
import TriptoWire

@Suite("AU16–AU22 EX37 a game with a voice")
struct SpokenTests {
  private func spoken(_ scene: Scene = .lobby, settings: JSONValue = [:]) throws -> TestEvening {
    let evening = try TestEvening.at(
      .lobby, ["Alva"], settings: settings, version: .v2, hasVoice: true)
    evening.table.voice = TestVoice()
    if scene != .lobby {
      try evening.start()
      evening.settle()
    }
    return evening
  }

  @Test("AU16 AU17 EV31 EV32 EV54 a clue is read: its clip, its time, and nothing of it to players")
  func clue() throws {
    let evening = try spoken(.clue)
    evening.host.send("HOST_NEXT_CLUE")
    let clue = try evening.tv.expect("CLUE_PRESENT")
    let play = try evening.tv.expect("AUDIO_PLAY").payload
    #expect(play.text("clipId") == "voice_clue_8_d0")
    #expect(play.text("text") == clue.payload.text("clueText"))
    #expect(play.flag("showText") == false && play.int("durationMs") == 2_000)
    let endMs = try #require(clue.payload.int("timerEnd"))
    #expect(endMs - clue.atMs == 2_000 + 26_000)
    #expect(clue.payload.int("textRevealAfterMs") == 400)
    for message in evening[0].socket.all {
      #expect(!["AUDIO_PLAY", "AUDIO_STOP", "TTS_PREFETCH"].contains(message.type))
    }
  }

  @Test("AU19 a line that is not ready is left out, and the clue comes at once")
  func unready() throws {
    let evening = try spoken()
    evening.table.voice = nil
    try evening.start()
    evening.host.send("HOST_NEXT_CLUE")
    let clue = try evening.tv.expect("CLUE_PRESENT")
    #expect(try #require(clue.payload.int("timerEnd")) - clue.atMs == 26_000)
    #expect(clue.payload.at("textRevealAfterMs") == nil)
    #expect(!evening.tv.types().contains("AUDIO_PLAY"))
  }

  @Test(
    "AU19 EX25 with the voice off nothing is ordered; switched on in the game it is",
    arguments: [false, true])
  func off(later: Bool) throws {
    let evening = try spoken(.clue, settings: ["voice": .bool(false)])
    #expect(evening.table.orders.isEmpty)
    guard later else { return }
    evening.host.send("HOST_SETTINGS_SET", ["settings": ["voice": .bool(true)]])
    #expect(!evening.table.orders.isEmpty)
  }

  @Test("S23 with a plan the first words are spoken ahead in the lobby, for the cache alone")
  func ahead() throws {
    let evening = try spoken()
    let ahead = evening.table.orders.filter { !$0.isKept }
    #expect(!ahead.isEmpty && ahead.contains { $0.line.caption == TestPack.alpha.clue(10) })
    #expect(evening.state.voice.clips(of: 0).isEmpty)
  }

  @Test("AU19 each line is ordered once, the nearest first, and a failed one three times at most")
  func tries() throws {
    let evening = try spoken()
    evening.table.voice = TestVoice(health: .failing(.busy, engine: "test")) { _ in nil }
    try evening.start()
    for _ in 1...4 { try evening.nextClue() }
    let kept = evening.table.orders.filter(\.isKept)
    let tries = Dictionary(grouping: kept, by: { "\($0.line.id)\($0.line.language)" })
    #expect(tries.values.allSatisfy { $0.count <= 3 })
    #expect(tries.values.contains { $0.count == 3 })
    #expect(kept.first?.priority == 0)
  }

  @Test("ST40 AU23 after a restart the clips are still there, and are not ordered again")
  func restarted() throws {
    let before = try spoken(.clue)
    let count = before.table.orders.count
    #expect(count > 5)
    let evening = try before.restarted()
    #expect(evening.table.orders.filter(\.isKept).isEmpty)
    evening.host.send("HOST_NEXT_CLUE")
    #expect(try evening.tv.expect("AUDIO_PLAY").payload.text("clipId") == "voice_clue_8_d0")
  }

  @Test("RE22 a clip is found by its names, but not by a TV before its time")
  func lookup() throws {
    let evening = try spoken(.clue)
    let round = "round_\(evening.table.game.id)_0"
    func clip(_ name: String, _ isHost: Bool) -> Clip? {
      evening.table.table.clip(name, round: round, isHost: isHost)
    }
    #expect(clip("voice_clue_10_d0", false) != nil)
    #expect(clip("voice_clue_6_d0", false) == nil && clip("voice_clue_6_d0", true) != nil)
    #expect(clip("none", true) == nil)
    #expect(evening.table.table.clip("voice_clue_10_d0", round: "round_x_0", isHost: true) == nil)
  }

  @Test("EX37 EX38 the host is told who speaks, and whether the TV may sound")
  func health() throws {
    let evening = try spoken()
    evening.table.input { $0.noted(.ready(engine: "test"), at: $1) }
    let ready = try evening.host.expect("SHOW_HEALTH").payload
    #expect(ready.text("voice") == "ready" && ready.text("engine") == "test")
    for audio in ["blocked", "running"] {
      evening.tv.send("TV_AUDIO", ["audio": .string(audio)])
      #expect(try evening.host.expect("SHOW_HEALTH").payload.text("tvAudio") == audio)
    }
    evening.tv.send("TV_AUDIO", ["audio": "running"])
    #expect(evening.host.settled().isEmpty, "no news")
    #expect(try evening.tv.refusal("TV_AUDIO", ["audio": "loud"]) == "VALIDATION_ERROR")
    evening.tv.close()
    #expect(try evening.host.expect("SHOW_HEALTH").payload.at("tvAudio") == nil)
  }

  @Test(
    "EX37 each problem of the voice is told once, when it comes",
    arguments: VoiceProblem.allCases)
  func problems(problem: VoiceProblem) throws {
    let evening = try spoken()
    for _ in 1...2 {
      evening.table.input { $0.noted(.failing(problem, engine: "test"), at: $1) }
    }
    let told = evening.host.settled().filter { $0.type == "SHOW_HEALTH" }
    #expect(told.map { $0.payload.text("problem") } == [problem.rawValue])
    #expect(evening.tv.settled().isEmpty && evening[0].socket.settled().isEmpty)
  }

  @Test(
    "EX1 EX37 without a voice the host is told so, and a v1 host nothing",
    arguments: TestEvening.Version.allCases)
  func silent(version: TestEvening.Version) throws {
    let evening = try TestEvening.open(["Alva"], version: version)
    let told = evening.host.all("SHOW_HEALTH").map { $0.payload.text("voice") }
    #expect(told == (version == .v1 ? [] : ["off"]))
  }
}
