import Foundation
import Testing
import TriptoKernel
import TriptoServices
import TriptoTestServices

@testable import TriptoVoice

@Suite("SHOW 10.1: speech over HTTP") struct SpeechServiceTests {
  static let key = "sk-very-secret-5551"
  private let text = SpokenText(parts: [.words("Oslo"), .pause(300), .words("Bergen")])

  @Test("ElevenLabs is asked in its own way, and its PCM is taken")
  func elevenLabs() async throws {
    let pcm = Tones.pcm(seconds: 0.5)
    try await LoopbackService.with(.audio(pcm, type: "audio/pcm")) { server in
      let audio = try await elevenLabs(server).speak(text, in: .sv)
      #expect(audio == SpeechAudio(bytes: pcm, format: .pcm(sampleRate: 24_000)))
      let heard = try #require(server.heard.first)
      #expect(heard.uri == "/v1/text-to-speech/astrid?output_format=pcm_24000")
      #expect(heard.headers["xi-api-key"] == Self.key)
      #expect(heard.body.contains("eleven_multilingual_v2"))
      #expect(heard.body.contains("\"stability\":0.75"))
      #expect(heard.body.contains("Oslo <break time"))
    }
  }

  @Test(
    "ElevenLabs gives MP3 where PCM is not to be had",
    .enabled(if: Machine.hasFFmpeg, Machine.noFFmpeg))
  func elevenLabsMP3() async throws {
    let mp3 = try await MP3.tone(seconds: 1)
    try await LoopbackService.with(.audio(mp3, type: "audio/mpeg")) { server in
      let audio = try await elevenLabs(server, isPCM: false).speak(text, in: .en)
      #expect(audio == SpeechAudio(bytes: mp3, format: .mp3))
      #expect(server.heard.first?.uri.hasSuffix("mp3_44100_128") == true)
    }
  }

  @Test("OpenAI's way: a bearer only with a key, the text without pauses")
  func openAI() async throws {
    let wav = Tones.wav(seconds: 0.5)
    try await LoopbackService.with(.audio(wav)) { server in
      for key in [Sensitive(Self.key), nil] {
        let audio = try await openAI(server, key: key).speak(text, in: .sv)
        #expect(audio == SpeechAudio(bytes: wav, format: .wav))
      }
      let heard = server.heard
      #expect(heard.map(\.uri) == ["/v1/audio/speech", "/v1/audio/speech"])
      #expect(heard[0].headers["authorization"] == "Bearer \(Self.key)")
      #expect(heard[1].headers["authorization"] == nil)
      #expect(heard[0].body.contains("\"input\":\"Oslo Bergen\""))
      #expect(heard[0].body.contains("\"response_format\":\"wav\""))
    }
  }

  @Test("408, 429 and 5xx are tried again after 2, 4 and 8 s", arguments: [408, 429, 500, 503])
  func triedAgain(_ status: Int) async throws {
    let wav = LoopbackService.Answer.audio(Tones.wav(seconds: 0.5))
    let clock = InstantClock()
    try await LoopbackService.with(.reply(status), .reply(status), .reply(status), wav) { server in
      _ = try await openAI(server, clock: clock).speak(text, in: .sv)
      #expect(server.heard.count == 4)
    }
    #expect(clock.sleeps == [.seconds(2), .seconds(4), .seconds(8)])
  }

  @Test(
    "what helps nobody is not tried again",
    arguments: [
      (401, SpeechError.wrongKey(engine: "openai")), (403, .wrongKey(engine: "openai")),
      (402, .quotaSpent(engine: "openai")), (400, .refused(engine: "openai", status: 400)),
      (404, .refused(engine: "openai", status: 404)),
    ])
  func atOnce(_ status: Int, _ error: SpeechError) async throws {
    let clock = InstantClock()
    try await LoopbackService.with(.reply(status)) { server in
      await #expect(throws: error) { try await openAI(server, clock: clock).speak(text, in: .sv) }
      #expect(server.heard.count == 1)
    }
    #expect(clock.sleeps.isEmpty)
  }

