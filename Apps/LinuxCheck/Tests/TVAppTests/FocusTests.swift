@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens

@testable import TVApp
@testable import TriptoTVScreens

/// The remote on every screen.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct FocusTests {
  private static let nearby = (1...3).map {
    NearbyService(name: "Vardagsrummet \($0)", host: "192.168.1.\($0)", port: 3000)
  }

  private static func look(_ tv: TVSet, default name: String, _ what: String) async {
    let picture = await tv.picture()
    SceneTests.check(picture, what)
    #expect(Remote(host: tv.host).focused(in: picture) == [name], "\(what)")
    let pressable = Set(Remote.pressable(in: picture).keys)
    #expect(Remote.reached(from: name, in: picture) == pressable, "\(what)")
  }

  @Test(
    "UI-X7 UI-T1 on launch *Starta* has the focus, and it reaches everything",
    arguments: [0, 1, 3], ["sv", "en"])
  func launch(_ count: Int, _ language: String) async {
    let tv = TVSet([(200, LaunchTests.opened)], seat: nil, language: language)
    await tv.app.start()
    await tv.until { tv.app.launch.screenCode != nil }
    tv.app.launch.found(Array(Self.nearby.prefix(count)))
    await Self.look(tv, default: "start", "launch, \(count) nearby")
    tv.app.launch.type("K7TM4P")
    await Self.look(tv, default: "start", "launch, \(count) nearby, a whole code")
  }

  @Test("UI-X7 UI-X1 in the question for an address the field has the focus, and Menu closes it")
  func address() async throws {
    let tv = TVSet([], seat: nil)
    await tv.host.settle()
    try tv.host.press("server-address")
    await Self.look(tv, default: "address-input", "address")
    #expect(Remote(host: tv.host).menu())
    await tv.host.settle()
    #expect(tv.app.launch.address == nil && tv.host.presented.isEmpty)
  }

  @Test("UI-X7 on the first screen Menu is the system's: it leaves the app")
  func menuOnLaunch() async {
    let tv = TVSet([], seat: nil)
    await tv.host.settle()
    #expect(!Remote(host: tv.host).menu())
  }

  @Test("UI-X7 UI-H4 while it connects *Till start* has the focus, and Menu goes to the start")
  func connecting() async {
    let tv = TVSet()
    await tv.app.start()
    await Self.look(tv, default: "to-start", "connecting")
    #expect(Remote(host: tv.host).menu())
    await tv.until { tv.app.screen == .launch }
  }

  @Test(
    "UI-X7 UI-A14 UI-T33 at each final close a way on has the focus, and Menu goes to the start",
    arguments: [1000, 4001, 4002, 4003, 4010])
  func closed(_ code: Int) async {
    let tv = TVSet()
    await tv.clue(Cast(count: 2, rides: false))
    tv.socket?.end(code)
    await tv.until { if case .closed = tv.app.screen { true } else { false } }
    guard case .closed(let closed) = tv.app.screen else { return }
    await Self.look(tv, default: closed.here == nil ? "to-start" : "reopen", "closed \(code)")
    #expect(Remote(host: tv.host).menu())
    await tv.until { tv.app.screen == .launch }
  }

  @Test(
    "UI-X7 in every picture of a game one thing has the focus, and Menu asks before leaving",
    arguments: TVScene.all([2]))
  func show(_ scene: TVScene) async throws {
    let tv = TVSet()
    await scene.play(tv, scene.cast)
    let picture = await tv.picture()
    let names = picture.controls.filter(\.isEnabled).compactMap(\.identifier)
    let remote = Remote(host: tv.host)
    #expect(remote.focused(in: picture) == [names.first ?? "stage"] && names.count < 2)
    #expect(remote.menu())
    await tv.host.settle()
    #expect(tv.host.presented.count == 1 && tv.app.screen == .show)
    try tv.host.press("Avbryt")
    await tv.host.settle()
    #expect(tv.host.presented.isEmpty && tv.app.screen == .show)
  }

  @Test("UI-X7 UI-T25 play/pause changes the captions, and says to what")
  func captions() async {
    let tv = TVSet()
    await tv.clue(Cast(count: 2, rides: true))
    await tv.host.settle()
    #expect(Remote(host: tv.host).playPause())
    let picture = await tv.picture()
    #expect(picture.text("Undertexter: allt tal") != nil)
    SceneTests.check(picture, "captions told")
  }
}
