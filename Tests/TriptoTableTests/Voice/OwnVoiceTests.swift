import Testing
import TriptoGame
import TriptoKernel
import TriptoPlan
import TriptoShow
import TriptoTable
import TriptoTestEvening
import TriptoWire

@Suite("EVE81 EVE82 a TV that speaks itself")
struct OwnVoiceTests {
  private static let local = voices([("sv-SE", true), ("en_GB", false)])

  private static func voices(_ list: [(lang: String, local: Bool)]) -> JSONValue {
    let voices = list.map { one in
      JSONValue.object([
        "lang": .string(one.lang), "name": "Alva", "local": .bool(one.local),
      ])
    }
    return ["voices": .array(voices)]
  }

  private func lobby(
    _ speaker: String = "auto", isPlain: Bool = true, voices: JSONValue = local
  ) throws -> TestEvening {
    let settings: JSONValue = [
      "evening": .bool(true), "rules": "off", "speaker": .string(speaker),
    ]
    let evening = try TestEvening.at(
      .lobby, ["Alva"], settings: settings, version: .v2, hasVoice: true, isPlain: isPlain)
    evening.table.voice = TestVoice()
    evening.tv.send("TV_VOICES", voices)
    return evening
  }

  private func clue(_ evening: TestEvening) throws -> JSONValue {
    try evening.start()
    evening.settle()
    evening.host.send("HOST_NEXT_CLUE")
    return try evening.tv.expect("AUDIO_PLAY").payload
  }

