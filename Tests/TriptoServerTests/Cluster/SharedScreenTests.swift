import Foundation
import Logging
import NIOPosix
import Testing
import TriptoRedis
import TriptoTestRedis

@testable import TriptoCluster
@testable import TriptoGuard
@testable import TriptoRooms

@Suite("Screens that all nodes know", .timeLimit(.minutes(1)))
struct SharedScreenTests {
  private let game = ScreenGame(sessionID: "game", joinCode: "ABCDEF")

  private func node(_ server: RedisServer) async throws -> (RedisLeases, RedisScreens) {
    let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let leases = try await RedisLeases.open(
      server.url(), key: [1], on: MultiThreadedEventLoopGroup.singleton, quiet)
    return (leases, leases.screens(quiet))
  }

  @Test(
    "CL10 RE70 RE71 RE72 a screen's code of one node is typed at another, and a third tells the screen"
  )
  func pairing() async throws {
    let server = try await RedisServer()
    let nodes = [try await node(server), try await node(server), try await node(server)]
    let screen = try #require(try await nodes[0].1.open(token: "t", from: "tv", nowMs: 1_000))
    #expect(screen.code.count == 5 && screen.code.allSatisfy(JoinCode.alphabet.contains))
    #expect(screen.expiresAtMs == 601_000)
    #expect(try await nodes[2].1.outcome(of: screen.code, token: "t", nowMs: 0) == .waiting)
    #expect(try await !nodes[1].1.pair("AAAA", with: game, nowMs: 0))
    #expect(try await nodes[1].1.pair(screen.code, with: game, nowMs: 0))
    #expect(try await nodes[0].1.pair(screen.code, with: game, nowMs: 0))
    let other = ScreenGame(sessionID: "other", joinCode: "GHJKLM")
    #expect(try await !nodes[0].1.pair(screen.code, with: other, nowMs: 0))
    for (_, screens) in nodes {
      #expect(try await screens.outcome(of: screen.code, token: "t", nowMs: 0) == .paired(game))
      #expect(try await screens.outcome(of: screen.code, token: "x", nowMs: 0) == nil)
    }
    for (leases, _) in nodes { await leases.close() }
  }

  @Test(
    "RE70 codes end by themselves, and whoever has most of them makes room for others, the oldest first"
  )
  func bounded() async throws {
    let quiet = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
    let settings = RedisSettings(try RedisAddress(try await RedisServer.shared().url()))
    let client = try await RedisClient.open(
      settings, on: MultiThreadedEventLoopGroup.singleton, logger: quiet)
    let codes = ScreenCodes(client, try RedisKeys(cluster: UUID().uuidString))
    func open(_ code: String, _ address: String, forMs: Int64 = 60_000) async throws -> Bool? {
      switch try await codes.open(code, token: "t", from: address, forMs: forMs, most: 3) {
      case .opened: true
      case .taken: nil
      case .full: false
      }
    }
    for (code, address) in [("AAAAA", "guest"), ("BBBBB", "many"), ("CCCCC", "many")] {
      #expect(try await open(code, address) == true)
    }
    #expect(try await open("AAAAA", "late") == nil, "two screens do not have one code")
    #expect(try await open("DDDDD", "late") == true)
    #expect(try await codes.row("BBBBB") == nil)
    for code in ["AAAAA", "CCCCC"] { #expect(try await codes.row(code) != nil) }
    #expect(try await open("EEEEE", "later") == false, "nobody has two")
    let brief = ScreenCodes(client, try RedisKeys(cluster: UUID().uuidString))
    _ = try await brief.open("AAAAA", token: "t", from: "tv", forMs: 20, most: 1)
    // NB: Redis ends it by its own clock; the suite's time limit ends the test.
    while try await brief.row("AAAAA") != nil { try await Task.sleep(for: .milliseconds(5)) }
    #expect(try await brief.open("BBBBB", token: "t", from: "tv", forMs: 20, most: 1) == .opened)
    await client.close()
  }

  @Test("CL10 RE70 RE71 RE72 while Redis is away nothing is said of a screen")
  func away() async throws {
    let server = try await RedisServer()
    let (leases, screens) = try await node(server)
    await server.kill()
    await #expect(throws: ScreensAway.self) {
      _ = try await screens.open(token: "t", from: "tv", nowMs: 0)
    }
    await #expect(throws: ScreensAway.self) {
      _ = try await screens.pair("AAAAA", with: game, nowMs: 0)
    }
    await #expect(throws: ScreensAway.self) {
      _ = try await screens.outcome(of: "AAAAA", token: "t", nowMs: 0)
    }
    await leases.close()
  }
}
