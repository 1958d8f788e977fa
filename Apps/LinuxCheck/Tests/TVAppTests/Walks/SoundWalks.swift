import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoClient
import TriptoDesk
import TriptoKernel
import TriptoWire

@testable import TVApp
@testable import TriptoTVScreens

/// The blueprint's points about the TV, each a test of its name: §12, the sound.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct TVWalks {
  static let table = Cast(count: 3, rides: false)

  @Test("§12.1 UI-T22 Apple TV is the room's source of sound: speech, music and effects")
  func source() async {
    let (tv, speaker) = TVSet.sounding()
    await tv.clue(Self.table)
    await tv.music("music_travel_loop")
    await tv.say("clue")
    await tv.effect("sfx_brake")
    #expect(speaker.starts.map(\.player) == [.musicA, .voice, .effect(0)])
  }

  @Test("§12.2.1 AU3 music bed: one loop under the journey, another under the questions")
  func bed() async {
    let (tv, speaker) = TVSet.sounding()
    await tv.clue(Self.table)
    await tv.music("music_travel_loop")
    #expect(speaker.start(of: .asset("music_travel_loop"))?.loop != nil)
    await tv.pass(3000)
    await tv.question(Self.table)
    await tv.music("music_followup_loop")
    #expect(speaker.start(of: .asset("music_followup_loop"))?.loop != nil)
    #expect(speaker.stop(of: .musicA) != nil && speaker.starts.last?.player == .musicB)
  }

  @Test("§12.2.2 UI-T25 voice: intro, clues, questions and reveal are said, one at a time")
  func voice() async {
    let (tv, speaker) = TVSet.sounding()
    for (place, show) in [TVSet.clue, TVSet.question, TVSet.reveal].enumerated() {
      await show(tv)(Self.table)
      await tv.say("line-\(place)")
      #expect(speaker.start(of: .clip("/audio/clips/line-\(place)")) != nil)
    }
    #expect(Set(speaker.starts.map(\.player)) == [.voice])
  }

  @Test(
    "§12.2.3 UI-X6 effects, from four players: brake, lock, reveal, fanfare; also where the server has no file of them"
  )
  func effects() async {
    let (tv, speaker) = TVSet.sounding()
    let all = ["sfx_brake", "sfx_lock", "sfx_reveal", "sfx_winner_fanfare"]
    speaker.missing = Set(all.map { .asset($0) })
    await tv.clue(Self.table)
    for sfx in all {
      await tv.effect(sfx)
      #expect(speaker.start(of: .asset(sfx)) != nil, "\(sfx)")
    }
    #expect(speaker.starts.map(\.player) == (0..<4).map { .effect($0) })
  }

  @Test("§12.2 UI-T23 while the voice speaks music is ducked by itself, and comes back after")
  func duck() async throws {
    let (tv, speaker) = TVSet.sounding()
    await tv.clue(Self.table)
    await tv.music("music_travel_loop")
    await tv.say("clue", ms: 4000)
    let duck = try #require(speaker.fade(.duck))
    let low = duck.value(at: speaker.soundS + 2)
    #expect(abs(low - 0.3162) < 0.001 && abs(duck.value(at: speaker.soundS + 5) - 1) < 1e-6)
    await tv.effect("sfx_lock")
    #expect(speaker.fade(.player(.effect(0)))?.value(at: speaker.soundS + 2) == 1)
  }

  @Test("§12.3 AU5 the server says what plays: MUSIC_SET begins, MUSIC_STOP fades out")
  func stop() async throws {
    let (tv, speaker) = TVSet.sounding()
    await tv.clue(Self.table)
    await tv.music("music_travel_loop")
    await tv.pass(2000)
    await tv.hear("MUSIC_STOP", ["fadeOutMs": 600])
    let fade = try #require(speaker.fade(.player(.musicA)))
    #expect(fade.value(at: speaker.soundS + 0.61) == 0)
    #expect(abs((speaker.stop(of: .musicA) ?? 0) - speaker.soundS - 0.65) < 0.02)
    await tv.scores(Self.table)
    #expect(speaker.starts.count == 1)
  }

  @Test("§12.4 UI-T24 AUDIO_PLAY is fetched from the server and begins at its `startAtServerMs`")
  func clip() async throws {
    let (tv, speaker) = TVSet.sounding()
    await tv.clue(Self.table)
    await tv.say("clue", inMs: 400)
    #expect(speaker.deeds.contains(.load(.clip("/audio/clips/clue"))))
    let start = try #require(speaker.start(of: .clip("/audio/clips/clue")))
    #expect(abs(start.atS - speaker.soundS - 0.4) < 0.05)
  }

  @Test(
    "§12.4 UI-X6 a loop begins at its `startAtServerMs` and goes round on the TV until MUSIC_STOP")
  func loop() async throws {
    let (tv, speaker) = TVSet.sounding()
    await tv.clue(Self.table)
    await tv.music("music_travel_loop", inMs: 600)
    let start = try #require(speaker.start(of: .asset("music_travel_loop")))
    #expect(abs(start.atS - speaker.soundS - 0.6) < 0.05)
    #expect(start.loop?.startS == 0.25 && start.loop?.endS == 48.25)
    await tv.pass(10_000)
    #expect(speaker.stop(of: .musicA) == nil)
  }

  @Test("§12.5 UI-X6 two players for music, one for the voice, four for effects")
  func players() {
    #expect(SoundPlayer.all.count == 7 && Set(SoundPlayer.all).count == 7)
  }

  @Test("§12.5 UI-T23 music fades in and out in 300–800 ms, without a hard cut")
  func fades() async throws {
    let (tv, speaker) = TVSet.sounding()
    await tv.clue(Self.table)
    await tv.music("music_travel_loop", fadeMs: 300)
    let into = try #require(speaker.fade(.player(.musicA)))
    #expect(into.value(at: speaker.soundS) < 0.1 && into.value(at: speaker.soundS + 0.31) > 0.99)
    await tv.pass(3000)
    await tv.music("music_followup_loop", fadeMs: 2000)
    let (out, next) = (speaker.fade(.player(.musicA)), speaker.fade(.player(.musicB)))
    #expect(out?.endS == next?.endS)
    #expect((out?.value(at: (out?.endS ?? 0) - 0.4) ?? 0) > 0.1)
  }

  @Test("§12.5 UI-H54 the host's music level is obeyed, Off is mute, and the voice keeps its own")
  func level() async throws {
    let (tv, speaker) = TVSet.sounding()
    await tv.clue(Self.table)
    await tv.say("clue")
    speaker.begin()
    await tv.hear("MUSIC_GAIN_SET", ["gainDb": -40, "transitionMs": 300])
    #expect(speaker.fade(.musicLevel)?.value(at: speaker.soundS + 0.4) == 0)
    #expect(speaker.fade(.player(.voice)) == nil)
  }

  @Test("§12.6 every sound that the TV plays has its licence beside it")
  func licences() throws {
    let manifest = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../../Soundtrack/manifest.json").standardizedFileURL
    let json = try JSONValue(parsing: Data(contentsOf: manifest))
    guard case .array(let assets)? = json["assets"] else { return #expect(Bool(false)) }
    #expect(assets.count >= SfxID.allCases.count)
    for asset in assets {
      guard case .string(let license)? = asset["licenseMeta"]?["license"] else {
        Issue.record("\(asset["id"] ?? .null) has none")
        continue
      }
      #expect(!license.isEmpty)
    }
  }
}
