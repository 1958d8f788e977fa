import Foundation
import Testing
import TriptoClient
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TriptoDesk

@Suite struct EffectTests {
  private func sfx(_ id: String, atMs: Double) -> JSONValue {
    ["sfxId": .string(id), "startAtServerMs": .int(Int(atMs)), "volume": .double(0.9)]
  }

  @Test("UI-X6 UI-T23 effects take four players in turn, and duck nothing")
  func four() {
    var bench = SoundBench()
    for id in ["sfx_brake", "sfx_lock", "sfx_reveal", "sfx_sting_build", "sfx_brake"] {
      bench.hear("SFX_PLAY", sfx(id, atMs: bench.nowMs + 100))
    }
    #expect(bench.starts.map(\.player) == [0, 1, 2, 3, 0].map { .effect($0) })
    #expect(bench.starts.allSatisfy { abs($0.start.atS - 0.1) < 1e-9 })
    #expect(bench.fade(.duck) == nil && bench.fade(.player(.effect(1)))?.value(at: 1) == 0.9)
  }

  @Test("UI-T23 effects are not cut off, but the drum roll, whose file is a longer one")
  func roll() {
    var bench = SoundBench()
    bench.hear("SFX_PLAY", sfx("sfx_drumroll", atMs: bench.nowMs))
    #expect(bench.stops[.effect(0)] == 2.4)
    #expect(bench.fade(.player(.effect(0)))?.value(at: 2.4) == 0)
  }

  @Test("EX10 UI-T11 a brake is heard from its first press on")
  func pending() {
    var bench = SoundBench()
    bench.hear("BRAKE_PENDING", ["clueLevelPoints": 8, "holdMs": 120])
    #expect(bench.starts.map(\.start.file) == [.asset("sfx_brake")])
  }

  @Test("UI-T24 a missing sound delays nothing: one that comes long after is not played")
  func stale() {
    var bench = SoundBench()
    bench.fetches = false
    bench.hear("SFX_PLAY", sfx("sfx_reveal", atMs: bench.nowMs))
    bench.pass(5000)
    bench.hear(.loaded(.asset("other"), seconds: 1))
    bench.hear(.loaded(.asset("sfx_reveal"), seconds: 1))
    #expect(bench.starts.isEmpty)
  }

  @Test(
    "EVE53 UI-T16 the right option is heard once, glad when somebody knew it; an evening's is told")
  func answer() {
    var bench = SoundBench()
    let results: JSONValue = [
      "currentQuestionIndex": 0, "correctAnswer": "Seine", "nextQuestionIndex": .null,
      "results": [
        [
          "playerId": "a", "playerName": "Alva", "answerText": "", "isCorrect": .bool(true),
          "pointsAwarded": 2,
        ]
      ],
    ]
    bench.hear("FOLLOWUP_RESULTS", results)
    bench.hear("FOLLOWUP_RESULTS", results)
    #expect(bench.starts.map(\.start.file) == [.asset("sfx_followup_correct")])
    bench = SoundBench()
    bench.hear(.game(Frames.game("EX-evening-reveal")))
    bench.begin()
    bench.hear("FOLLOWUP_RESULTS", results)
    #expect(bench.starts.isEmpty)
  }

  @Test("PR31 UI-T22 UI-T26 a TV that comes in the middle joins the track, with the host's level")
  func joins() {
    let start = Milliseconds(SoundBench.epochMs) - 5000
    var bench = SoundBench(kept: KeptTrack("music_travel_loop \(start)"))
    bench.hear(.game(Frames.game("TV")))
    #expect(abs((bench.fade(.musicLevel)?.value(at: 1) ?? 0) - Decibels.linear(-6)) < 1e-9)
    #expect(abs((bench.starts.first?.start.positionS ?? 0) - 5.25) < 1e-6)
    #expect(bench.loads.contains(.asset("music_followup_loop")))
    #expect(bench.loads.contains(.asset("sfx_brake")))
    bench.begin()
    bench.hear(.game(Frames.game("TV")))
    #expect(bench.deeds.isEmpty)
  }

  @Test("UI-T24 a missing effect delays nothing: it is made on the spot, and no other sound is")
  func made() throws {
    var bench = SoundBench()
    bench.fetches = false
    bench.hear("SFX_PLAY", sfx("sfx_brake", atMs: bench.nowMs))
    bench.hear(.loaded(.asset("sfx_brake"), seconds: nil))
    #expect(bench.deeds.last == .make(.asset("sfx_brake")) && bench.starts.isEmpty)
    bench.hear(.loaded(.asset("sfx_brake"), seconds: 0.55))
    #expect(bench.starts.map(\.start.file) == [.asset("sfx_brake")])
    bench.hear("SFX_PLAY", sfx("sfx_other", atMs: bench.nowMs))
    bench.hear(.loaded(.asset("sfx_other"), seconds: nil))
    #expect(bench.starts.count == 1 && !bench.deeds.contains(.make(.asset("sfx_other"))))
    #expect(EffectSynth.ids == Set(SoundDesk.effects) && EffectSynth.samples("x") == nil)
    for id in EffectSynth.ids {
      let samples = try #require(EffectSynth.samples(id))
      let loudest = samples.map { abs($0) }.max() ?? 0
      #expect(loudest > 0.02 && loudest <= 1, "\(id)")
      #expect(abs(samples.last ?? 1) < 0.01 && samples.allSatisfy(\.isFinite), "\(id)")
    }
  }

  @Test("UI-T24 the server's list of sounds gives the loops")
  func manifest() throws {
    let file = Frames.folder.appending(path: "../../../../Soundtrack/manifest.json")
    let assets = try SoundAsset.list(Data(contentsOf: file.standardizedFileURL))
    let ids = Set(assets.map(\.id))
    #expect(SoundDesk.effects.allSatisfy(ids.contains))
    #expect(assets.first { $0.id == "music_travel" }?.loop == SoundLoop(startS: 0.25, endS: 32.25))
    #expect(throws: (any Error).self) { try SoundAsset.list(Data("[]".utf8)) }
    #expect(KeptTrack("a b") == nil && KeptTrack(id: "a", startMs: 7).text == "a 7")
  }
}
