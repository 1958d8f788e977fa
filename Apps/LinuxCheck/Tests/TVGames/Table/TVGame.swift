import TriptoWire

@testable import TriptoTVScreens

/// A game that has been played to its end: what the host was told, and what the TV has shown and sounded.
@MainActor
struct TVGame {
  private static let limit = Duration.seconds(100)

  let table: TVTable
  let tv: TVPlace

  /// - Throws: what kept the game from its end.
  static func play(_ plan: TVGamePlan, _ packs: [PackSecrets]) async throws -> TVGame {
    var played: TVGame?
    try await TriptoServer.serving(packs: TVGamePlan.packs, pacing: "\(plan.pacing)") { server in
      let table = TVTable(plan, server)
      let tv = TVPlace(plan, try await table.set(), base: server.base, packs)
      await tv.start()
      try await finish(table, tv)
      await tv.app.client.disconnect()
      await table.host?.app.leave()
      played = TVGame(table: table, tv: tv)
    }
    guard let played else { throw NotSeen(what: "\(plan)") }
    return played
  }

  private static func finish(_ table: TVTable, _ tv: TVPlace) async throws {
    let playing = Task { try await table.play() }
    let deadline = Task {
      try await Task.sleep(for: limit)
      playing.cancel()
    }
    defer { deadline.cancel() }
    try await playing.value
    guard table.isOver else {
      throw NotSeen(what: "\(table.plan): the end, at \(tv.app.identifier), \(table.last)")
    }
    try await until("\(table.plan): the end on the TV") {
      tv.app.picture != nil && tv.app.link == nil && tv.app.game.state?.phase == .roundEnd
    }
    tv.look()
    tv.keepStandings()
  }
}
