import Foundation
import Testing
import TriptoKernel

@testable import TriptoVoice

@Suite("SHOW 10.1: espeak-ng as a process") struct ESpeakTests {
  @Test(
    "it speaks every language, with true sizes in the header",
    .enabled(if: Machine.hasESpeak, Machine.noESpeak), arguments: Language.allCases)
  func speaks(_ language: Language) async throws {
    let text = SpokenText(parts: [.words("Oslo och Bergen")])
    let audio = try await ESpeak().speak(text, in: language)
    #expect(audio.format == .wav)
    #expect(size(audio.bytes, at: 4) == audio.bytes.count - 8)
    #expect(size(audio.bytes, at: 40) == audio.bytes.count - 44)
    #expect((20_000...120_000).contains(audio.bytes.count))
  }

  @Test("a pause makes it longer", .enabled(if: Machine.hasESpeak, Machine.noESpeak))
  func pauses() async throws {
    let words = [SpokenText.Part.words("Oslo"), .words("Bergen")]
    let short = try await ESpeak().speak(SpokenText(parts: words), in: .sv)
    let parts = [words[0], .pause(1_000), words[1]]
    let long = try await ESpeak().speak(SpokenText(parts: parts), in: .sv)
    let seconds = Double(long.bytes.count - short.bytes.count) / 44_100
    #expect((0.6...1.6).contains(seconds))
  }

  @Test(
    "foreign names are respelled for it, whole words only",
    arguments: [
      (Language.sv, "Sydneys opera och Cannes", "Sidnis opera och Kann"),
      (.sv, "Cannesfestivalen", "Cannesfestivalen"),
      (.en, "Göteborg's trams", "Yurterborry's trams"),
      (.en, "Göteborgare", "Göteborgare"), (.en, "Sydney", "Sydney"),
      (.en, "Å and ABB", "Aw and A-B-B"), (.en, "Åland", "Åland"),
    ])
  func lexicon(_ language: Language, _ written: String, _ said: String) {
    let text = SpokenText(parts: [.words(written), .pause(1)])
    let expected = SpokenText(parts: [.words(said), .pause(1)])
    #expect(ESpeakLexicon.respelled(text, in: language) == expected)
  }

