import Testing
import TriptoKernel
import TriptoWire

@testable import TriptoDesk

/// The device speaks itself (EVE81): what is told of its voices, and how its lines lie over the bed.
@Suite struct OwnVoiceTests {
  private static let alva = OwnVoice(id: "a", lang: "sv_SE", name: "Alva")
  private static let klara = OwnVoice(id: "k", lang: "sv-SE", name: "Klara", isLocal: false)
  private static let satu = OwnVoice(id: "s", lang: "fi-FI", name: "Satu")
  private static let nora = OwnVoice(id: "n", lang: "no-NO", name: "Nora")

  private static func bench(_ voices: [OwnVoice] = [klara, alva, satu, nora]) -> SoundBench {
    var bench = SoundBench()
    bench.hear(.voices(voices))
    bench.begin()
    return bench
  }

  @Test("EX53 EVE81 voices of our languages are told, those without a network first")
  func told() {
    let bench = Self.bench()
    #expect(bench.desk.toldVoices.map(\.name) == ["Alva", "Nora", "Klara"])
    #expect(bench.desk.toldVoices.map(\.local) == [true, true, false])
  }

  @Test("EX53 at most 40 voices are told, with names of at most 60 characters")
  func bounds() {
    let many = (0..<50).map {
      OwnVoice(id: "\($0)", lang: "en", name: String(repeating: "é", count: 90))
    }
    let told = Self.bench(many).desk.toldVoices
    #expect(told.count == 40 && told.allSatisfy { $0.name.count == 60 })
  }

  @Test("EVE81 `speak` is said by the local voice of its language at its moment, not fetched")
  func says() throws {
    var bench = Self.bench()
    bench.speak("a", inMs: 300, rate: 1.2)
    let line = try #require(bench.lines.first)
    #expect(line.voice == Self.alva && line.text == "Hej" && line.rate == 1.2)
    #expect(abs(line.atS - 0.3) < 1e-9 && bench.loads.isEmpty && bench.starts.isEmpty)
    bench.speak("a", inMs: 300)
    #expect(bench.lines.count == 1)
    bench.speak("b", lang: "nb")
    #expect(bench.lines.last?.voice == Self.nora)
  }

  @Test("UI-T23 EVE81 the bed gives way to the TV's own voice as well, until it has spoken")
  func ducks() throws {
    var bench = Self.bench()
    bench.speak("a", ms: 4000)
    let line = try #require(bench.lines.first)
    let floor = Decibels.linear(-10)
    #expect(abs((bench.fade(.duck)?.value(at: 3) ?? 0) - floor) < 1e-9)
    bench.pass(2000)
    bench.hear(.spoke(line, ms: 2000))
    #expect(abs((bench.fade(.duck)?.value(at: 2.9) ?? 0) - 1) < 1e-9)
  }

  @Test("EX54 how long a clip took that it spoke itself to its end is told, once")
  func spoken() throws {
    var bench = Self.bench()
    bench.speak("a")
    let line = try #require(bench.lines.first)
    bench.hear(.spoke(line, ms: 1830))
    bench.hear(.spoke(line, ms: 1830))
    #expect(bench.deeds.filter { $0 == .tellSpoken(clipId: "a", ms: 1830) }.count == 1)
  }

  @Test("EVE81 a voice that could not say a line is told of no more; another says the next")
  func fails() throws {
    var bench = Self.bench()
    bench.speak("a")
    bench.hear(.spoke(try #require(bench.lines.first), ms: nil))
    #expect(bench.desk.toldVoices.map(\.name) == ["Nora", "Klara"])
    #expect(!bench.deeds.contains { if case .tellSpoken = $0 { true } else { false } })
    bench.hear(.voices([Self.alva, Self.klara]))
    bench.speak("b")
    #expect(bench.lines.last?.voice == Self.klara)
  }

  @Test("EVE81 one voice at a time: a clip hushes the TV's own, and that cuts a clip")
  func oneAtATime() throws {
    var bench = Self.bench()
    bench.speak("a")
    let line = try #require(bench.lines.first)
    bench.pass(500)
    bench.say("b")
    #expect(bench.deeds.contains(.hush) && bench.starts.map(\.player) == [.voice])
    bench.hear(.spoke(line, ms: 500))
    #expect(bench.deeds.allSatisfy { $0 != .tellSpoken(clipId: "a", ms: 500) })
    bench.pass(500)
    bench.speak("c")
    #expect(abs((bench.stops[.voice] ?? 0) - 1.05) < 1e-9 && bench.lines.last?.clipId == "c")
  }

  @Test("ST13 EVE81 AUDIO_STOP of that clip, and an interruption, hush the TV's own voice")
  func stopped() {
    var bench = Self.bench()
    bench.speak("a")
    bench.hear("AUDIO_STOP", ["clipId": "x", "fadeOutMs": 200])
    #expect(!bench.deeds.contains(.hush))
    bench.hear("AUDIO_STOP", ["clipId": "a", "fadeOutMs": 200])
    #expect(bench.deeds.filter { $0 == .hush }.count == 1)
    bench.speak("b")
    bench.hear(.mayPlay(false))
    #expect(bench.deeds.filter { $0 == .hush }.count == 2)
    bench.speak("c")
    #expect(bench.lines.map(\.clipId) == ["a", "b"])
  }

  @Test("EVE81 without a voice of the language nothing is said, and nothing ducks")
  func noVoice() {
    var bench = Self.bench([Self.satu])
    bench.speak("a")
    #expect(bench.lines.isEmpty && bench.fade(.duck) == nil && bench.desk.toldVoices.isEmpty)
  }
}

extension SoundBench {
  mutating func speak(
    _ id: String, inMs: Int = 0, ms: Int = 2000, lang: String = "sv", rate: Double = 1
  ) {
    hear(
      "AUDIO_PLAY",
      [
        "clipId": .string(id), "url": "", "durationMs": .int(ms),
        "startAtServerMs": .int(Int(nowMs) + inMs), "text": "Hej", "showText": .bool(true),
        "volume": 1, "speak": ["lang": .string(lang), "rate": .double(rate)],
      ])
  }

  var lines: [OwnLine] {
    deeds.compactMap { if case .speak(let line) = $0 { line } else { nil } }
  }
}
