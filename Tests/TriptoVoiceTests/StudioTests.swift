import Foundation
import Synchronization
import Testing
import TriptoKernel

@testable import TriptoVoice

@Suite("S23: the studio", .enabled(if: Machine.hasFFmpeg, Machine.noFFmpeg)) struct StudioTests {
  private let folder: TestFolder
  private let cache: ClipCache

  init() throws {
    folder = try TestFolder()
    cache = try ClipCache(folder: folder.url)
  }

  @Test("every line comes out once, and its clip is ready")
  func all() async throws {
    let studio = studio([Hummer()])
    var seen: [String] = []
    for await prepared in await studio.prepare(lines(5)) {
      seen.append(prepared.line.id)
      let clip = try prepared.result.get()
      #expect(try await cache.clip(clip.record.assetId) == clip)
      #expect(clip.record.text == prepared.line.text)
    }
    #expect(seen.sorted() == ["0", "1", "2", "3", "4"])
    for await prepared in await studio.prepare([]) { Issue.record("\(prepared.line)") }
    #expect(try await cache.clip(AssetID(rawValue: "tts_0123456789abcdef")!) == nil)
  }

  @Test("three at a time, the most urgent first")
  func order() async throws {
    let (spoken, gate) = (Log(), Gate())
    let studio = studio([
      Hummer(onSpeak: { text in
        spoken.add(text)
        try await gate.pass()
      })
    ])
    let stream = await studio.prepare(lines(6).reversed())
    await spoken.reach(3)
    #expect(Set(spoken.texts) == ["Rad noll", "Rad ett", "Rad två"])
    gate.open()
    for await _ in stream {}
    #expect(spoken.texts.count == 6)
  }

  @Test("urgent lines that come later overtake those that wait")
  func overtaking() async throws {
    let (spoken, gate) = (Log(), Gate())
    let hummer = Hummer(onSpeak: { text in
      spoken.add(text)
      if spoken.texts.count == 1 { try await gate.pass() }
    })
    let studio = studio([hummer], width: 1)
    let first = await studio.prepare([line("a", 5), line("b", 5)])
    await spoken.reach(1)
    let second = await studio.prepare([line("c", 0)])
    gate.open()
    for await _ in second {}
    for await _ in first {}
    #expect(spoken.texts == ["a", "c", "b"])
  }

  @Test("a line that takes too long fails alone, and its place is free")
  func limit() async throws {
    let (gate, clock) = (Gate(), ShutClock())
    let hummer = Hummer(onSpeak: { text in
      guard text == "a" else { return }
      clock.gate.open()
      try await gate.pass()
    })
    let studio = studio([hummer], width: 1, clock: clock)
    var failures: [String: SpeechError?] = [:]
    for await prepared in await studio.prepare([line("a", 0), line("b", 1)]) {
      failures[prepared.line.id] = prepared.result.failure
    }
    #expect(failures == ["a": .timedOut("the line a"), "b": SpeechError?.none])
  }

  @Test("an engine without key or quota is left out for good; others speak")
  func fallback() async throws {
    let asked = Counter()
    let broken = Hummer(
      name: "paid", fault: .wrongKey(engine: "paid"), onSpeak: { _ in _ = asked.next() })
    let studio = studio([broken, Hummer()], width: 1)
    for await prepared in await studio.prepare(lines(3)) {
      #expect(try prepared.result.get().record.engine == "hummer")
    }
    #expect(asked.value == 1)
  }

  @Test("one bad answer does not end an engine")
  func oneBadAnswer() async throws {
    let asked = Counter()
    let broken = Hummer(
      name: "paid", fault: .timedOut("paid"), onSpeak: { _ in _ = asked.next() })
    let studio = studio([broken, Hummer()], width: 1)
    for await prepared in await studio.prepare(lines(3)) { _ = try prepared.result.get() }
    #expect(asked.value == 3)
  }

  @Test("the budget is for paid engines and new clips only")
  func budget() async throws {
    let studio = studio([Hummer(name: "paid", isPaid: true)], budget: 3, width: 1)
    var errors: [SpeechError?] = []
    let lines = [line("ab", 0), line("cd", 1), line("ab", 2), line("e", 3)]
    for await prepared in await studio.prepare(lines) { errors.append(prepared.result.failure) }
    #expect(errors == [nil, .overBudget, nil, nil])
  }

  @Test("no engine, and nothing to say, are errors of the line")
  func errors() async throws {
    for await prepared in await studio([]).prepare([line("a", 0)]) {
      #expect(
        prepared.result.failure
          == .missing("a voice for sv", hint: "apt-get install espeak-ng"))
    }
    for await prepared in await studio([Hummer()]).prepare([line("★", 0)]) {
      #expect(prepared.result.failure == .nothingToSay)
    }
  }

  @Test("cancelling the reader stops what runs and drops what waits")
  func cancelling() async throws {
    let (spoken, gate, stopped) = (Log(), Gate(), Gate())
    let hummer = Hummer(onSpeak: { text in
      spoken.add(text)
      do { try await gate.pass() } catch {
        stopped.open()
        throw error
      }
    })
    let studio = studio([hummer], width: 1)
    let reader = Task { for await _ in await studio.prepare([line("a", 0), line("b", 1)]) {} }
    await spoken.reach(1)
    reader.cancel()
    try await stopped.pass()
    await reader.value
    gate.open()
    for await prepared in await studio.prepare([line("c", 2)]) { _ = try prepared.result.get() }
    #expect(spoken.texts == ["a", "c"])
    #expect(try folder.names.count == 2)
  }

  private func studio(
    _ engines: [any SpeechEngine], budget: Int = .max, width: Int = 3,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> VoiceStudio {
    VoiceStudio(
      cast: [.sv: engines], cache: cache, budget: budget, width: width, clock: clock)
  }

  private func lines(_ count: Int) -> [VoiceLine] {
    (0..<count).map {
      VoiceLine(id: "\($0)", text: "Rad \($0)", language: .sv, priority: $0)
    }
  }

  private func line(_ text: String, _ priority: Int) -> VoiceLine {
    VoiceLine(id: text, text: text, language: .sv, priority: priority)
  }
}

/// What was said, in order.
private final class Log: Sendable {
  private let state = Mutex<[String]>([])

  var texts: [String] { state.withLock(\.self) }

  func add(_ text: String) { state.withLock { $0.append(text) } }

  func reach(_ count: Int) async { while texts.count < count { await Task.yield() } }
}

extension Result {
  var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
