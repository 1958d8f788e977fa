import Foundation
import NIOCore
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

/// Games on a server that speaks with espeak-ng, in default pacing.
@Suite("A game with a voice", .enabled(if: Speech.isHere, "\(Speech.isMissing)"), .serialized)
struct SpokenGameTests {
  private static let settings = ["TRIPTO_VOICE": "on", "TRIPTO_PACING": "default"]
  /// A dozen clips take seconds, and many more on a machine that is busy.
  private static let patience = TimeAmount.seconds(300)

  /// Waits until the TV has been told of this clip.
  private func ready(_ clipID: String, _ tv: GameSocket) async throws -> JSONValue {
    func names(_ message: Message) -> Bool {
      let ids = message.payload.texts("clips", "clipId")
      return message.type == "TTS_PREFETCH" && ids.contains { $0.hasPrefix(clipID) }
    }
    var fetch = tv.inbox.all.first(where: names)
    if fetch == nil {
      fetch = try await tv.expect("TTS_PREFETCH", within: Self.patience, where: names)
    }
    let clips = try #require(fetch).payload.list("clips")
    return try #require(clips.first { $0.text("clipId")?.hasPrefix(clipID) == true })
  }

  /// The first clue, paused until the next one has been spoken too, however long that takes.
  private func startAndSpeak(_ table: Table) async throws {
    try await table.start()
    table.host.send("HOST_PAUSE")
    // NB: the last of the remarks; the clues before them are there then too.
    _ = try await ready("banter_before_clue_004", table.tv)
  }

