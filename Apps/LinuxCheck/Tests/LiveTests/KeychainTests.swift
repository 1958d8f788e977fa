@_spi(Testing) import AppleFoundation
@_spi(Testing) import AppleSecurity
import Foundation
import Testing
import TriptoClient

@testable import HostApp

@Suite struct KeychainTests {
  static let seat = Seat(
    sessionId: "s", joinCode: "K7TM4P", token: "secret", wsURL: "ws://tv.local:3000/ws")

  @Test("a seat is kept on this device alone, and is there for the next start of the app")
  func keeps() async {
    await withKeychain { keychain in
      await KeychainSeats().save(Self.seat)
      #expect(await KeychainSeats().load() == Self.seat)
      #expect(await KeychainSeats().loadPlaying() == nil)
      #expect(keychain.items.value.keys.map(\.account) == ["seat"])
      #expect(keychain.items.value.values.map(\.isOnThisDeviceAlone) == [true])
    }
  }

  @Test(
    "another seat takes the place of the one before, and a seat that is left is forgotten")
  func changes() async {
    await withKeychain { keychain in
      let seats = KeychainSeats()
      await seats.save(Self.seat)
      var other = Self.seat
      other.token = "other"
      await seats.save(other)
      #expect(await seats.load() == other)
      await seats.save(nil)
      #expect(await seats.load() == nil)
      await seats.save(nil)
      #expect(keychain.items.value.isEmpty)
    }
  }

  @Test("UI-E19 the host's own player has a seat beside the host's")
  func plays() async {
    await withKeychain { _ in
      await KeychainSeats().savePlaying(Self.seat)
      #expect(await KeychainSeats().loadPlaying() == Self.seat)
      #expect(await KeychainSeats().load() == nil)
    }
  }

  @Test("UI-X8 a token that is gone from the Keychain is no seat, and the next one is kept")
  func isGone() async {
    await withKeychain { keychain in
      let seats = KeychainSeats()
      await seats.save(Self.seat)
      keychain.items.value = [:]
      #expect(await seats.load() == nil)
      await seats.save(Self.seat)
      #expect(await seats.load() == Self.seat)
    }
  }

  @Test("what cannot be read, or is locked away, is no seat and stops nothing")
  func isLocked() async {
    await withKeychain { keychain in
      let seats = KeychainSeats()
      await seats.save(Self.seat)
      keychain.fault.value = errSecInteractionNotAllowed
      #expect(await seats.load() == nil)
      await seats.save(nil)
      keychain.fault.value = nil
      #expect(await seats.load() == Self.seat)
      keychain.items.change { items in
        for place in items.keys { items[place]?.data = Data("{".utf8) }
      }
      #expect(await seats.load() == nil)
    }
  }

  @Test("EX31 the household's name is made once, and kept")
  func household() async {
    await withKeychain { _ in
      #expect(await KeychainSeats().household(orElse: "first") == "first")
      #expect(await KeychainSeats().household(orElse: "second") == "first")
    }
  }

  private func withKeychain(_ test: (FakeKeychain) async -> Void) async {
    let keychain = FakeKeychain()
    await FakeKeychain.$current.withValue(keychain) { await test(keychain) }
  }
}
