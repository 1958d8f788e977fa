@_spi(Testing) import Drawing
import Foundation
import Testing
import TriptoClient
import TriptoDesk
import TriptoKernel
import TriptoTestWorld

@testable import TVApp
@testable import TriptoTVScreens

/// Servers of another age, and such that make no sense.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct TVOtherServerTests {
  private static let table = Cast(count: 3, rides: true)

  @Test(
    "UI-A21 UI-T32 a server that knows no screens is asked every five seconds; start, code and address remain"
  )
  func noScreens() async throws {
    let none: JSONValue = ["error": "Not found", "message": "no such path"]
    let tv = TVSet(Array(repeating: (404, none), count: 40), seat: nil)
    let transport = try #require(tv.app.services.transport as? FakeTransport)
    await tv.app.start()
    await tv.until { await transport.asked.count == 1 }
    await tv.rest()
    await tv.pass(4000)
    #expect(await transport.asked.count == 1)
    await tv.pass(1500)
    await tv.until { await transport.asked.count == 2 }
    let picture = await tv.picture()
    SceneTests.check(picture, "no screens")
    for name in ["start", "code-input", "server-address"] { #expect(picture.control(name) != nil) }
    #expect(tv.app.launch.screenCode == nil)
  }

  @Test(
    "UI-A21 UI-T24 a newer server's track, effect, picture and keys cost no more than themselves")
  func newer() async {
    let (tv, speaker) = TVSet.sounding()
    await tv.clue(Self.table)
    speaker.missing = [.asset("music_polka"), .asset("sfx_yodel")]
    await tv.music("music_polka")
    await tv.effect("sfx_yodel")
    await tv.hear(
      "UI_EFFECT_TRIGGER",
      [
        "effectId": "fireworks", "intensity": "blinding", "durationMs": 100, "params": [:],
        "colour": "mauve",
      ])
    await tv.hear("SING_ALONG", ["song": "Vem kan segla"])
    await tv.goesOn(speaker)
  }

  @Test(
    "UI-A14 UI-A21 after a thousand frames that cannot be read the app is too old; the show goes on"
  )
  func broken() async {
    let (tv, speaker) = TVSet.sounding()
    await tv.clue(Self.table)
    for _ in 0..<250 {
      for text in ["", "{", "[1,2]", #"{"type":7}"#] { tv.socket?.say(text) }
    }
    await tv.until { tv.app.link != nil }
    #expect(tv.app.link == "Appen är för gammal för den här servern. Uppdatera appen.")
    #expect(await tv.picture().regions["clue"] != nil)
    #expect(tv.world.opened.count == 1)
    await tv.clue(Self.table)
    #expect(tv.app.link == nil)
    await tv.goesOn(speaker)
  }

  @Test(
    "UI-X8 UI-T29 sleep and waking in every phase: the picture stays, a dead socket is replaced, and the game goes on",
    arguments: TVScene.all([2]))
  func slept(_ scene: TVScene) async {
    let tv = TVSet()
    await scene.play(tv, scene.cast)
    _ = await tv.picture()
    let shown = tv.app.identifier
    await tv.app.sleep()
    await tv.pass(600_000)
    await tv.app.appear()
    #expect(tv.app.identifier == shown)
    SceneTests.check(await tv.picture(), "\(scene.testDescription) after its sleep")
    // NB: what the socket does not answer then shows that it is dead.
    for _ in 0..<4 where tv.world.opened.count < 2 { await tv.pass(12_000) }
    await tv.until { tv.world.opened.count > 1 }
    await tv.comeBack()
    #expect(tv.app.identifier == "phase.LOBBY" && tv.app.link == nil)
  }
}
