import Foundation
import Testing
import TriptoScreens
import TriptoWire

@testable import TriptoTVScreens

/// The models of both apps in games against the real server: three, or as many as `TRIPTO_TV_GAMES` says (`make tv-games`).
@MainActor @Suite(.serialized) struct TVGameTests {
  /// At once; each has the models of a host and a TV on the main actor.
  nonisolated private static var lanes: Int { count > 3 ? 8 : 3 }

  nonisolated private static var count: Int {
    ProcessInfo.processInfo.environment["TRIPTO_TV_GAMES"].flatMap { Int($0) } ?? 3
  }

  @Test(
    "ST40 EX4 EX6 UI-A7 PR34 PR35 games with lost sockets, a killed server and a rematch: the TV's app shows the game that the host's app steers, and holds no name of a place and no answer before its own socket has told it"
  )
  func games() async throws {
    let packs = try TVGamePlan.packs.map(PackSecrets.read)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<Self.count {
        if number >= Self.lanes { await group.next() }
        group.addTask { await Self.play(TVGamePlan(number: number), packs) }
      }
    }
  }

  private static func play(_ plan: TVGamePlan, _ packs: [PackSecrets]) async {
    do {
      let game = try await TVGame.play(plan, packs)
      check(plan, game.table, game.tv)
    } catch {
      Issue.record("\(plan): \(error)")
    }
  }

  private static func check(_ plan: TVGamePlan, _ table: TVTable, _ tv: TVPlace) {
    for fault in Set(tv.walk.faults) { Issue.record("\(plan): \(fault)") }
    let hosts = table.host?.digests ?? [:]
    let both = Set(tv.digests.keys).intersection(hosts.keys)
    for version in both.sorted() where tv.digests[version] != hosts[version] {
      let (shown, told) = (tv.digests[version] ?? [], hosts[version] ?? [])
      Issue.record("\(plan): at version \(version) the TV has \(shown), the host \(told)")
    }
    #expect(tv.standings == table.standings && !table.standings.isEmpty, "\(plan): other standings")
    #expect(both.count >= 10 && tv.walk.looks >= 30, "\(plan): \(both.count), \(tv.walk.looks)")
    #expect(tv.cuts > 0 && !tv.room.started.isEmpty, "\(plan): \(tv.cuts) cuts")
    #expect(table.host?.cuts == plan.hostCuts.count, "\(plan): the host's line")
    #expect(table.kills == (plan.isKilled ? 1 : 0), "\(plan)")
    print("➜ \(plan): \(both.count) versions equal, \(tv.walk.looks) looks, \(tv.cuts) cuts")
  }
}