  @Test("it is given the respelled text, with its pauses")
  func given() async throws {
    let folder = try TestFolder()
    let note = folder.url.appendingPathComponent("said").path
    try folder.script("espeak-ng", "cat >'\(note)'; echo \"$@\" >>'\(note)'; exit 1")
    let text = SpokenText(parts: [.words("Sydney"), .pause(300), .words("Oslo")])
    await #expect(throws: SpeechError.self) {
      try await ESpeak(searchPath: folder.url.path).speak(text, in: .sv)
    }
    #expect(
      try String(contentsOfFile: note, encoding: .utf8)
        == "Sidni <break time=\"300ms\"/> Oslo-v sv -s 150 -m --stdin --stdout\n")
  }

  @Test("a missing program is a typed error")
  func missing() async throws {
    let engine = ESpeak(searchPath: "/nowhere")
    await #expect(throws: SpeechError.missing("espeak-ng", hint: "apt-get install espeak-ng")) {
      try await engine.speak(SpokenText(parts: [.words("hej")]), in: .sv)
    }
  }

  @Test("too long a text is refused before anything runs")
  func tooLong() async throws {
    let folder = try TestFolder()
    try folder.script("espeak-ng", "exit 3")
    let text = SpokenText(parts: [.words(String(repeating: "a", count: 5_001))])
    await #expect(
      throws: SpeechError.tooLong(engine: "espeak-ng", characters: 5_001, limit: 5_000)
    ) { try await ESpeak(searchPath: folder.url.path).speak(text, in: .sv) }
  }

  @Test("a failing and a silent program are typed errors")
  func failing() async throws {
    let folder = try TestFolder()
    let engine = ESpeak(searchPath: folder.url.path)
    let text = SpokenText(parts: [.words("hej")])
    try folder.script("espeak-ng", "echo oj >&2; exit 3")
    await #expect(throws: SpeechError.toolFailed("espeak-ng", status: 3, message: "oj\n")) {
      try await engine.speak(text, in: .sv)
    }
    try folder.script("espeak-ng", "exit 0")
    await #expect(throws: SpeechError.garbage(engine: "espeak-ng", why: "no WAV file")) {
      try await engine.speak(text, in: .sv)
    }
  }

  @Test("its files lie on the bench it was given, and none stays there")
  func bench() async throws {
    let folder = try TestFolder()
    let work = folder.url.appendingPathComponent("work")
    let note = folder.url.appendingPathComponent("seen").path
    let bench = Workbench(folder: work)
    try bench.clear()
    try folder.script("espeak-ng", "ls '\(work.path)' >'\(note)'; exit 3")
    await #expect(throws: SpeechError.self) {
      try await ESpeak(searchPath: folder.url.path, bench: bench)
        .speak(SpokenText(parts: [.words("hej")]), in: .sv)
    }
    #expect(try String(contentsOfFile: note, encoding: .utf8).hasPrefix("tripto-voice-"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: work.path) == [])
  }

  @Test("a bench is cleared and comes back, but a folder of clips that is gone does not")
  func leftBehind() async throws {
    let folder = try TestFolder()
    let clips = folder.url.appendingPathComponent("clips")
    let work = clips.appendingPathComponent("work")
    let old = work.appendingPathComponent("tripto-voice-old")
    try FileManager.default.createDirectory(at: old, withIntermediateDirectories: true)
    try Data("half a sound".utf8).write(to: old.appendingPathComponent("x.out"))
    let bench = Workbench(folder: work)
    try bench.clear()
    #expect(try FileManager.default.contentsOfDirectory(atPath: work.path) == [])
    try FileManager.default.removeItem(at: work)
    try await bench.scratch { try Data().write(to: $0.file("x")) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: work.path) == [])
    try FileManager.default.removeItem(at: clips)
    let error = await #expect(throws: SpeechError.self) { try await bench.scratch { _ in } }
    expectStorage(error)
    #expect(!FileManager.default.fileExists(atPath: work.path))
  }

  @Test("a file that cannot be written is trouble with the disk, not with the engine")
  func unwritten() async throws {
    let error = await #expect(throws: SpeechError.self) {
      try await Workbench.temporary.scratch { scratch in
        try Data().write(to: scratch.file("nowhere/x"))
      }
    }
    expectStorage(error)
  }

  @Test("cancelling kills the process")
  func cancelling() async throws {
    let hanging = try Hanging()
    let engine = ESpeak(searchPath: hanging.folder.url.path)
    let task = Task { try await engine.speak(SpokenText(parts: [.words("hej")]), in: .sv) }
    let process = try await hanging.processID()
    #expect(kill(process, 0) == 0)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(kill(process, 0) == -1)
  }

  @Test("the time limit kills the process")
  func limit() async throws {
    let (hanging, clock) = (try Hanging(), ShutClock())
    let engine = ESpeak(searchPath: hanging.folder.url.path, clock: clock)
    let task = Task { try await engine.speak(SpokenText(parts: [.words("hej")]), in: .sv) }
    let process = try await hanging.processID()
    clock.gate.open()
    await #expect(throws: SpeechError.timedOut("espeak-ng")) { try await task.value }
    #expect(kill(process, 0) == -1)
  }

  private func expectStorage(
    _ error: SpeechError?, at location: SourceLocation = #_sourceLocation
  ) {
    if case .storage? = error { return }
    Issue.record("\(String(describing: error))", sourceLocation: location)
  }

  private func size(_ data: Data, at index: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(data[index + $1]) << (8 * $1) }
  }
}

/// An espeak-ng that says its process id and then nothing more.
private struct Hanging {
  let folder: TestFolder
  private let line: String

  init() throws {
    folder = try TestFolder()
    line = folder.url.appendingPathComponent("line").path
    try #require(mkfifo(line, 0o600) == 0)
    try folder.script("espeak-ng", "echo $$ >'\(line)'; exec sleep 600")
  }

  /// Waits until the process has started.
  func processID() async throws -> pid_t {
    let line = line
    let data = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(
          with: Result {
            try FileHandle(forReadingFrom: URL(fileURLWithPath: line)).readToEnd() ?? Data()
          })
      }
    }
    let text = String(decoding: data, as: UTF8.self)
    return try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
  }
}

@Suite("SHOW 10.1: the sizes in a piped WAV") struct WaveHeaderTests {
  @Test("bogus sizes are filled in", arguments: [UInt8(0xff), 0x7f])
  func bogus(_ top: UInt8) throws {
    var piped = Tones.wav(seconds: 0.1)
    let whole = piped
    for index in [4, 40] {
      piped.replaceSubrange(index..<index + 4, with: [0xff, 0xff, 0xff, top])
    }
    #expect(try WaveHeader.repaired(piped, from: "x") == whole)
  }

  @Test("a chunk before the samples is stepped over, one behind them is cut off")
  func chunks() throws {
    let wav = Tones.wav(seconds: 0.1)
    let list = Data("LIST".utf8) + [4, 0, 0, 0] + Data("abcd".utf8)
    let repaired = try WaveHeader.repaired(wav[..<36] + list + wav[36...] + list, from: "x")
    #expect(repaired.count == wav.count + list.count)
    #expect(repaired.suffix(100) == wav.suffix(100))
  }

  @Test("what is cut short or no WAV is garbage")
  func garbage() {
    let wav = Tones.wav(seconds: 0.1)
    for bad in [Data(), Data("RIFF".utf8), wav.prefix(30), wav.prefix(44), wav.prefix(500)] {
      #expect(throws: SpeechError.self) { try WaveHeader.repaired(Data(bad), from: "x") }
    }
  }
}
