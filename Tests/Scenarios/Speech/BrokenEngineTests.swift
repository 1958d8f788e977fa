import Foundation
import NIOCore
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoTestServices
import TriptoWire

@Suite(
  "AU19 speech when engines fail, and silent clips when there is none",
  .enabled(if: Speech.isHere, "\(Speech.isMissing)"), .serialized)
struct BrokenEngineTests {
  @Test("AU19 RE45 with no engine at all every text is 600 ms of silence")
  func mock() async throws {
    try await spawned([:], programs: []) { process, speech in
      let answer = try await speech.say("En hemlig ledtråd")
      try #require(answer.status == 200, "\(answer.text)")
      #expect(try answer.json.int("durationMs") == 600)
      let url = try #require(try answer.json.text("url"))
      let path = try #require(url.range(of: "/cache/")?.lowerBound)
      let sound = try await speech.get(String(url[path...]))
      #expect(sound.status == 200 && sound.header("content-type") == "audio/wav")
      #expect(sound.body.getString(at: 8, length: 4) == "WAVE")
      _ = try await speech.say("En hemlig ledtråd till")
      #expect(Self.count("the voice has a problem", in: process) == 1)
      #expect(!process.logText.contains("ledtråd"))
    }
  }

  @Test(
    "SE6 a service that refuses is logged once, without its API key, and espeak-ng speaks instead",
    arguments: [
      (LoopbackService.Answer.status(401), "wrong_key"), (.status(402), "quota"),
      (.status(429, retryAfter: "60"), "busy"), (.garbage, "garbage"), (.status(404), "refused"),
    ])
  func fallback(answer: LoopbackService.Answer, problem: String) async throws {
    try await LoopbackService.with(answer) { service in
      let programs = ["espeak-ng", "ffmpeg"]
      try await spawned(service.speechSettings, programs: programs) { process, speech in
        for text in ["En hemlig ledtråd", "En till"] {
          let answer = try await speech.say(text)
          #expect(answer.status == 200, "\(answer.text)")
        }
        let told = Self.count("\"problem\":\"\(problem)\"", in: process)
        #expect(told == 1, "\(process.logText)")
        #expect(!process.logText.contains("ledtråd") && !process.logText.contains("hunter22"))
      }
    }
  }

  @Test(
    "RE39 SE6 with no other engine the answer is 500 with the plain reason",
    arguments: [
      (LoopbackService.Answer.status(401), "key"), (.garbage, "no usable sound"),
      (.status(429, retryAfter: "60"), "too much at once"), (.hang, "too long"),
    ])
  func alone(answer: LoopbackService.Answer, reason: String) async throws {
    try await LoopbackService.with(answer) { service in
      try await spawned(service.speechSettings, programs: ["ffmpeg"]) { _, speech in
        let start = ContinuousClock.now
        let answer = try await speech.post("/tts", ["text": "Hej"])
        // PA20
        #expect(.now - start < .seconds(30))
        try answer.expectError(500, "Speech failed")
        #expect(try answer.json.text("message")?.contains(reason) == true, "\(answer.text)")
        #expect(!answer.text.contains("hunter22"))
        #expect(try await speech.get("/health").status == 200)
      }
    }
  }

  @Test("the budget for paid engines is kept")
  func budget() async throws {
    try await LoopbackService.with(.status(500)) { service in
      let settings = service.speechSettings.merging(["TRIPTO_SPEECH_BUDGET": "0"]) { $1 }
      try await spawned(settings, programs: ["ffmpeg"]) { _, speech in
        let answer = try await speech.say("Hej")
        try answer.expectError(500, "Speech failed")
        #expect(try answer.json.text("message")?.contains("budget") == true)
      }
    }
  }

  /// A server as a process that finds only these programs.
  private func spawned(
    _ settings: [String: String], programs: [String],
    _ body: (SpawnedServer, ServerUnderTest) async throws -> Void
  ) async throws {
    let tools = try Speech.tools(programs)
    let data = try ServerUnderTest.prepared()
    let port = try await freePort()
    let own = ["TRIPTO_VOICE": "on", "PATH": tools.path, "TRIPTO_CONTENT_PORT": "\(port)"]
    let process = try await SpawnedServer(on: data, own.merging(settings) { $1 })
    do {
      try await body(process, ServerUnderTest(port: port, data: data))
    } catch {
      try await process.kill()
      throw error
    }
    process.terminate()
    #expect(try await process.exitStatus() == 0)
    #expect(!data.files.contains { $0.contains("tmp-") })
  }

  private static func count(_ text: String, in process: SpawnedServer) -> Int {
    process.logText.components(separatedBy: text).count - 1
  }
}
