import Foundation
import Logging
import Synchronization
import Testing
import TriptoKernel
import TriptoWire

@testable import TriptoGuard
@testable import TriptoHouse
@testable import TriptoVoice

@Suite(
  "AU19: lines of speech are made in the background, and are silent with no engine"
) struct SpeakerTests {
  private let folder: URL
  private let log = LogBook()

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(
      path: "tripto-speaker-\(UUID().uuidString)")
  }

  private func speaker(_ settings: [String: String] = [:], path: String? = nil) throws -> Speaker {
    let environment = ["TTS_CACHE_DIR": folder.path].merging(settings) { $1 }
    let configuration = try ServerConfiguration.load(flags: [:], environment: environment)
    return Speaker(configuration, searchPath: path, logger: log.logger)
  }

  private func speak(_ speaker: Speaker, _ texts: String...) async -> [VoiceStudio.Prepared] {
    let lines = texts.enumerated().map {
      VoiceLine(id: "\($0)", text: $1, language: .sv, priority: $0)
    }
    return await speaker.prepared(lines, within: .seconds(60))
  }

  private func remove() throws {
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.removeItem(at: folder)
    }
  }

  /// Channels and Hz, as the header of a WAV file says.
  private static func format(of file: Data) -> [Int] {
    let bytes = [UInt8](file)
    let rate = (0..<4).reduce(0) { $0 | Int(bytes[24 + $1]) << (8 * $1) }
    return [Int(bytes[22]) | Int(bytes[23]) << 8, rate]
  }

  @Test("AU19 AU23 with no engine each line is 600 ms of silence, and the host is told")
  func mock() async throws {
    let speaker = try speaker(path: "/nowhere")
    let prepared = await speak(speaker, "Hemlig ett", "Hemlig två")
    #expect(prepared.map(\.line.text) == ["Hemlig ett", "Hemlig två"])
    for line in prepared {
      let clip = try line.result.get()
      #expect(clip.record.durationMs == 600 && clip.contentType == "audio/wav")
      #expect(try clip.bytes().count == 44 + 52_920)
      #expect(Self.format(of: try clip.bytes()) == [1, 44_100], "AU23")
      #expect(await speaker.file(clip.record.assetId) == clip)
    }
    #expect(await speaker.health == .failing(.missing, engine: "ffmpeg"))
    #expect(log.warnings.count == 1)
    #expect(!log.text.contains("Hemlig"))
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("AU23 a clip is made once, and found again by its name and by the one it was asked for")
  func speaks() async throws {
    let speaker = try speaker()
    let clip = try #require(await speak(speaker, "Hej på er").first).result.get()
    #expect(await speaker.health == .ready(engine: "espeak-ng"))
    let asked = AssetID(text: "Hej på er", voiceId: "")
    #expect(await speaker.file(asked) == nil)
    try await speaker.remember(asked, as: clip.record.assetId)
    let next = try self.speaker()
    #expect(await next.file(asked) == clip)
    #expect(await next.file(clip.record.assetId) == clip)
    #expect(clip.contentType == "audio/mp4")
    try FileManager.default.removeItem(at: clip.file)
    #expect(await next.file(asked) == nil)
    _ = try await self.speaker().file(asked)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/asked") == [])
    try remove()
  }

  @Test(
    "EVE81 the server's engine for a language counts as plain where it is espeak-ng or none, or a better one fails"
  )
  func plain() async throws {
    #expect(try speaker(path: "/nowhere").isPlain(.sv))
    #expect(try speaker().isPlain(.sv) && speaker().isPlain(.nb))
    let better = try speaker(
      [
        "TRIPTO_SPEECH_URL": "http://127.0.0.1:9/v1", "TRIPTO_SPEECH_MODEL": "m",
        "TRIPTO_SPEECH_VOICE": "v",
      ])
    #expect(!better.isPlain(.sv))
    _ = await speak(better, "Hej")
    #expect(better.isPlain(.sv))
    try remove()
  }

  @Test("AU19 a folder that cannot be written is an error of every line and one line of the log")
  func unwritable() async throws {
    try Data("a file".utf8).write(to: folder)
    let speaker = try speaker()
    for line in await speak(speaker, "Ett", "Två") {
      guard case .failure(.storage) = line.result else {
        Issue.record("\(line)")
        continue
      }
    }
    #expect(await speaker.health == .failing(.storage, engine: "storage"))
    #expect(log.warnings.count == 1)
    try remove()
    let later = try #require(await speak(speaker, "Tre").first)
    _ = try later.result.get()
    #expect(await speaker.health == .ready(engine: "espeak-ng"))
    try remove()
  }

  @Test(
    "AU19 a clip that the disk cannot take is left out: told once, and nothing half-written stays"
  )
  func full() async throws {
    let speaker = try speaker()
    _ = await speak(speaker, "Ett")
    // NB: root may write anywhere, but nobody into a folder that is gone.
    try FileManager.default.removeItem(at: folder)
    for line in await speak(speaker, "Två", "Tre") {
      guard case .failure(.storage) = line.result else {
        Issue.record("\(line)")
        continue
      }
    }
    #expect(await speaker.health == .failing(.storage, engine: "espeak-ng"))
    #expect(log.warnings.count == 1)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("AU19 what a killed process left of its work is cleared before the first line")
  func leftBehind() async throws {
    let work = folder.appending(path: "work")
    let old = work.appending(path: "tripto-voice-old")
    try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
    try Data("half a sound".utf8).write(to: old.appending(path: "decoded"))
    let speaker = try speaker()
    _ = try #require(await speak(speaker, "Ett").first).result.get()
    #expect(try FileManager.default.contentsOfDirectory(atPath: work.path) == [])
    try remove()
  }

  @Test("names of clips that are gone are let go of while the server runs, too")
  func tidied() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = (0..<7).map { AssetID(text: "Text \($0)", voiceId: "") }
    let clips = (0..<7).map { AssetID(text: "Clip \($0)", voiceId: "") }
    var asked = AskedTexts(clips: folder, patience: 3)
    func remember(_ name: AssetID, _ clip: AssetID) throws {
      try asked.remember(name, clip)
      if asked.isUntidy { try asked.tidy() }
    }
    for (name, clip) in zip(names, clips).prefix(2) { try remember(name, clip) }
    #expect(asked.clip(names[0]) == clips[0])
    try Data().write(to: folder.appending(path: "\(clips[2]).m4a"))
    for (name, clip) in zip(names, clips).dropFirst(2) { try remember(name, clip) }
    #expect(names.map { asked.clip($0) } == [nil, nil, clips[2], nil, nil, nil, clips[6]])
    try remember(names[2], clips[2])
    try remember(names[5], MockClip.id)
    try remember(names[4], clips[4])
    let kept = [nil, nil, clips[2], nil, nil, MockClip.id, nil]
    #expect(names.map { asked.clip($0) } == kept)
    try remove()
  }

  @Test("AU19 stopping ends the streams, and the cache holds whole clips only")
  func stop() async throws {
    let speaker = try speaker()
    let lines = (0..<8).map {
      VoiceLine(id: "\($0)", text: "Rad nummer \($0)", language: .sv, priority: $0)
    }
    let stream = await speaker.prepare(lines)
    var count = 0
    for await _ in stream {
      count += 1
      if count == 1 { await speaker.stop() }
    }
    #expect(count < 8)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.hasPrefix("tmp-") })
    #expect(
      names.count(where: { $0.hasSuffix(".m4a") }) == names.count(where: { $0.hasSuffix(".json") }))
    #expect(await speak(speaker, "Efteråt").isEmpty)
    try remove()
  }

  @Test("every error has a word for the pages", arguments: VoiceProblem.allCases)
  func messages(problem: VoiceProblem) { #expect(!problem.message.isEmpty) }
}

/// The lines of a log.
final class LogBook: Sendable {
  private let all = Mutex<[String]>([])

  var text: String { all.withLock { $0.joined(separator: "\n") } }
  var warnings: [String] { all.withLock { $0.filter { $0.contains("\"level\":\"warn") } } }

  var logger: Logger {
    Logger(label: "test") { [self] label in
      RedactingLogHandler(
        label: label, logLevel: .debug, format: .json, redaction: LogRedaction(),
        write: { line in self.all.withLock { $0.append(line) } })
    }
  }
}
