@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoDesign
import TriptoKernel

@testable import TVApp
@testable import TriptoTVScreens

/// What lies over the pictures: captions, toasts, a lost link.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct OverTests {
  /// The fullest of each.
  private nonisolated static let scenes = TVScene.all([20]).filter { $0.name != "paused" }

  @Test(
    "UI-T25 UI-E7 a caption of two lines is in the margin and never on train, podium, rows or names",
    arguments: scenes)
  func captions(_ scene: TVScene) async throws {
    let tv = TVSet()
    await scene.play(tv, scene.cast)
    await tv.hear("AUDIO_PLAY", Self.spoken)
    await tv.until { tv.app.captions.count == 2 }
    let picture = await tv.picture(1.1)
    Album.keep(await tv.picture(), "caption-\(scene.testDescription)")
    let banner = try #require(picture.regions["caption"])
    SceneTests.check(
      picture, "\(scene.testDescription) with a caption", over: Self.foot(scene))
    if tv.app.train != nil { #expect(banner.maxY <= TrainMeasure.top) }
    for name in ["podium", "standings", "sign", "postcard", "corner-code", "clock", "level"] {
      let other = picture.regions[name] ?? .null
      #expect(!banner.intersects(other), "\(scene.testDescription): \(name)")
    }
  }

  /// NB: in the lobby it may lie over what can be done next, which is no name.
  private static func foot(_ scene: TVScene) -> CGRect {
    scene.name == "lobby" ? CGRect(x: 0, y: 786, width: 1920, height: 104) : .null
  }

  /// Two lines of 42 letters.
  private static let spoken: JSONValue = [
    "clipId": "c", "url": "/c", "durationMs": 4000, "startAtServerMs": .int(TVSet.nowMs),
    "text": "Tåget rullar vidare genom en natt med mycket månsken, och spåret svänger här",
    "showText": .bool(true), "volume": 1,
  ]

  @Test("UI-T25 the captions' kind is told where else captions stand", arguments: scenes)
  func kind(_ scene: TVScene) async {
    let tv = TVSet()
    await scene.play(tv, scene.cast)
    tv.app.nextCaptions()
    await Self.look(tv, for: "captions-told", scene)
  }

  @Test(
    "UI-T27 UI-T19 host away and a changed verdict are told in the same place",
    arguments: scenes.filter { ["lobby", "clue", "reveal", "scores"].contains($0.name) })
  func told(_ scene: TVScene) async {
    let tv = TVSet()
    await scene.play(tv, scene.cast)
    await tv.hostLeaves()
    await Self.look(tv, for: "host-away", scene)
    await tv.changeVerdict(scene.cast)
    await tv.until { tv.app.notices?.changed != nil }
    await Self.look(tv, for: "changed", scene)
  }

  private static func look(_ tv: TVSet, for toast: String, _ scene: TVScene) async {
    let picture = await tv.picture(1.1)
    let what = "\(scene.testDescription), \(toast)"
    let place = picture.regions[toast] ?? .null
    SceneTests.check(picture, what, over: foot(scene))
    #expect(!place.isNull, "\(what)")
    Album.keep(await tv.picture(), "\(toast)-\(scene.testDescription)")
  }

  @Test(
    "UI-T26 UI-E8 the network is lost in every phase and for ten minutes: the picture stays, and then the game goes on",
    arguments: TVScene.all([2]))
  func lost(_ scene: TVScene) async {
    let tv = TVSet()
    await scene.play(tv, scene.cast)
    // NB: what is drawn has been heard of; the last message alone may be still on its way to the model.
    _ = await tv.picture()
    let shown = tv.app.identifier
    tv.world.refuse(1000)
    tv.socket?.end(1006)
    await tv.rest()
    for _ in 0..<10 { await tv.pass(60_000) }
    let picture = await tv.picture()
    SceneTests.check(
      picture, "\(scene.testDescription) without a network", over: Self.foot(scene))
    #expect(picture.regions["link"] != nil && tv.app.identifier == shown)
    tv.world.refuse(0)
    await tv.pass(10_000)
    await tv.until { tv.world.opened.count == 2 }
    await tv.comeBack()
    #expect(tv.app.link == nil && tv.app.identifier == "phase.LOBBY")
  }

  @Test("UI-A21 a newer server: a phase that the app lacks is told, and the next one is shown")
  func newer() async {
    let tv = TVSet()
    await tv.phase("KARAOKE", Cast(count: 2, rides: false))
    #expect(
      (await tv.picture()).text("Appen är för gammal för den här servern. Uppdatera appen.") != nil)
    await tv.hear("SING_ALONG", ["song": "Vem kan segla"])
    await tv.clue(Cast(count: 2, rides: false))
    #expect((await tv.picture()).regions["clue"] != nil)
  }

  @Test("UI-A21 EX3 an older server, which knows no extensions, gives the whole show")
  func older() async {
    let tv = TVSet(isOld: true)
    for play in [TVSet.clue, TVSet.brake, TVSet.reveal, TVSet.question, TVSet.scores] {
      await play(tv)(Cast(count: 2, rides: false))
      SceneTests.check(await tv.picture(), tv.app.identifier)
    }
    #expect(tv.socket?.sentTypes.contains("TV_AUDIO") == false && tv.host.complaints.isEmpty)
  }
}
