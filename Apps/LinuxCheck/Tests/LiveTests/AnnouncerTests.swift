@_spi(Testing) import AppleFoundation
@_spi(Testing) import AppleNetwork
import Foundation
import Testing
import TriptoClient

@testable import HostApp

@Suite(.timeLimit(.minutes(1))) struct AnnouncerTests {
  private let network = FakeNetwork()
  private let game = NearbyGame(sessionId: "s", joinCode: "K7TM4P", destinations: 3)

  @Test("ID21 a game is announced under its code, with its record, and who calls is sent away")
  func announces() async throws {
    try await announcing { announcer in
      await announcer.announce(game)
      let listener = try await network.listeners.next()
      let service = try #require(listener.service)
      #expect(
        [service.name, service.type, service.domain] == ["K7TM4P", "_tripto._tcp", "local."])
      #expect(service.txtRecordObject?.dictionary == game.text)
      let caller = NWConnection(to: .unix(path: "caller"), using: .tcp)
      caller.start(queue: DispatchQueue(label: "caller"))
      listener.isCalled(by: caller)
      try await caller.cancelled()
    }
  }

  @Test("another game takes the place of the one before, and the end of it all is silence")
  func changes() async throws {
    try await announcing { announcer in
      await announcer.announce(game)
      let first = try await network.listeners.next()
      var other = game
      other.joinCode = "H4NDY2"
      await announcer.announce(other)
      try await first.cancelled()
      let second = try await network.listeners.next()
      #expect(second.service?.name == "H4NDY2")
      await announcer.fallSilent()
      try await second.cancelled()
    }
  }

  @Test("a listener that the device's sleep has taken is put up again")
  func sleeps() async throws {
    try await announcing { announcer in
      await announcer.announce(game)
      let first = try await network.listeners.next()
      first.stands(at: 49152)
      first.becomes(.failed(.posix(.ECONNABORTED)))
      let second = try await network.listeners.next()
      #expect(second.service == first.service)
      await announcer.fallSilent()
      try await second.cancelled()
    }
  }

  @Test("ID21 what never stood is given up, and the next game is announced all the same")
  func neverStood() async throws {
    try await announcing { announcer in
      await announcer.announce(game)
      let first = try await network.listeners.next()
      first.becomes(.failed(.posix(.EADDRINUSE)))
      try await first.cancelled()
      network.listening.value = .posix(.EPERM)
      await announcer.announce(game)
      network.listening.value = nil
      await announcer.announce(game)
      #expect(try await network.listeners.next() !== first)
      await announcer.fallSilent()
    }
  }

  private func announcing(_ test: (BonjourAnnouncer) async throws -> Void) async throws {
    try await FakeNetwork.$current.withValue(network) { try await test(BonjourAnnouncer()) }
  }
}