  /// The path of a clip's address on the server under test.
  private func path(_ url: String?) throws -> String {
    let url = try #require(url)
    return String(url[try #require(url.range(of: "/cache/")).lowerBound...])
  }

  @Test("AU16 AU17 EV31 EV32 EV54 a clue is read, and its clip can be fetched without a header")
  func clue() async throws {
    try await withServer(Self.settings) { server in
      let table = try await Table.open(["Alva"], version: .v2, on: server)
      try await startAndSpeak(table)
      table.host.send("HOST_NEXT_CLUE")
      let clue = try await table.tv.expect("CLUE_PRESENT") {
        $0.payload.int("clueLevelPoints") == 8
      }
      let play = try await table.tv.expect("AUDIO_PLAY").payload
      #expect(play.text("clipId") == "voice_clue_8_d0")
      #expect(play.text("text") == clue.payload.text("clueText"))
      #expect(play.flag("showText") == false)
      let clipMs = try #require(play.int("durationMs"))
      let endMs = try #require(clue.payload.int("timerEnd"))
      let sentMs = try #require(clue.json.int("serverTimeMs"))
      #expect(abs(endMs - sentMs - clipMs - 26_000) <= 1_000)
      #expect(clue.payload.int("textRevealAfterMs") == 400)
      let sound = try await server.get(path(play.text("url")))
      #expect(sound.status == 200 && sound.header("content-type") == "audio/mp4")
      #expect(sound.body.readableBytes > 5_000)
      for message in table[0].socket.inbox.all {
        #expect(!["AUDIO_PLAY", "AUDIO_STOP", "TTS_PREFETCH"].contains(message.type))
      }
    }
  }

  @Test("RE22 S18 a clip is found by its names, but not by a TV before its time")
  func lookup() async throws {
    try await withServer(Self.settings) { server in
      let table = try await Table.open(["Alva"], version: .v2, on: server)
      try await startAndSpeak(table)
      let round = "\(table.session.path)/rounds/round_\(table.session.id)_0/assets"
      let tv = table.session.tvToken
      let host = table.session.hostToken
      let found = try await server.get("\(round)/voice_clue_10_d0", bearer: tv)
      #expect(found.status == 302)
      #expect(try await server.get(path(found.header("location"))).status == 200)
      table.host.send("HOST_NEXT_CLUE")
      try await table.tv.expect("AUDIO_PLAY")
      #expect(try await server.get("\(round)/voice_clue_6_d0", bearer: tv).status == 404)
      #expect(try await server.get("\(round)/none", bearer: host).status == 404)
      #expect(try await server.get("\(round)/voice_clue_10_d0").status == 401)
      #expect(
        try await server.get("\(round)/voice_clue_10_d0", bearer: table[0].token).status == 401)
    }
  }

  @Test("S23 with a plan the first clue is spoken in the lobby, and read when it comes")
  func planned() async throws {
    let data = try ServerUnderTest.prepared()
    try await withServer(Self.settings, on: data) { server in
      let table = try await Table.open(["Alva"], version: .v2, on: server)
      let clips = { data.files.filter { $0.hasSuffix(".m4a") }.count }
      let deadline = NIODeadline.now() + Self.patience
      // NB: a file has no event that could be awaited.
      while clips() < 4, NIODeadline.now() < deadline {
        try await Task.sleep(for: .milliseconds(50))
      }
      table.host.send("HOST_START_GAME")
      let play = try await table.tv.expect("AUDIO_PLAY") {
        $0.payload.text("clipId") == "voice_clue_10_d0"
      }
      let clue = try await table.tv.expect("CLUE_PRESENT")
      #expect(clue.payload.int("textRevealAfterMs") == 400)
      #expect(play.payload.text("text") == clue.payload.text("clueText"))
    }
  }

  @Test("ST40 AU23 after a restart the clips are still there, and nothing is made again")
  func restart() async throws {
    let data = try ServerUnderTest.prepared()
    var table: Table?
    var before = 0
    try await withServer(Self.settings, on: data) { server in
      let first = try await Table.open(["Alva"], version: .v2, on: server)
      try await startAndSpeak(first)
      table = first
    }
    before = data.files.filter { $0.hasSuffix(".m4a") }.count
    try #require(before >= 4)
    try await withServer(Self.settings, on: data) { server in
      let second = try await #require(table).reopened(on: server)
      second.host.send("HOST_NEXT_CLUE")
      let play = try await second.tv.expect("AUDIO_PLAY").payload
      #expect(play.text("clipId") == "voice_clue_8_d0")
      #expect(try await server.get(path(play.text("url"))).status == 200)
    }
  }

  @Test("EX25 AU19 with the voice off nothing is spoken and nothing made")
  func off() async throws {
    let data = try ServerUnderTest.prepared()
    try await withServer(Self.settings, on: data) { server in
      let table = try await Table.open(
        ["Alva"], settings: ["voice": .bool(false)], version: .v2, on: server)
      try await table.start()
      table.host.send("HOST_NEXT_CLUE")
      try await table.tv.expect("CLUE_PRESENT")
      let heard = try await table.tv.settled().map(\.type)
      #expect(!heard.contains("AUDIO_PLAY") && !heard.contains("TTS_PREFETCH"))
    }
    #expect(data.files.filter { $0.hasSuffix(".m4a") }.isEmpty)
  }

  @Test("EX37 EX38 the host is told who speaks, and whether the TV may sound")
  func health() async throws {
    try await withServer(Self.settings) { server in
      let table = try await Table.open(["Alva"], version: .v2, on: server)
      var told = table.host.inbox.all.last { $0.type == "SHOW_HEALTH" }
      if told == nil { told = try await table.host.expect("SHOW_HEALTH") }
      let welcome = try #require(told?.payload)
      #expect(welcome.text("voice") == "ready" && welcome.text("engine") == "espeak-ng")
      #expect(welcome.text("tvAudio") == nil)
      for audio in ["blocked", "running"] {
        table.tv.send("TV_AUDIO", ["audio": .string(audio)])
        let health = try await table.host.expect("SHOW_HEALTH").payload
        #expect(health.text("tvAudio") == audio)
      }
      #expect(try await table.host.refusal("TV_AUDIO", ["audio": "running"]) == "UNAUTHORIZED")
      #expect(try await table.tv.refusal("TV_AUDIO", ["audio": "loud"]) == "VALIDATION_ERROR")
      try await table.tv.close()
      let gone = try await table.host.expect("SHOW_HEALTH").payload
      #expect(gone.text("tvAudio") == nil)
    }
  }
}
