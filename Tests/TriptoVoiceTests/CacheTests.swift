import Foundation
import Synchronization
import Testing
import TriptoKernel

@testable import TriptoVoice

@Suite("S20: clips are made once and kept") struct CacheTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test("the id is tts_ and 16 digits, and every part of the sound changes it")
  func ids() {
    func id(_ text: String = "a", _ language: Language = .sv, _ voice: Voice? = nil) -> AssetID {
      AssetID(
        voice: voice ?? Voice(engine: "e", model: "m", name: "n", settings: "s", licence: "l"),
        language: language, text: SpokenText(parts: [.words(text)]))
    }
    let others = ["E m n s", "e M n s", "e m N s", "e m n S"].map { line in
      let part = line.split(separator: " ").map(String.init)
      return id(
        "a", .sv,
        Voice(engine: part[0], model: part[1], name: part[2], settings: part[3], licence: "l"))
    }
    #expect(Set([id(), id("b"), id("a", .en)] + others).count == 7)
    #expect(id().rawValue.wholeMatch(of: /tts_[0-9a-f]{16}/) != nil)
    #expect(AssetID(rawValue: id().rawValue) == id())
    for bad in ["", "tts_", "tts_../../etc/passwd", "tts_0123456789ABCDEF", "x" + id().rawValue] {
      #expect(AssetID(rawValue: bad) == nil)
    }
  }

  @Test("a clip is made once, also after a restart, and its sidecar tells all")
  func once() async throws {
    let making = Counter()
    let order = order("Året var 1984.")
    let first = try await cache().clip(for: order) { making.count(Self.sound(1)) }
    let again = try await cache().clip(for: order) { making.count(Self.sound(2)) }
    #expect(first == again)
    #expect(making.value == 1)
    #expect(try folder.names == ["\(order.assetID).json", "\(order.assetID).m4a"])
    let record = again.record
    #expect(record.text == "Året var 1984.")
    #expect(record.spokenText == "Året var nittonhundraåttiofyra.")
    #expect(record.durationMs == 1_501 && record.lufs == -16 && record.truePeakDb == -2)
    #expect(record.engine == "hummer" && record.licence == "CC0" && record.language == .sv)
    #expect(try Data(contentsOf: again.file) == Self.sound(1).bytes)
  }

  @Test("equal wishes at the same time share one making")
  func shared() async throws {
    let (making, gate, cache, order) = (Counter(), Gate(), try cache(), order("hej"))
    let wishes = (0..<5).map { _ in
      Task {
        try await cache.clip(for: order) {
          try await gate.pass()
          return making.count(Self.sound(1))
        }
      }
    }
    gate.open()
    var files: Set<URL> = []
    for wish in wishes { files.insert(try await wish.value.file) }
    #expect(files.count == 1 && making.value == 1)
  }

  @Test("one who leaves stops nobody else; when all have left, making stops")
  func leaving() async throws {
    let (gate, started, stopped, cache, order) = (Gate(), Gate(), Gate(), try cache(), order("hej"))
    let make: @Sendable () async throws -> ClipMaker.Clip = {
      started.open()
      do { try await gate.pass() } catch {
        stopped.open()
        throw error
      }
      return Self.sound(1)
    }
    let one = Task { try await cache.clip(for: order, make: make) }
    try await started.pass()
    let other = Task { try await cache.clip(for: order, make: make) }
    await cache.waiters(of: order.assetID, reach: 2)
    one.cancel()
    await #expect(throws: CancellationError.self) { try await one.value }
    other.cancel()
    await #expect(throws: CancellationError.self) { try await other.value }
    try await stopped.pass()
    #expect(try folder.names.isEmpty)
  }

  @Test("what fails leaves nothing behind, and the next wish tries again")
  func failing() async throws {
    let cache = try cache()
    await #expect(throws: SpeechError.wrongKey(engine: "x")) {
      try await cache.clip(for: order("hej")) { throw SpeechError.wrongKey(engine: "x") }
    }
    #expect(try folder.names.isEmpty)
    _ = try await cache.clip(for: order("hej")) { Self.sound(1) }
    #expect(try folder.names.count == 2)
  }

  @Test("a disk that takes the sound but not the sidecar keeps neither")
  func halfWritten() async throws {
    let (cache, order) = (try cache(), order("hej"))
    let block = folder.url.appendingPathComponent("\(order.assetID).json/in the way")
    try FileManager.default.createDirectory(at: block, withIntermediateDirectories: true)
    do {
      _ = try await cache.clip(for: order) { Self.sound(1) }
      Issue.record("it was kept")
    } catch let error as SpeechError {
      guard case .storage = error else { throw error }
    }
    #expect(try folder.names.isEmpty)
  }

  @Test("what a crash left behind is cleared at the start")
  func crash() async throws {
    let orphan = "\(order("hej").assetID).m4a"
    for name in ["tmp-1", orphan, "note.txt"] {
      try Data("x".utf8).write(to: folder.url.appendingPathComponent(name))
    }
    _ = try cache()
    #expect(try folder.names == ["note.txt"])
  }

  @Test("a damaged clip or sidecar is made again", arguments: ["m4a", "json"])
  func damaged(_ type: String) async throws {
    let (cache, order) = (try cache(), order("hej"))
    let clip = try await cache.clip(for: order) { Self.sound(1) }
    let file = clip.file.deletingPathExtension().appendingPathExtension(type)
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count / 2] ^= 1
    try bytes.dropLast(3).write(to: file)
    #expect(try await cache.clip(order.assetID) == nil)
    #expect(try folder.names.isEmpty)
    #expect(try await cache.clip(for: order) { Self.sound(1) } == clip)
  }

  @Test("above the cap the least recently used go")
  func cap() async throws {
    let time = Counter()
    let cache = try ClipCache(folder: folder.url, cap: 2_500) {
      Date(timeIntervalSince1970: 1_000_000 + Double(time.next()))
    }
    let orders = ["a", "b", "c"].map { order($0) }
    for order in orders.prefix(2) { _ = try await cache.clip(for: order) { Self.sound(1) } }
    #expect(try await cache.clip(orders[0].assetID) != nil)
    _ = try await cache.clip(for: orders[2]) { Self.sound(1) }
    #expect(try await cache.clip(orders[1].assetID) == nil)
    #expect(try await cache.clip(orders[0].assetID) != nil)
    #expect(try await cache.clip(orders[2].assetID) != nil)
  }

  private func cache() throws -> ClipCache { try ClipCache(folder: folder.url) }

  private func order(_ text: String) -> ClipOrder { ClipOrder(text, in: .sv, by: Hummer()) }

  private static func sound(_ byte: UInt8) -> ClipMaker.Clip {
    ClipMaker.Clip(
      bytes: Data(repeating: byte, count: 1_000),
      figures: Figures(seconds: 1.5002, lufs: -16, truePeak: -2))
  }
}

/// Counts from any thread.
final class Counter: Sendable {
  private let state = Mutex(0)

  var value: Int { state.withLock(\.self) }

  func next() -> Int {
    state.withLock { count in
      count += 1
      return count
    }
  }

  func count<Value>(_ value: Value) -> Value {
    _ = next()
    return value
  }
}

extension ClipCache {
  /// Comes back when so many wait for the clip.
  func waiters(of id: AssetID, reach count: Int) async {
    while waiting(for: id) < count { await Task.yield() }
  }
}
