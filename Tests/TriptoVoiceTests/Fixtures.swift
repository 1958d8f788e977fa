import Foundation
import Synchronization
import Testing
import TriptoKernel

@testable import TriptoVoice

/// A clock whose first sleep ends when its gate is opened; the others end only when cancelled.
final class ShutClock: Clock, Sendable {
  typealias Instant = ContinuousClock.Instant
  let gate = Gate()
  private let never = Gate()
  private let sleepers = Mutex(0)

  var now: Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = sleepers.withLock { count in
      count += 1
      return count
    }
    try await (number == 1 ? gate : never).pass()
  }
}

/// A door that stays shut until it is opened.
final class Gate: Sendable {
  private let stream: AsyncStream<Void>
  private let handle: AsyncStream<Void>.Continuation

  init() { (stream, handle) = AsyncStream.makeStream() }

  func open() { handle.finish() }

  /// - Throws: `CancellationError` when the waiter is cancelled.
  func pass() async throws {
    for await _ in stream {}
    try Task.checkCancellation()
  }
}

/// A folder that is removed when the test is done with it.
final class TestFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("tripto-voice-test-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { do { try FileManager.default.removeItem(at: url) } catch { print("left: \(url.path)") } }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// A program of that name in this folder.
  func script(_ name: String, _ text: String) throws {
    let file = url.appendingPathComponent(name)
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }
}

enum Tones {
  /// 16-bit mono samples of a tone that swells, without a header.
  static func pcm(seconds: Double, rate: Int = 24_000, level: Double = 0.2) -> Data {
    var data = Data()
    for frame in 0..<Int(seconds * Double(rate)) {
      let time = Double(frame) / Double(rate)
      let swell = 0.6 + 0.4 * sin(2 * .pi * 3 * time)
      let sample = Int16(32_767 * level * swell * sin(2 * .pi * 330 * time))
      withUnsafeBytes(of: sample.littleEndian) { data.append(contentsOf: $0) }
    }
    return data
  }

  static func wav(seconds: Double, rate: Int = 24_000, level: Double = 0.2) -> Data {
    let samples = pcm(seconds: seconds, rate: rate, level: level)
    var file = Data("RIFF".utf8)
    func add(_ value: some FixedWidthInteger) {
      withUnsafeBytes(of: value.littleEndian) { file.append(contentsOf: $0) }
    }
    add(UInt32(36 + samples.count))
    file.append(Data("WAVEfmt ".utf8))
    add(UInt32(16))
    add(UInt16(1))
    add(UInt16(1))
    add(UInt32(rate))
    add(UInt32(rate * 2))
    add(UInt16(2))
    add(UInt16(16))
    file.append(Data("data".utf8))
    add(UInt32(samples.count))
    return file + samples
  }
}

/// An engine inside the test: it hums.
struct Hummer: SpeechEngine {
  var name = "hummer"
  var isPaid = false
  var fault: SpeechError?
  var onSpeak: @Sendable (String) async throws -> Void = { _ in }

  func voice(for language: Language) -> Voice {
    Voice(engine: name, model: "1", name: "hum", settings: "", licence: "CC0")
  }

  func check() throws { if case .missing = fault { throw fault! } }

  func speak(_ text: SpokenText, in language: Language) async throws -> SpeechAudio {
    try await onSpeak(text.plain)
    if let fault { throw fault }
    return SpeechAudio(bytes: Tones.wav(seconds: 1), format: .wav)
  }
}

/// What this machine has; the tests that need more say so when they skip.
enum Machine {
  static let hasESpeak = has("espeak-ng")
  static let hasFFmpeg = has("ffmpeg")
  static let noESpeak: Comment = "SKIPPED: espeak-ng is not installed (apt-get install espeak-ng)"
  static let noFFmpeg: Comment = "SKIPPED: ffmpeg is not installed (apt-get install ffmpeg)"

  private static func has(_ name: String) -> Bool {
    do { _ = try Tool(name, hint: "") } catch { return false }
    return true
  }
}
