@_spi(Testing) @preconcurrency import AppleAVFAudio
import AppleDNSSD
@_spi(Testing) import AppleFoundation
@_spi(Testing) import AppleNetwork
@_spi(Testing) import AppleSecurity
import Foundation
import Testing
import TriptoClient
import TriptoScreens
import TriptoTVScreens
import UIKit

@testable import TVApp

/// The TV's app on its device: what is Apple's and what is ours, put together.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct DeviceTests {
  private static let seat = Seat(
    sessionId: "s", joinCode: "K7TM4P", token: "secret", wsURL: "ws://tv.local:3000/ws",
    playerId: "tv")

  @Test("UI-X8 UI-X6 the app comes back to the seat in the Keychain, and the room can hear it")
  func comesBack() async throws {
    let (keychain, audio) = (FakeKeychain(), FakeAudio())
    let internet = FakeInternet { _ in throw URLError(.cannotFindHost) }
    try await FakeKeychain.$current.withValue(keychain) {
      try await FakeAudio.$current.withValue(audio) {
        try await FakeInternet.$current.withValue(internet) {
          await KeychainSeats().save(Self.seat)
          let device = TVDevice.live()
          await device.app.start()
          let task = try await internet.sockets.next()
          #expect(task.url.absoluteString.hasPrefix("ws://tv.local:3000/ws?"))
          #expect(audio.engine?.isRunning == true)
          await device.app.leave()
          #expect(await KeychainSeats().load() == nil)
        }
      }
    }
  }

  @Test(
    "UI-X2 a refused local network is told on the first screen, and taken back once the app may look"
  )
  func refused() async throws {
    let network = FakeNetwork()
    try await FakeNetwork.$current.withValue(network) {
      try await FakeAudio.$current.withValue(FakeAudio()) {
        let device = TVDevice.live()
        let looking = Task { await device.browse() }
        defer { looking.cancel() }
        let browser = try await network.browsers.next()
        browser.becomes(.waiting(.dns(DNSServiceErrorType(kDNSServiceErr_PolicyDenied))))
        while device.app.launch.refused == nil { await Task.yield() }
        browser.becomes(.ready)
        while device.app.launch.refused != nil { await Task.yield() }
      }
    }
  }

  @Test("UI-X7 UI-T29 the device's idle timer is off in a session, and on again after it")
  func idle() throws {
    FakeAudio.$current.withValue(FakeAudio()) {
      let device = TVDevice.live()
      device.keepAwake(true)
      #expect(UIApplication.shared.isIdleTimerDisabled)
      device.keepAwake(false)
      #expect(!UIApplication.shared.isIdleTimerDisabled)
    }
  }

  @Test("EVE67 without its files, coasts and lights, the map's night is dark")
  func atlas() { #expect(Atlas.bundled.lights.isEmpty) }
}
