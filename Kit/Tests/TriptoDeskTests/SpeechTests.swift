import Testing
import TriptoClient
import TriptoKernel
import TriptoTestWorld

@testable import TriptoDesk

@Suite struct SpeechTests {
  @Test("UI-T23 AU6 a voice ducks music by 10 dB, 150 ms down and 900 up, and clips extend it")
  func ducks() throws {
    var bench = SoundBench()
    bench.say("a", ms: 4000)
    let duck = try #require(bench.fade(.duck))
    let floor = Decibels.linear(-10)
    #expect(duck.value(at: 0) == 1 && abs(duck.value(at: 0.15) - floor) < 1e-9)
    #expect(abs(duck.value(at: 4) - floor) < 1e-9 && abs(duck.value(at: 4.9) - 1) < 1e-9)
    #expect(abs(duck.value(at: 4.45) - Decibels.linear(-5)) < 1e-6)
    bench.pass(3000)
    bench.say("b", ms: 4000)
    let longer = try #require(bench.fade(.duck))
    #expect(abs(longer.value(at: 3.5) - floor) < 1e-9 && abs(longer.value(at: 7) - floor) < 1e-9)
  }

  @Test("UI-T24 a clip is decoded ahead and starts at its server moment; the same one starts once")
  func starts() {
    var bench = SoundBench()
    bench.hear(
      "TTS_PREFETCH", ["clips": [["clipId": "a", "url": "/audio/clips/a", "durationMs": 4000]]])
    #expect(bench.loads == [.clip("/audio/clips/a")])
    bench.say("a", inMs: 300)
    #expect(bench.starts.map(\.player) == [.voice] && abs(bench.starts[0].start.atS - 0.3) < 1e-9)
    bench.say("a", inMs: 300)
    #expect(bench.starts.count == 1 && bench.loads.count == 1)
  }

  @Test("UI-T24 one clip cuts the other in 50 ms, with one player for the voice")
  func cuts() {
    var bench = SoundBench()
    bench.say("a")
    bench.pass(1000)
    bench.begin()
    bench.say("b")
    #expect(abs((bench.stops[.voice] ?? 0) - 1.05) < 1e-9)
    #expect(abs((bench.starts.first?.start.atS ?? 0) - 1.05) < 1e-9)
    let fade = bench.fade(.player(.voice))
    #expect(abs((fade?.value(at: 1.025) ?? 0) - 0.5) < 1e-9 && fade?.value(at: 1.05) == 0)
    #expect(fade?.value(at: 1.1) == 1)
  }

  @Test("ST13 UI-T23 a clip that is stopped fades, and the bed comes back")
  func stopped() {
    var bench = SoundBench()
    bench.say("a")
    bench.pass(1000)
    bench.hear("AUDIO_STOP", ["clipId": "x", "fadeOutMs": 200])
    #expect(bench.stops.isEmpty)
    bench.hear("AUDIO_STOP", ["clipId": "a", "fadeOutMs": 200])
    #expect(abs((bench.stops[.voice] ?? 0) - 1.2) < 1e-9)
    #expect(abs((bench.fade(.duck)?.value(at: 1.9) ?? 0) - 1) < 1e-9)
  }

  @Test("UI-T24 a clip that is stopped while it is fetched, or missing, does not start")
  func gone() {
    var bench = SoundBench()
    bench.fetches = false
    bench.say("a")
    bench.hear("AUDIO_STOP", ["clipId": "a", "fadeOutMs": 0])
    bench.hear(.loaded(.clip("/audio/clips/a"), seconds: 4))
    bench.say("b")
    bench.hear(.loaded(.clip("/audio/clips/b"), seconds: nil))
    #expect(bench.starts.isEmpty && bench.fade(.duck) == nil)
  }

  @Test("UI-T22 UI-T26 a clip is joined where it should be by now, unless it is nearly over")
  func joins() {
    var bench = SoundBench(isAllowed: false)
    bench.lengths[.clip("/audio/clips/a")] = 4
    bench.say("a")
    bench.pass(1500)
    bench.hear(.mayPlay(true))
    #expect(bench.starts.first?.start.positionS == 1.5)
    bench.hear(.mayPlay(false))
    bench.pass(2300)
    bench.begin()
    bench.hear(.mayPlay(true))
    #expect(bench.starts.isEmpty)
  }

  @Test("EV54 UI-X6 the voice's volume is 0–2, and at 0 a clip only carries its caption")
  func volume() {
    var bench = SoundBench()
    bench.say("a", volume: 9)
    #expect(bench.fade(.player(.voice))?.value(at: 1) == 2)
    bench.begin()
    bench.say("b", volume: 0)
    #expect(bench.starts.isEmpty && bench.stops[.voice] != nil)
  }

  @Test("EV57 a line outside the clips is said at once where it has a sound")
  func line() {
    var bench = SoundBench()
    bench.hear("VOICE_LINE", ["text": "Hej", "phraseId": "p", "displayDurationMs": 3000])
    #expect(bench.starts.isEmpty)
    bench.hear(
      "VOICE_LINE",
      ["text": "Hej", "phraseId": "p", "clipId": "c", "url": "/c", "durationMs": 900])
    #expect(bench.starts.map(\.player) == [.voice])
  }

  @Test("UI-T24 sounds are fetched from the server, also where a clip names a loopback host")
  func addresses() throws {
    let server = try ServerAddress(typed: "http://tv.local:3000")
    let brake = SoundFile.asset("sfx_brake").url(of: server)
    #expect(brake == "http://tv.local:3000/audio/sfx_brake.m4a")
    let clip = SoundFile.clip("http://localhost:3000/audio/clips/a?k=1%2F2")
    #expect(clip.url(of: server) == "http://tv.local:3000/audio/clips/a?k=1%2F2")
    #expect(SoundFile.clip("/a").url(of: server) == "http://tv.local:3000/a")
    #expect(SoundFile.clip("http://10.0.0.2/a").url(of: server) == "http://10.0.0.2/a")
  }
}
