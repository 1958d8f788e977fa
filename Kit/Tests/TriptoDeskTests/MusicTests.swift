import Testing
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoDesk

@Suite struct MusicTests {
  private let travel = SoundFile.asset("music_travel_loop")

  @Test("UI-T24 UI-X6 music starts at its server moment, goes round its loop and fades in")
  func start() throws {
    var bench = SoundBench()
    bench.music("music_travel_loop", inMs: 400)
    let (player, start) = try #require(bench.starts.first)
    #expect(player == .musicA && start.file == travel)
    #expect(abs(start.atS - 0.4) < 1e-9 && start.positionS == 0.25)
    #expect(start.loop == SoundLoop(startS: 0.25, endS: 48.25))
    let fade = try #require(bench.fade(.player(.musicA)))
    #expect(fade.value(at: 0.39) == 0 && abs(fade.value(at: 0.7) - 1) < 1e-9)
  }

  @Test("UI-T24 music > 500 ms late is entered at once where it should be, else from the start")
  func late() {
    var bench = SoundBench()
    bench.music("music_travel_loop", inMs: -400)
    #expect(bench.starts.last?.start.positionS == 0.25)
    bench = SoundBench()
    bench.music("music_travel_loop", inMs: -50_000)
    #expect(abs((bench.starts.last?.start.positionS ?? 0) - 2.25) < 1e-6)
    bench = SoundBench()
    bench.music("music_travel_loop", inMs: 60_000)
    #expect(bench.starts.last?.start.atS == 0)
  }

  @Test("UI-T23 UI-X6 the next track comes on the other deck, on a beat, cross-faded in 300–800 ms")
  func change() throws {
    var bench = SoundBench()
    bench.music("music_travel_loop")
    bench.pass(3100)
    bench.begin()
    bench.music("music_followup_loop", fadeMs: 2000)
    let (player, start) = try #require(bench.starts.first)
    #expect(player == .musicB && abs(start.atS - 3.5) < 1e-9)
    let (out, into) = (bench.fade(.player(.musicA)), bench.fade(.player(.musicB)))
    for share in [0.0, 0.25, 0.5, 1] {
      let atS = 3.5 + 0.8 * share
      let (a, b) = (out?.value(at: atS) ?? 9, into?.value(at: atS) ?? 9)
      let power: Double = a * a + b * b
      #expect(abs(power - 1) < 0.01)
    }
    #expect(out?.value(at: 4.31) == 0 && abs((into?.value(at: 4.31) ?? 0) - 1) < 1e-9)
    #expect(abs((bench.stops[.musicA] ?? 0) - 4.35) < 1e-9)
  }

  @Test("AU5 UI-T23 the track that plays already goes on, with its new gain")
  func goesOn() {
    var bench = SoundBench()
    bench.music("music_travel_loop")
    bench.begin()
    bench.music("music_travel_loop")
    #expect(bench.starts.isEmpty && bench.fade(.player(.musicA)) == nil)
    bench.music("music_travel_loop", db: -6)
    #expect(abs((bench.fade(.player(.musicA))?.value(at: 9) ?? 0) - 0.501) < 0.001)
  }

  @Test("UI-H54 AU12 the host's level is −40 mute … +6 dB on the music bus alone, within its time")
  func level() {
    var bench = SoundBench()
    for (db, gain) in [(-40.0, 0.0), (-20, 0.1), (0, 1), (6, 1.995)] {
      bench.hear("MUSIC_GAIN_SET", ["gainDb": .double(db), "transitionMs": 250])
      let level = bench.fade(.musicLevel)
      #expect(abs((level?.value(at: bench.now.soundS + 0.25) ?? 9) - gain) < 0.001)
      bench.pass(1000)
    }
    #expect(!bench.deeds.contains { if case .fade(.duck, _) = $0 { true } else { false } })
    bench.music("music_travel_loop", db: 6)
    #expect(abs((bench.fade(.player(.musicA))?.value(at: 99) ?? 0) - 1) < 1e-9)
  }

  @Test("UI-T22 AU1 while sound is blocked nothing starts; then the current track joins in 300 ms")
  func blocked() throws {
    var bench = SoundBench(isAllowed: false)
    bench.music("music_travel_loop")
    #expect(bench.starts.isEmpty && bench.loads == [travel])
    bench.pass(7000)
    bench.hear(.mayPlay(true))
    let (_, start) = try #require(bench.starts.first)
    #expect(abs(start.positionS - 7.25) < 1e-6)
    #expect(bench.fade(.player(.musicA))?.endS == 7.3)
  }

  @Test("UI-X6 UI-T26 after an interruption the loop fades in where it should be by now")
  func interrupted() {
    var bench = SoundBench()
    bench.music("music_travel_loop")
    bench.pass(2000)
    bench.hear(.mayPlay(false))
    bench.pass(3000)
    bench.begin()
    bench.hear(.mayPlay(true))
    #expect(abs((bench.starts.first?.start.positionS ?? 0) - 5.25) < 1e-6)
  }

  @Test("UI-T24 a track that comes late or not at all delays nothing")
  func slow() {
    var bench = SoundBench()
    bench.fetches = false
    bench.music("music_travel_loop")
    #expect(bench.starts.isEmpty)
    bench.hear(.loaded(travel, seconds: nil))
    bench.music("music_travel_loop", inMs: 10)
    #expect(bench.starts.isEmpty && bench.loads == [travel])
    bench.music("music_followup_loop")
    bench.hear(.lost(.asset("music_followup_loop")))
    bench.music("music_followup_loop", inMs: 5)
    bench.hear(.loaded(.asset("music_followup_loop"), seconds: 40))
    #expect(bench.starts.count == 1)
    #expect(bench.starts.first?.start.loop == SoundLoop(startS: 0, endS: 40))
  }

  @Test("AU3 `music_travel_loop` in clue phases has three files, and the next is decoded ahead")
  func tracks() {
    #expect(SoundTracks.file(.travelLoop, at: 1) == .asset("music_travel_loop_2"))
    #expect(SoundTracks.file(.travelLoop, at: 3) == travel)
    #expect(SoundTracks.file(.followupLoop, at: 1) == .asset("music_followup_loop"))
    #expect(SoundTracks.soon(.scoreboard, at: 1) == [.asset("music_travel_loop_3")])
    #expect(SoundTracks.soon(.finalResults, at: 1).isEmpty)
  }

  @Test("UI-T24 clips decoded ahead push no music out, which is let go of by age")
  func shelf() {
    var bench = SoundBench()
    let names = ["a", "b", "c", "d"]
    for name in names {
      bench.lengths[.asset(name)] = 90
      bench.music(name)
    }
    #expect(bench.deeds.contains(.letGo(.asset("a"))) && !bench.deeds.contains(.letGo(.asset("c"))))
    bench.begin()
    bench.lengths[.clip("/audio/clips/x")] = 230
    bench.say("x")
    #expect(!bench.deeds.contains(.letGo(.asset("c"))))
  }
}
