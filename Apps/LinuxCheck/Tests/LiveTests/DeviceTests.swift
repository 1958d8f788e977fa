@_spi(Testing) import AppleFoundation
@_spi(Testing) import AppleNetwork
@_spi(Testing) import AppleSecurity
import Foundation
import Testing
import TriptoClient
import TriptoHostScreens
import TriptoScreens
@_spi(Testing) import UIKit

@testable import HostApp

@MainActor @Suite(.timeLimit(.minutes(1))) struct DeviceTests {
  private let keychain = FakeKeychain()
  private let internet = FakeInternet { _ in throw URLError(.cannotFindHost) }

  @Test("UI-X8 the app comes back to the seat in the Keychain, over a socket of the device")
  func comesBack() async throws {
    try await onDevice {
      await KeychainSeats().save(KeychainTests.seat)
      let app = HostDevice.live().app
      await app.start()
      let task = try await internet.sockets.next()
      #expect(task.url.absoluteString.hasPrefix("ws://tv.local:3000/ws?"))
      #expect(task.url.absoluteString.contains("secret"))
      await app.leave()
      #expect(await KeychainSeats().load() == nil)
    }
  }

  @Test(
    "UI-X8 without its token in the Keychain the app is at its start, and says nothing is wrong")
  func startsAnew() async throws {
    try await onDevice {
      let app = HostDevice.live().app
      await app.start()
      #expect(app.screen == .launch)
      #expect(app.banner.pill == nil)
    }
  }

  @Test("UI-H69 the house's key is kept in the Keychain")
  func houseKey() async throws {
    try await onDevice {
      KeychainItem(account: "house-key").keep(text: "a-long-key")
      #expect(HostDevice.live().keys.key == "a-long-key")
    }
  }

  @Test("UI-X1 UI-A17 address and language are kept, and forgotten")
  func preferences() throws {
    let preferences = DevicePreferences()
    defer { for key in Preference.allCases { preferences.keep(nil, key) } }
    preferences.keep("http://tv.local:3000", .serverAddress)
    preferences.keep("sv", .language)
    #expect(DevicePreferences().text(.serverAddress) == "http://tv.local:3000")
    preferences.keep(nil, .serverAddress)
    #expect(DevicePreferences().text(.serverAddress) == nil)
    #expect(DevicePreferences().text(.language) == "sv")
  }

  @Test("EX8 the device's clock goes on, and a sleep ends when its time has come")
  func clock() async throws {
    let world = DeviceWorld()
    let due = world.monoMs + 5
    try await world.sleep(untilMs: due)
    #expect(world.monoMs >= due)
    #expect((0..<1).contains(world.chance()))
  }

  @Test("§8 each haptic has its own of the device's")
  func haptics() {
    let motor = FakeMotor()
    FakeMotor.$current.withValue(motor) {
      for haptic in Haptic.allCases { DeviceHaptics().play(haptic) }
    }
    #expect(
      motor.played == [
        "impact light", "impact medium", "impact heavy", "notification success",
        "notification warning", "notification error",
      ])
  }

  private func onDevice(_ test: @MainActor () async throws -> Void) async throws {
    try await FakeKeychain.$current.withValue(keychain) {
      try await FakeInternet.$current.withValue(internet) { try await test() }
    }
  }
}