  @Test(
    "EVE81 with auto the TV speaks where the server's voice is plain and it has a local one",
    arguments: [
      ("auto", true, true, true), ("auto", false, true, false), ("auto", true, false, false),
      ("tv", false, false, true), ("server", true, true, false),
    ])
  func chooses(speaker: String, isPlain: Bool, isLocal: Bool, isOwn: Bool) throws {
    let evening = try lobby(
      speaker, isPlain: isPlain, voices: Self.voices([("sv-SE", isLocal)]))
    let play = try clue(evening)
    #expect((play["url"] == "") == isOwn)
    #expect((play["speak"]?["lang"] == "sv") == isOwn)
    #expect(
      evening.table.orders.filter { $0.isKept && $0.line.id.spoken.isContent }.allSatisfy {
        ($0.tvMs != nil) == isOwn
      })
  }

  @Test("EVE81 another language than the game's is no voice for it")
  func language() throws {
    let play = try clue(lobby(voices: Self.voices([("en-GB", true), ("svx", true)])))
    #expect(play["speak"] == nil && play["url"] != "")
  }

  @Test("EVE81 the clock waits for the estimate, and what the TV really took corrects later ones")
  func estimates() throws {
    let evening = try lobby()
    try evening.start()
    evening.settle()
    func estimate(_ level: Int) -> Int {
      max(1_200, 400 * TestPack.alpha.clue(level).split(separator: " ").count + 500)
    }
    evening.tv.send("TV_SPOKE", ["clipId": "none", "durationMs": 600_000])
    evening.tv.send(
      "TV_SPOKE", ["clipId": "voice_clue_10_d0", "durationMs": .int(estimate(10) * 5 / 4)])
    let before = evening.table.orders.count
    evening.host.send("HOST_NEXT_CLUE")
    let play = try evening.tv.expect("AUDIO_PLAY").payload
    #expect(play["durationMs"] == .int(estimate(8)))
    let later = evening.table.orders.dropFirst(before)
    #expect(!later.isEmpty)
    for order in later {
      #expect(order.tvMs == Int((Double(order.line.spokenMs) * 1.25).rounded()))
    }
  }

  @Test("EVE81 v1 TVs get a clip as ever, without any new key")
  func old() throws {
    let evening = try lobby()
    try evening.start()
    let old = try evening.connect(.tv, .v1)
    evening.settle()
    evening.host.send("HOST_NEXT_CLUE")
    let play = try old.expect("AUDIO_PLAY").payload
    #expect(play["speak"] == nil && play["url"] != "")
  }

  @Test("EVE81 voices that go during the game: what it was to say is spoken by the server")
  func gone() throws {
    let evening = try lobby()
    try evening.start()
    evening.settle()
    evening.tv.send("TV_VOICES", ["voices": []])
    evening.settle()
    evening.host.send("HOST_NEXT_CLUE")
    let play = try evening.tv.expect("AUDIO_PLAY").payload
    #expect(play["speak"] == nil && play["url"] != "")
  }

  @Test("EVE81 another screen in the TV's place has no voice until it tells")
  func another() throws {
    let evening = try lobby()
    try evening.start()
    evening.settle()
    let other = evening.table.connect(.tv, evening.version.capabilities, screen: .device("other"))
    evening.settle()
    evening.host.send("HOST_NEXT_CLUE")
    let play = try other.expect("AUDIO_PLAY").payload
    #expect(play["speak"] == nil && play["url"] != "")
  }

  @Test("EVE81 where nothing speaks here, silent clips give way to a TV that does")
  func silent() throws {
    let evening = try lobby(voices: ["voices": []])
    evening.table.voice = TestVoice(isSilent: true)
    try evening.start()
    evening.settle()
    evening.table.voice = TestVoice()
    evening.tv.send("TV_VOICES", Self.local)
    evening.settle()
    evening.host.send("HOST_NEXT_CLUE")
    #expect(try evening.tv.expect("AUDIO_PLAY").payload["speak"] != nil)
  }

  @Test("EX55 a sample that comes when the game is on is not said")
  func lateSample() throws {
    let evening = try lobby("server")
    evening.table.voice = nil
    evening.host.send("HOST_VOICE_SAMPLE")
    try evening.start()
    evening.settle()
    let line = try #require(evening.table.orders.last?.line)
    evening.table.input {
      $0.sampled(line, Recording(assetID: "tts_1", durationMs: 900, isSilent: false), at: $1)
    }
    #expect(!evening.tv.settled().contains { $0.payload.text("clipId") == "sample" })
  }

  @Test("EVE81 after a restart the TV goes on speaking, and no clip of its is made anew")
  func restarted() throws {
    let before = try lobby()
    try before.start()
    before.settle()
    let evening = try before.restarted()
    #expect(evening.table.orders.allSatisfy { !$0.isKept || $0.tvMs != nil })
    evening.tv.send("TV_VOICES", Self.local)
    evening.settle()
    evening.host.send("HOST_NEXT_CLUE")
    #expect(try evening.tv.expect("AUDIO_PLAY").payload["speak"] != nil)
  }

  @Test("EVE81 a line that the server was asked for before the TV told comes too late")
  func late() throws {
    let evening = try lobby(voices: ["voices": []])
    evening.table.voice = nil
    try evening.start()
    let ordered = evening.table.orders.filter { $0.isKept && $0.tvMs == nil }
    let line = try #require(ordered.first { $0.line.id.spoken == .clue(level: 8) }?.line)
    evening.table.voice = TestVoice()
    evening.tv.send("TV_VOICES", Self.local)
    let recording = Recording(assetID: "tts_late", durationMs: 9_000, isSilent: false)
    evening.table.input { $0.spoke(line, recording, at: $1) }
    evening.settle()
    evening.host.send("HOST_NEXT_CLUE")
    #expect(try evening.tv.expect("AUDIO_PLAY").payload["speak"] != nil)
  }

  @Test("EX37 EVE81 the engine that speaks is the TV's")
  func health() throws {
    let evening = try lobby()
    let told = try evening.host.expect("SHOW_HEALTH").payload
    #expect(told["voice"] == "ready" && told["engine"] == "tv")
    evening.table.input { $0.noted(.ready(engine: "test"), at: $1) }
    evening.host.send("HOST_SETTINGS_SET", ["settings": ["speaker": "server"]])
    #expect(try evening.host.expect("SHOW_HEALTH").payload["engine"] == "test")
    evening.host.send("HOST_SETTINGS_SET", ["settings": ["speaker": "tv"]])
    #expect(try evening.host.expect("SHOW_HEALTH").payload["engine"] == "tv")
  }

  @Test(
    "EX53 EX54 bad voices are refused and change nothing; a plain session knows no such message")
  func refusals() throws {
    let evening = try lobby(voices: ["voices": []])
    let many = Self.voices(Array(repeating: ("sv", true), count: 41))
    let long = Self.voices([(String(repeating: "s", count: 61), true)])
    for wrong: JSONValue in [many, long, [:], ["voices": "sv"]] {
      #expect(try evening.tv.refusal("TV_VOICES", wrong) == "VALIDATION_ERROR")
    }
    for socket in [evening.host, evening[0].socket] {
      #expect(try socket.refusal("TV_VOICES", Self.local) == "UNAUTHORIZED")
      let spoke: JSONValue = ["clipId": "x", "durationMs": 1]
      #expect(try socket.refusal("TV_SPOKE", spoke) == "UNAUTHORIZED")
    }
    #expect(try clue(evening)["speak"] == nil)
    let plain = try TestEvening.at(.lobby, version: .v2, hasVoice: true, isPlain: true)
    #expect(try plain.tv.refusal("TV_VOICES", Self.local) == "VALIDATION_ERROR")
  }

  @Test("EVE82 EX55 the host hears a sample on the TV: in the lobby, and once in three seconds")
  func sample() throws {
    let evening = try lobby()
    evening.tv.settled()
    evening.host.send("HOST_VOICE_SAMPLE")
    let play = try evening.tv.expect("AUDIO_PLAY").payload
    #expect(play["text"] == "Nästa station: någonstans. Håll i hatten.")
    #expect(play["speak"]?["lang"] == "sv" && play.flag("showText") == true)
    #expect(try evening.host.refusal("HOST_VOICE_SAMPLE") == "RATE_LIMITED")
    evening.wait(3_000)
    evening.host.send("HOST_VOICE_SAMPLE")
    _ = try evening.tv.expect("AUDIO_PLAY")
    #expect(try evening[0].socket.refusal("HOST_VOICE_SAMPLE") == "UNAUTHORIZED")
    try evening.start()
    #expect(try evening.host.refusal("HOST_VOICE_SAMPLE") == "INVALID_PHASE")
  }

  @Test("EX55 the server's own voice is heard as a clip; without any voice the host is told")
  func serverSample() throws {
    let evening = try lobby("server")
    evening.host.send("HOST_VOICE_SAMPLE")
    let play = try evening.tv.expect("AUDIO_PLAY").payload
    #expect(play["speak"] == nil && play.text("url")?.hasPrefix("/cache/tts_") == true)
    let mute = try TestEvening.at(.lobby, settings: ["evening": .bool(true)], version: .v2)
    #expect(try mute.host.refusal("HOST_VOICE_SAMPLE") == "INVALID_OPERATION")
  }
}
