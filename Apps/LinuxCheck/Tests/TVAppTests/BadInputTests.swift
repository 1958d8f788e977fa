@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoClient
import TriptoDesk
import TriptoKernel
import TriptoWire

@testable import TVApp
@testable import TriptoTVScreens

/// What goes wrong around a TV: the picture stays, in words of the catalogue, and the show goes on.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct BadInputTests {
  private static let clip = SoundFile.clip("/audio/clips/clue")

  private static func show() async -> (TVSet, Loudspeaker) {
    let (tv, speaker) = TVSet.sounding()
    await tv.clue(Cast(count: 3, rides: true))
    return (tv, speaker)
  }

  @Test("UI-T24 a clip that is missing or broken shows its text, and delays nothing")
  func missingClip() async {
    let (tv, speaker) = await Self.show()
    speaker.missing = [Self.clip]
    await tv.say("clue")
    await tv.until { tv.app.captions == ["Välkommen ombord."] }
    #expect(speaker.start(of: Self.clip) == nil && speaker.fade(.duck) == nil)
    await tv.goesOn(speaker)
  }

  @Test("UI-T24 a clip whose network is lost is asked for again at its next cue")
  func lostClip() async {
    let (tv, speaker) = await Self.show()
    speaker.lost = [Self.clip]
    await tv.say("clue")
    #expect(speaker.start(of: Self.clip) == nil)
    speaker.lost = []
    await tv.pass(6000)
    await tv.say("clue")
    #expect(speaker.start(of: Self.clip) != nil)
    await tv.goesOn(speaker)
  }

  @Test("UI-T24 a slow clip is begun when it is there, late by more than 500 ms at once")
  func slowClip() async {
    let (tv, speaker) = await Self.show()
    speaker.slow = [Self.clip]
    await tv.say("clue")
    await tv.pass(1200)
    #expect(speaker.start(of: Self.clip) == nil)
    tv.app.sound(.loaded(Self.clip, seconds: 4))
    #expect(speaker.start(of: Self.clip)?.atS == speaker.soundS)
    await tv.goesOn(speaker)
  }

  @Test(
    "UI-T22 UI-X6 EX38 no audio route: nothing asks for a press, the server is told, and the loop joins later"
  )
  func noRoute() async {
    let (tv, speaker) = await Self.show()
    tv.app.sound(.mayPlay(false))
    await tv.until { tv.told.last == "blocked" }
    await tv.music("music_travel_loop")
    #expect(speaker.starts.isEmpty)
    #expect(await tv.picture().controls.isEmpty)
    await tv.pass(5000)
    tv.app.sound(.mayPlay(true))
    await tv.until { tv.told.last == "running" }
    let position = speaker.start(of: .asset("music_travel_loop"))?.positionS ?? 0
    #expect(abs(position - 5.25) < 0.1)
    await tv.goesOn(speaker)
  }

  @Test("UI-X6 UI-T26 an interruption: the loop fades in where it should be by now")
  func interruption() async throws {
    let (tv, speaker) = await Self.show()
    await tv.music("music_travel_loop")
    await tv.pass(2000)
    tv.app.sound(.mayPlay(false))
    await tv.pass(3000)
    speaker.begin()
    tv.app.sound(.mayPlay(true))
    let start = try #require(speaker.start(of: .asset("music_travel_loop")))
    #expect(abs(start.positionS - 5.25) < 0.1)
    let fade = try #require(speaker.fade(.player(.musicA)) ?? speaker.fade(.player(.musicB)))
    #expect(abs(fade.endS - speaker.soundS - 0.3) < 1e-6)
  }

  @Test(
    "UI-X8 UI-T29 sleep and waking: relaunched or woken the picture stays, and a dead socket is replaced"
  )
  func sleep() async {
    let (tv, speaker) = await Self.show()
    await tv.app.sleep()
    await tv.pass(600_000)
    await tv.app.appear()
    let picture = await tv.picture()
    #expect(picture.regions["clue"] != nil && tv.app.staysAwake)
    // NB: what the socket does not answer then shows that it is dead.
    for _ in 0..<4 where tv.world.opened.count < 2 { await tv.pass(12_000) }
    await tv.until { tv.world.opened.count > 1 }
    await tv.comeBack()
    #expect(tv.app.identifier == "phase.LOBBY" && tv.app.link == nil)
    _ = speaker
  }

  @Test(
    "UI-X2 a game of Bonjour's vanishes while it is chosen: it says why, and code entry is left")
  func vanished() async throws {
    let gone: JSONValue = ["error": "Not found", "message": "gone"]
    let tv = TVSet([(404, gone)], seat: nil)
    tv.app.launch.found([
      NearbyService(
        name: "ABC234", host: "phone.local", port: 5000,
        text: ["sessionId": "s", "joinCode": "ABC234", "destinations": "3"])
    ])
    await tv.host.settle()
    let button = try #require(
      (await tv.picture()).controls.first {
        $0.identifier?.hasPrefix("nearby-") == true
      }?.identifier)
    try tv.host.press(button)
    tv.app.launch.found([])
    await tv.until { tv.app.launch.codeError != nil && !tv.app.launch.isBusy }
    let picture = await tv.picture()
    SceneTests.check(picture, "a game that has gone")
    #expect(picture.regions["code-error"] != nil)
  }

  @Test(
    "UI-X2 Bonjour refused by the person: it is told in words, and code entry and address remain")
  func refused() async {
    for language in ["sv", "en"] {
      let tv = TVSet([], seat: nil, language: language)
      tv.app.launch.sees(.refused)
      let picture = await tv.picture()
      SceneTests.check(picture, "Bonjour refused")
      #expect(picture.regions["nearby-refused"] != nil)
      for name in ["start", "code-input", "server-address"] {
        #expect(picture.control(name) != nil)
      }
      tv.app.launch.sees(.services([]))
      #expect(await tv.picture().regions["nearby-refused"] == nil)
    }
  }

  @Test("UI-T24 UI-E7 a silent clip carries its caption, ducks nothing, and delays nothing")
  func silentClip() async {
    let (tv, speaker) = await Self.show()
    await tv.hear(
      "AUDIO_PLAY",
      [
        "clipId": "clue", "url": "/audio/clips/clue", "durationMs": 4000,
        "startAtServerMs": .int(tv.serverMs), "text": "Välkommen ombord.", "showText": .bool(true),
        "volume": 0,
      ])
    await tv.until { tv.app.captions == ["Välkommen ombord."] }
    #expect(speaker.start(of: Self.clip) == nil && speaker.fade(.duck) == nil)
    await tv.goesOn(speaker)
  }

  @Test("UI-X2 where nothing is found nearby, code entry and address remain")
  func nothingNearby() async {
    let tv = TVSet([], seat: nil)
    tv.app.launch.found([])
    let picture = await tv.picture()
    for name in ["start", "code-input", "server-address"] { #expect(picture.control(name) != nil) }
  }
}
