@_spi(Testing) import Drawing
import Foundation
@_spi(Testing) import SwiftUI
import Testing
import TriptoClient
import TriptoKernel

@testable import TVApp
@testable import TriptoTVScreens

/// The TV without a game, and the ways out of one.
@MainActor @Suite(.serialized, .timeLimit(.minutes(5))) struct LaunchTests {
  static let opened: JSONValue = [
    "screenCode": "K7TM4", "screenToken": "x", "expiresAtMs": 1_800_000_600_000,
  ]
  private static let gone: JSONValue = ["error": "Not found", "message": "gone"]
  private static let found = [
    NearbyService(
      name: "Vardagsrummet", host: "192.168.1.20", port: 3000),
    NearbyService(
      name: "ABC234", host: "phone.local", port: 5000,
      text: ["sessionId": "s", "joinCode": "ABC234", "destinations": "3"]),
  ]

  @Test(
    "UI-T1 UI-T32 launch: *Starta* has the focus, beside *Skärmens kod*, what is nearby and code entry"
  )
  func launch() async throws {
    let tv = TVSet([(200, Self.opened)], seat: nil)
    await tv.app.start()
    await tv.until { tv.app.launch.screenCode != nil }
    tv.app.launch.found(Self.found)
    tv.app.launch.type("K7T")
    let picture = await tv.picture()
    SceneTests.check(picture, "launch")
    Album.keep(picture, "launch")
    #expect(tv.host.find(identifier: "phase.LAUNCH") != nil)
    for name in ["start", "connect", "server-address", "code-input"] {
      #expect(picture.control(name) != nil, "\(name)")
    }
    #expect(picture.controls.filter { $0.identifier?.hasPrefix("nearby-") == true }.count == 2)
    let code = try #require(picture.text("K7TM4"))
    #expect(code.size == 128)
  }

  @Test("UI-E15 a wrong spelkod says why below the field, and the code stays")
  func wrongCode() async throws {
    let tv = TVSet([(404, Self.gone)], seat: nil)
    tv.app.launch.type("K7TM4P")
    await tv.host.settle()
    try tv.host.press("connect")
    await tv.until { tv.app.launch.codeError != nil && !tv.app.launch.isBusy }
    let picture = await tv.picture()
    SceneTests.check(picture, "wrong code")
    #expect(tv.host.find(identifier: "code-error") != nil && picture.text("K") != nil)
  }

  @Test("another address is the third way: what is none stays, and is told")
  func address() async throws {
    let tv = TVSet([], seat: nil)
    await tv.host.settle()
    try tv.host.press("server-address")
    try tv.host.type("¿", into: "address-input")
    try tv.host.press("address-save")
    await tv.host.settle()
    #expect(tv.host.find(identifier: "address-error") != nil)
    let picture = await tv.picture()
    SceneTests.check(picture, "address")
    try tv.host.type("192.168.1.9:3000", into: "address-input")
    try tv.host.press("address-save")
    await tv.host.settle()
    #expect(tv.app.launch.address == nil && tv.host.presented.isEmpty)
  }

  @Test("UI-X7 Menu asks before leaving, and leaves the app from the first screen")
  func menu() async throws {
    let tv = TVSet()
    await tv.clue(Cast(count: 2, rides: false))
    await tv.host.settle()
    #expect(tv.app.keepsMenu)
    tv.app.pressMenu()
    await tv.host.settle()
    #expect(tv.host.presented.count == 1)
    try tv.host.press("Avbryt")
    await tv.host.settle()
    #expect(tv.host.presented.isEmpty && tv.app.screen == .show)
    tv.app.pressMenu()
    await tv.host.settle()
    try tv.host.press("Lämna spelet")
    await tv.until { tv.app.screen == .launch }
    #expect(!tv.app.keepsMenu)
  }

  @Test("UI-T33 UI-A14 a final close says why, and *Visa här igen* has the focus")
  func closed() async throws {
    let tv = TVSet()
    await tv.clue(Cast(count: 2, rides: false))
    tv.socket?.end(4010)
    await tv.until { if case .closed = tv.app.screen { true } else { false } }
    let picture = await tv.picture()
    SceneTests.check(picture, "closed")
    Album.keep(picture, "closed")
    #expect(picture.control("to-start") != nil)
  }

  @Test("UI-T29 UI-X7 the idle timer is off in a session, and only then")
  func awake() async throws {
    let tv = TVSet()
    var told: [Bool] = []
    let host = ViewHost(
      TVRoot(app: tv.app, keepAwake: { told.append($0) }),
      environment: Screen.television.environment())
    host.render()
    #expect(told == [false])
    await host.settle()
    #expect(tv.app.staysAwake && told == [false, true])
    await tv.app.leave()
    await host.settle()
    #expect(told == [false, true, false])
  }

  @Test("UI-T26 link lost: *Återansluter…*, and the show stays")
  func linkLost() async throws {
    let tv = TVSet()
    await tv.clue(Cast(count: 8, rides: true))
    tv.world.refuse(50)
    tv.socket?.end(1006)
    await tv.rest()
    await tv.pass(1500)
    await tv.until { tv.app.link != nil }
    let picture = await tv.picture()
    Album.keep(picture, "link-lost")
    #expect(tv.host.find(identifier: "link") != nil && tv.host.find(identifier: "clue") != nil)
  }
}