  @Test("after the last try the error tells why")
  func exhausted() async throws {
    try await LoopbackService.with(.reply(429)) { server in
      await #expect(throws: SpeechError.busy(engine: "openai", after: nil)) {
        try await openAI(server).speak(text, in: .sv)
      }
      #expect(server.heard.count == 4)
    }
    try await LoopbackService.with(.reply(502)) { server in
      await #expect(throws: SpeechError.refused(engine: "openai", status: 502)) {
        try await openAI(server).speak(text, in: .sv)
      }
    }
  }

  @Test("Retry-After is honoured, and one that is too long ends it")
  func retryAfter() async throws {
    let clock = InstantClock()
    let wav = LoopbackService.Answer.audio(Tones.wav(seconds: 0.5))
    try await LoopbackService.with(.reply(429, ["retry-after": "7"]), wav) { server in
      _ = try await openAI(server, clock: clock).speak(text, in: .sv)
    }
    #expect(clock.sleeps == [.seconds(7)])
    try await LoopbackService.with(.reply(429, ["retry-after": "3600"])) { server in
      await #expect(throws: SpeechError.busy(engine: "openai", after: .seconds(3600))) {
        try await openAI(server, clock: clock).speak(text, in: .sv)
      }
      #expect(server.heard.count == 1)
    }
  }

  @Test("RE75 a 401 that speaks of the quota is about the quota, and not about the key")
  func quotaText() async throws {
    let body = Data(#"{"detail":{"status":"quota_exceeded"}}"#.utf8)
    try await LoopbackService.with(.reply(401, [:], body)) { server in
      await #expect(throws: SpeechError.quotaSpent(engine: "elevenlabs")) {
        try await elevenLabs(server).speak(text, in: .sv)
      }
    }
  }

  @Test("a service that hangs is given up, and tried again")
  func hanging() async throws {
    let clock = InstantClock()
    try await LoopbackService.with(.hang) { server in
      await #expect(throws: SpeechError.timedOut("openai")) {
        try await openAI(server, limit: 0.1, clock: clock).speak(text, in: .sv)
      }
    }
    #expect(clock.sleeps.count == 3)
  }

  @Test("cancelling ends a hanging request")
  func cancelling() async throws {
    try await LoopbackService.with(.hang) { server in
      let engine = openAI(server, limit: 600)
      let task = Task { try await engine.speak(text, in: .sv) }
      for await _ in server.arrivals { break }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test("empty, truncated, text and noise are garbage, and not tried again")
  func garbage() async throws {
    let answers: [LoopbackService.Answer] = [
      .audio(Data()), .truncated(Tones.wav(seconds: 1)), .audio(Data("{\"error\":1}".utf8)),
      .reply(200, ["content-type": "application/json"], Tones.wav(seconds: 1)),
      .audio(Tones.wav(seconds: 1).prefix(5_000)), .audio(Data(repeating: 0x41, count: 999)),
    ]
    for answer in answers {
      try await LoopbackService.with(answer) { server in
        do {
          _ = try await openAI(server).speak(text, in: .sv)
          Issue.record("\(answer) was taken for sound")
        } catch let error as SpeechError {
          guard case .garbage(engine: "openai", _) = error else {
            Issue.record("\(answer): \(error)")
            return
          }
        }
        #expect(server.heard.count == 1)
      }
    }
  }

  @Test("nobody at the address, no key, and too long a text are typed errors")
  func typed() async throws {
    let nobody = OpenAISpeech(
      base: "http://127.0.0.1:1", model: "m", voices: [.sv: "v"], clock: InstantClock())
    do {
      _ = try await nobody.speak(text, in: .sv)
      Issue.record("somebody spoke")
    } catch let error as SpeechError {
      #expect([.unreachable(engine: "openai"), .timedOut("openai")].contains(error))
    }
    #expect(throws: SpeechError.missing("elevenlabs", hint: "set ELEVENLABS_API_KEY")) {
      try ElevenLabs(key: Sensitive(""), voiceID: "x").check()
    }
    let long = SpokenText(parts: [.words(String(repeating: "a", count: 4_097))])
    await #expect(
      throws: SpeechError.tooLong(engine: "openai", characters: 4_097, limit: 4_096)
    ) { try await nobody.speak(long, in: .sv) }
  }

  @Test("a redirect is refused, and no key follows it")
  func redirects() async throws {
    try await LoopbackService.with(.audio(Tones.wav(seconds: 0.5))) { other in
      let answer = LoopbackService.Answer.reply(307, ["location": other.base + "/v1/audio/speech"])
      try await LoopbackService.with(answer) { server in
        await #expect(throws: SpeechError.refused(engine: "openai", status: 307)) {
          try await openAI(server).speak(text, in: .sv)
        }
        await #expect(throws: SpeechError.refused(engine: "elevenlabs", status: 307)) {
          try await elevenLabs(server).speak(text, in: .sv)
        }
        #expect(server.heard.count == 2)
      }
      #expect(other.heard.isEmpty)
    }
  }

  @Test("no error, engine or dump shows the key", arguments: [401, 429, 500, 418])
  func noKey(_ status: Int) async throws {
    let echo = Data("the key \(Self.key) is wrong".utf8)
    try await LoopbackService.with(.reply(status, ["x-key": Self.key], echo)) { server in
      let engine = elevenLabs(server)
      var shown = "\(engine) \(String(reflecting: engine)) "
      dump(engine, to: &shown)
      do { _ = try await engine.speak(text, in: .sv) } catch {
        shown += "\(error) \(String(reflecting: error)) \(error.localizedDescription)"
      }
      #expect(server.heard.first?.headers["xi-api-key"] == Self.key)
      #expect(!shown.contains(Self.key))
    }
  }

  private func elevenLabs(_ server: LoopbackService, isPCM: Bool = true) -> ElevenLabs {
    ElevenLabs(
      key: Sensitive(Self.key), voiceID: "astrid", base: server.base, isPCM: isPCM,
      clock: InstantClock())
  }

  private func openAI(
    _ server: LoopbackService, key: Sensitive? = Sensitive(key), limit: Double = 20,
    clock: any Clock<Duration> = InstantClock()
  ) -> OpenAISpeech {
    OpenAISpeech(
      base: server.base + "/v1", key: key, model: "m", voices: [.sv: "v", .en: "v"], limit: limit,
      clock: clock)
  }
}

enum MP3 {
  static func tone(seconds: Double, channels: Int = 1) async throws -> Data {
    let ffmpeg = try Tool("ffmpeg", hint: "")
    return try await Workbench.temporary.scratch { scratch in
      let (source, target) = (scratch.file("a.wav"), scratch.file("a.mp3"))
      try Tones.wav(seconds: seconds, rate: 44_100).write(to: source)
      try await ffmpeg.run(
        ["-v", "error", "-i", source.path, "-b:a", "128k", "-ac", String(channels), target.path])
      return try Data(contentsOf: target)
    }
  }
}
