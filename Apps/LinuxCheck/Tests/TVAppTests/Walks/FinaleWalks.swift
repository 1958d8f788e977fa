@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoClient
import TriptoDesk
import TriptoKernel
import TriptoTestWorld
import TriptoWire

@testable import TVApp
@testable import TriptoTVScreens

// §12.7, the finale's time line, and §14, the parts of the TV's app.
extension TVWalks {
  private static func finale(_ change: JSONValue = .null) async -> (TVSet, Loudspeaker) {
    let (tv, speaker) = TVSet.sounding()
    await tv.clue(table)
    await tv.music("music_travel_loop")
    await tv.pass(2000)
    speaker.begin()
    await tv.phase(
      "FINAL_RESULTS", table, change == .null ? [:] : ["scoreboard": change])
    return (tv, speaker)
  }

  private static func trigger(_ tv: TVSet, _ effect: String) async {
    await tv.hear(
      "UI_EFFECT_TRIGGER",
      ["effectId": .string(effect), "intensity": "high", "durationMs": 2500, "params": [:]])
  }

  @Test(
    "§12.7 A UI-T20 the server reckons winner and ties, and the TV shows nobody before its event")
  func nobodyBefore() async {
    let (tv, _) = await Self.finale()
    let picture = await tv.picture()
    #expect(!picture.texts.contains { $0.text.contains(Self.table.name(0)) })
  }

  @Test("§12.7 B FINAL_RESULTS: music out in 600 ms, and the sting at its time")
  func opens() async {
    let (tv, speaker) = await Self.finale()
    await tv.hear("MUSIC_STOP", ["fadeOutMs": 600])
    await tv.effect("sfx_sting_build", inMs: 250)
    let out = speaker.fade(.player(.musicA))
    #expect(abs((out?.endS ?? 0) - speaker.soundS - 0.6) < 0.05)
    let sting = speaker.start(of: .asset("sfx_sting_build"))
    #expect(abs((sting?.atS ?? 0) - speaker.soundS - 0.25) < 0.05)
  }

  @Test("§12.7 C t0.0 the picture is dim, *Och vinnaren är…*")
  func dim() async {
    let (tv, _) = await Self.finale()
    #expect(await tv.picture().text("Och vinnaren är…") != nil)
    #expect(tv.app.ride?.glass == .finale)
  }

  @Test("§12.7 C t0.8 the drum roll, cut from its loop")
  func drums() async {
    let (tv, speaker) = await Self.finale()
    await tv.pass(800)
    await tv.effect("sfx_drumroll")
    let start = speaker.start(of: .asset("sfx_drumroll"))
    let stop = speaker.stop(of: .effect(0)) ?? 0
    #expect(start != nil && (2.0...5.0).contains(stop - (start?.atS ?? 0)))
  }

  @Test("§12.7 C t3.2 the winner with points, fanfare and confetti for 2.5 s")
  func winner() async {
    let (tv, speaker) = await Self.finale()
    for effect in ["podium_third", "podium_second", "podium_first", "confetti"] {
      await Self.trigger(tv, effect)
    }
    await tv.effect("sfx_winner_fanfare")
    let picture = await tv.picture()
    #expect(picture.text("Vi har en vinnare!") != nil && picture.text("Alva") != nil)
    #expect(picture.text("\(Self.table.points(0)) p") != nil)
    guard case .finale(let finale)? = tv.app.picture else { return #expect(Bool(false)) }
    #expect(finale.hasConfetti && speaker.start(of: .asset("sfx_winner_fanfare")) != nil)
  }

  @Test("§12.7 C t3.2–7.0 the podium with the first three")
  func podium() async {
    let (tv, _) = await Self.finale()
    for effect in ["podium_third", "podium_second", "podium_first"] {
      await Self.trigger(tv, effect)
    }
    let picture = await tv.picture()
    #expect(picture.regions["podium"] != nil)
    for place in 0..<3 { #expect(picture.text(Self.table.name(place)) != nil) }
  }

  @Test("§12.7 C t7.0–10.5 all standings and *Tack för ikväll!*; t10.5 they stay in ROUND_END")
  func standings() async {
    let (tv, _) = await Self.finale()
    await tv.finale(Self.table)
    var picture = await tv.picture()
    #expect(picture.text("Tack för ikväll!") != nil && picture.regions["standings"] != nil)
    await tv.phase("ROUND_END", Self.table)
    picture = await tv.picture()
    #expect(picture.regions["standings"] != nil && picture.control("leave") != nil)
  }

  @Test("§12.7 D a tie is *Delad vinst!* with confetti all the same")
  func tie() async {
    let rows: [JSONValue] = (0..<3).map { place in
      [
        "playerId": .string(Self.table.id(place)), "name": .string(Self.table.name(place)),
        "score": place == 2 ? 1 : 9, "rank": place == 2 ? 3 : 1,
      ]
    }
    let (tv, _) = await Self.finale(.array(rows))
    for effect in ["podium_third", "podium_first", "confetti"] { await Self.trigger(tv, effect) }
    #expect(await tv.picture().text("Delad vinst!") != nil)
    guard case .finale(let finale)? = tv.app.picture else { return #expect(Bool(false)) }
    #expect(finale.hasConfetti)
  }

  @Test("§12.7 D UI-T21 ended by the host: it says so, without a fanfare")
  func aborted() async {
    let (tv, speaker) = await Self.finale()
    await tv.phase("ROUND_END", Self.table)
    await tv.hear("GAME_ENDED_EVENT", Frames.golden("GAME_ENDED_EVENT")["payload"] ?? .null)
    #expect(await tv.picture().text("Spelet är avslutat.") != nil)
    #expect(speaker.start(of: .asset("sfx_winner_fanfare")) == nil)
  }

  @Test("§14 shared: networking over one socket, state by snapshots and patches with versions")
  func shared() async {
    let (tv, _) = TVSet.sounding()
    await tv.clue(Self.table)
    #expect(tv.world.opened.count == 1 && tv.app.game.state?.phase == .clueLevel)
    #expect(tv.app.game.live != nil)
  }

  @Test("§14 tvOS: lobby, clue, reveal, question and scoreboard each have a view of their own")
  func views() async {
    let (tv, _) = TVSet.sounding()
    let screens: [(String, (TVSet) -> (Cast) async -> Void)] = [
      ("players", TVSet.lobby), ("clue", TVSet.clue), ("sign", TVSet.reveal),
      ("question", TVSet.question), ("standings", TVSet.scores),
    ]
    for (name, show) in screens {
      await show(tv)(Self.table)
      #expect(await tv.picture().regions[name] != nil, "\(name)")
    }
  }

  @Test(
    "§14 tvOS UI-T24 sounds are decoded ahead of their cue, and begun by the sound card's clock")
  func buffers() async {
    let (tv, speaker) = TVSet.sounding()
    await tv.clue(Self.table)
    await tv.hear(
      "TTS_PREFETCH",
      ["clips": [["clipId": "next", "url": "/audio/clips/next", "durationMs": 4000]]])
    #expect(speaker.deeds.contains(.load(.clip("/audio/clips/next"))) && speaker.starts.isEmpty)
    await tv.say("next", inMs: 300)
    let start = speaker.start(of: .clip("/audio/clips/next"))
    #expect(abs((start?.atS ?? 0) - speaker.soundS - 0.3) < 0.05)
  }
}
