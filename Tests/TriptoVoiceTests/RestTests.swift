import Foundation
import Testing
import TriptoKernel
import TriptoServices
import TriptoTestServices

@testable import TriptoVoice

@Suite("RE75 services that are asked too much") struct RestTests {
  private let folder: TestFolder
  private let cache: ClipCache
  private let clock = InstantClock()

  init() throws {
    folder = try TestFolder()
    cache = try ClipCache(folder: folder.url)
  }

  private func booth(_ service: LoopbackService, _ others: any SpeechEngine...) -> Booth {
    let paid = OpenAISpeech(
      base: service.base + "/v1", model: "m", voices: [.sv: "v"], clock: InstantClock())
    return Booth(cast: [.sv: [paid] + others], cache: cache, maker: ClipMaker(), clock: clock)
  }

  private func engine(_ booth: Booth, _ text: String) async throws -> String {
    try await booth.record(text, in: .sv).record.engine
  }

  @Test(
    "RE75 429 is a rest until Retry-After: another engine speaks meanwhile, then the service again",
    .enabled(if: Machine.hasFFmpeg, Machine.noFFmpeg))
  func rests() async throws {
    let wav = LoopbackService.Answer.audio(Tones.wav(seconds: 1))
    try await LoopbackService.with(wav, .reply(429, ["retry-after": "60"]), wav) { service in
      let booth = booth(service, Hummer())
      #expect(try await engine(booth, "Ett") == "openai")
      #expect(try await engine(booth, "Två") == "hummer")
      #expect(try await engine(booth, "Tre") == "hummer")
      #expect(try await engine(booth, "Ett") == "openai", "it was spoken before")
      #expect(service.heard.count == 2)
      try await clock.sleep(for: .seconds(60))
      #expect(try await engine(booth, "Fyra") == "openai")
      #expect(service.heard.count == 3)
    }
  }

  @Test("RE75 alone, it answers with its error while it rests, and nobody is asked")
  func alone() async throws {
    try await LoopbackService.with(.reply(429, ["retry-after": "60"])) { service in
      let booth = booth(service)
      let busy = SpeechError.busy(engine: "openai", after: .seconds(60))
      for text in ["Ett", "Två"] {
        await #expect(throws: busy) { try await engine(booth, text) }
      }
      #expect(service.heard.count == 1)
      try await clock.sleep(for: .seconds(61))
      await #expect(throws: busy) { try await engine(booth, "Tre") }
      #expect(service.heard.count == 2)
    }
  }

  @Test(
    "RE75 a key or a quota that is refused is out for good, in status or in words",
    arguments: [
      (401, ""), (402, ""), (403, ""), (429, #"{"error":{"code":"insufficient_quota"}}"#),
    ])
  func out(_ status: Int, _ body: String) async throws {
    try await LoopbackService.with(.reply(status, [:], Data(body.utf8))) { service in
      let booth = booth(service)
      for text in ["Ett", "Två"] {
        await #expect(throws: SpeechError.self) { try await engine(booth, text) }
        try await clock.sleep(for: .seconds(1_000_000))
      }
      #expect(service.heard.count == 1)
    }
  }

  @Test("RE75 without a wish each rest is twice the one before, up to ten minutes")
  func growing() {
    var rests = EngineRests()
    var now = Duration.zero
    let busy = SpeechError.busy(engine: "a", after: nil)
    for seconds in [30, 60, 120, 240, 480, 600, 600] {
      rests.begin("a", wish: nil, now: now, because: busy)
      #expect(rests.reason("a", now: now + .seconds(seconds) - .milliseconds(1)) == busy)
      #expect(rests.reason("b", now: now) == nil)
      now += .seconds(seconds)
      #expect(rests.reason("a", now: now) == nil)
    }
    rests.end("a")
    rests.begin("a", wish: nil, now: now, because: busy)
    #expect(rests.reason("a", now: now + .seconds(30)) == nil)
  }

  @Test("RE75 three answers at once are one rest, the longest of them")
  func together() {
    var rests = EngineRests()
    let busy = SpeechError.busy(engine: "a", after: nil)
    for wish in [Duration.seconds(90), .seconds(5), nil] {
      rests.begin("a", wish: wish, now: .zero, because: busy)
    }
    #expect(rests.reason("a", now: .seconds(89)) == busy)
    #expect(rests.reason("a", now: .seconds(90)) == nil)
    rests.begin("a", wish: nil, now: .seconds(90), because: busy)
    #expect(rests.reason("a", now: .seconds(149)) == busy, "the second rest")
    #expect(rests.reason("a", now: .seconds(150)) == nil)
  }
}
