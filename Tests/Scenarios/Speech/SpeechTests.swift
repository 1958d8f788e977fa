import Foundation
import NIOCore
import NIOPosix
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

@Suite("RE38–RE40 speech for other programs", .enabled(if: Speech.isHere, "\(Speech.isMissing)"))
struct SpeechTests {
  private static let on = ["TRIPTO_VOICE": "on"]

  private func withSpeech(
    _ settings: [String: String] = [:], on data: TemporaryFolder? = nil,
    _ body: (ServerUnderTest, ServerUnderTest) async throws -> Void
  ) async throws {
    try await withServer(Self.on.merging(settings) { $1 }, on: data) { server in
      try await body(server, try #require(server.speech))
    }
  }

  @Test("RE38 GET /health of the second listener is {ok:true}, also without a voice")
  func health() async throws {
    for voice in ["on", "off"] {
      try await withServer(["TRIPTO_VOICE": voice]) { server in
        let speech = try #require(server.speech)
        let answer = try await speech.get("/health")
        #expect(answer.status == 200 && answer.text == #"{"ok":true}"#)
        try await speech.get("/none").expectError(404, "Not found")
        let said = try await speech.say("Hej")
        if voice == "off" { try said.expectError(500, "Speech failed") }
      }
    }
  }

  @Test("RE39 ID8 AU23 SE17 a text becomes a clip, whose name and address are good after a restart")
  func single() async throws {
    let data = try ServerUnderTest.prepared()
    var url = ""
    // printf 'Tåget går klockan 8.\0' | sha256sum
    let id = "tts_068c7ffcbdb2f9b4"
    try await withSpeech(["PUBLIC_BASE_URL": "http://tv.test:81"], on: data) { server, speech in
      let answer = try await speech.say("Tåget går klockan 8.")
      try #require(answer.status == 200, "\(answer.text)")
      let body = try answer.json
      #expect(body.keys == ["assetId", "url", "durationMs"])
      #expect(body.text("assetId") == id)
      #expect((500...5_000).contains(body.int("durationMs") ?? 0))
      let full = try #require(body.text("url"))
      try #require(full.hasPrefix("http://tv.test:81/cache/tts_"))
      url = String(full.dropFirst("http://tv.test:81".count))
      let sound = try await server.get(url)
      #expect(sound.status == 200 && sound.header("content-type") == "audio/mp4")
      let again = try await speech.post("/tts", ["text": "Tåget går klockan 8.", "voiceId": ""])
      #expect(again.text == answer.text)
    }
    #expect(data.files.filter { $0.hasSuffix(".m4a") }.count == 1)
    try await withSpeech(on: data) { server, speech in
      try #require(url.hasPrefix("/cache/\(id).m4a?s="))
      let named = try await speech.get(url.replacing(".m4a", with: ".mp3"))
      let addressed = try await server.get(url)
      #expect(named.status == 200 && named.body == addressed.body)
      #expect(named.body.readableBytes > 5_000)
      for listener in [server, speech] {
        try await listener.get("/cache/\(id).mp3").expectError(404, "Not found")
      }
    }
  }

  @Test(
    "RE39 no text, too much of it and nothing that can be said are 400",
    arguments: [
      "{}", #"{"text":""}"#, #"{"text":" \n"}"#, #"{"text":7}"#, "[]", "{",
      #"{"text":"★ ☆"}"#, #"{"text":"\#(String(repeating: "a", count: 5_001))"}"#,
    ])
  func badText(body: String) async throws {
    try await withSpeech { _, speech in
      try await speech.request("POST", "/tts", .raw(body)).expectError(400, "Validation error")
    }
  }

  @Test("RE39 RE3 durationMs of a text counts breaks, not markup; a body over 100 kB gives 413")
  func markup() async throws {
    try await withSpeech { _, speech in
      let plain = try await speech.say("Hej du där")
      let paused = try await speech.say(
        #"<speak>Hej <break time="900ms"/><b>du</b> där</speak>"#)
      #expect(plain.status == 200 && paused.status == 200)
      let length = try plain.json.int("durationMs") ?? 0
      let longer = try paused.json.int("durationMs") ?? 0
      #expect(length + 400 < longer && longer < length + 2_500)
      let huge = String(repeating: "a", count: 110_000)
      let answer = try await speech.post("/tts", ["text": .string(huge)])
      #expect(answer.status == 413)
    }
  }

  @Test("RE40 ID9 a batch comes in order, without the lines that failed")
  func batch() async throws {
    try await withSpeech { server, speech in
      let answer = try await speech.post(
        "/tts/batch",
        [
          "roundId": "round_1",
          "voiceLines": [
            ["phraseId": "a", "text": "Första raden"], ["phraseId": "b", "text": "★"],
            ["phraseId": "c", "text": .string(String(repeating: "a", count: 5_001))],
            ["phraseId": "d", "text": "Welcome to the show"],
          ],
        ])
      try #require(answer.status == 200, "\(answer.text)")
      let body = try answer.json
      #expect(body.text("roundId") == "round_1")
      let clips = body.list("clips")
      #expect(clips.map { $0.text("clipId") } == ["a_round_1", "d_round_1"])
      #expect(clips.map { $0.text("phraseId") } == ["a", "d"])
      for clip in clips {
        #expect(clip.keys == ["clipId", "phraseId", "url", "durationMs", "generatedAtMs"])
        let url = try #require(clip.text("url"))
        let path = try #require(url.range(of: "/cache/")?.lowerBound)
        #expect(try await server.get(String(url[path...])).status == 200)
      }
      try await speech.post("/tts/batch", ["voiceLines": []]).expectError(400, "Validation error")
      let none = try await speech.post("/tts/batch", ["roundId": "r", "voiceLines": []])
      #expect(try none.json.list("clips").isEmpty)
    }
  }

  @Test("RE39 SE11 speech is for this machine's programs and the house key; strictly for the key")
  func callers() async throws {
    let body = Body.json(["text": "Hej"])
    try await withSpeech { server, speech in
      let session = try await NewSession.create(on: server)
      _ = try await speech.say("Hej")
      let page = ["origin": server.base]
      for token in [nil, session.hostToken] {
        let headers = page.merging(token.map { ["authorization": "Bearer \($0)"] } ?? [:]) { $1 }
        try await speech.request("POST", "/tts", body, headers: headers)
          .expectError(403, "Forbidden")
      }
      let keyed = page.merging(try server.houseKey) { $1 }
      #expect(try await speech.request("POST", "/tts", body, headers: keyed).status == 200)
    }
    try await withSpeech(["TRIPTO_STRICT": "1"]) { server, speech in
      let session = try await NewSession.create(on: server)
      for token in [nil, session.tvToken, session.hostToken, "rubbish"] {
        try await speech.post("/tts", ["text": "Hej"], bearer: token)
          .expectError(401, "House key needed")
        try await speech.post("/tts/batch", ["roundId": "r", "voiceLines": []], bearer: token)
          .expectError(401, "House key needed")
      }
      let answer = try await speech.request("POST", "/tts", body, headers: server.houseKey)
      #expect(answer.status == 200 || answer.text.contains("too long"))
    }
  }

  @Test("RE38 a content port that is taken costs the listener and not the game")
  func taken() async throws {
    let holder = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { $0.close() }
      .bind(host: "127.0.0.1", port: 0).get()
    let port = try #require(holder.localAddress?.port)
    try await withServer(["TRIPTO_CONTENT_PORT": "\(port)"]) { server in
      #expect(server.contentPort == nil)
      #expect(try await server.get("/health").status == 200)
      _ = try await NewSession.create(on: server)
    }
    try await holder.close()
  }

  @Test("RE39 AU19 a cache folder that cannot be written: 500 with the reason, nothing is left")
  func unwritable() async throws {
    let data = try ServerUnderTest.prepared()
    try data.write("a file where the folder should be", to: "clips")
    try await withSpeech(on: data) { server, speech in
      let answer = try await speech.say("Hej")
      try answer.expectError(500, "Speech failed")
      #expect(try answer.json.text("message")?.contains("disk") == true)
      #expect(try await server.get("/health").status == 200)
    }
    #expect(data.files.filter { $0.hasPrefix("clips") } == ["clips"])
  }
}
