import Foundation
import Logging
package import NIOCore
import TriptoGame
import TriptoKernel
package import TriptoPlan
import TriptoStore
import TriptoTable
import TriptoViews
package import TriptoWire

/// Makes sessions: new ones, and those a restart finds in the journal.
package struct SessionFactory: Sendable {
  package let services: SessionServices
  package let loops: any EventLoopGroup
  package let pacing: Pacing

  package init(services: SessionServices, loops: any EventLoopGroup, pacing: Pacing) {
    self.services = services
    self.loops = loops
    self.pacing = pacing
  }

  /// How often a taken join code is drawn again (ID4).
  private static let codeAttempts = 10

  /// - Throws: `StoreError` when nothing could be stored.
  package func create(_ request: CreateSessionRequest) async throws -> Session {
    let settings = SessionSettings(creating: request.settings)
    let genesis = Genesis(
      hostID: PlayerID(services.newID()), settings: GameSettings(settings), pacing: pacing,
      household: request.householdId)
    let record = try await store(genesis)
    var table = Table(
      genesis: genesis, state: genesis.state(of: GameRecord(record)), lastSeq: 0,
      services: services, at: services.clock.now)
    table.playedPacks = try await played(by: genesis.household)
    let session = seat(table)
    await session.arm()
    await session.enlist()
    return session
  }

  private func store(_ genesis: Genesis) async throws -> SessionRecord {
    let body = Array(try JSONEncoder().encode(genesis))
    for _ in 1..<Self.codeAttempts {
      do {
        return try await storeOnce(body)
      } catch StoreError.joinCodeTaken {
        continue
      }
    }
    return try await storeOnce(body)
  }

  private func storeOnce(_ settings: [UInt8]) async throws -> SessionRecord {
    let record = SessionRecord(
      id: services.newID(), joinCode: services.newJoinCode(), status: .lobby,
      createdAtMs: Int64(services.clock.nowMs()), settingsJSON: settings)
    try await services.store.createSession(record)
    return record
  }

  /// A game that nobody can find yet.
  private func seat(_ table: sending Table) -> Session {
    Session(table, loop: loops.next(), services: services)
  }

  /// EX31: what this household has played
  private func played(by household: String?) async throws -> [String] {
    guard let household else { return [] }
    return try await services.store.playedPacks(household: household)
  }

  /// Brings every live game back (ST40). One that cannot be read is reported and left alone.
  ///
  /// - Returns: how many games go on.
  package func restore() async throws -> Int {
    var count = 0
    for record in try await services.store.liveSessions() {
      do {
        guard let session = try await goOn(record) else { continue }
        await session.enlist()
        count += 1
      } catch {
        services.logger.error(
          "a game could not be restored",
          metadata: ["session": "\(record.id)", "error": "\(error)"])
      }
    }
    return count
  }
}

extension SessionFactory {
  /// A game that this node has just taken goes on (CL4).
  ///
  /// - Returns: nil when it is over.
  package func adopt(_ id: String) async throws -> Session? {
    guard let record = try await services.store.session(id: id),
      let session = try await goOn(record)
    else { return nil }
    try await session.untilDurable()
    await session.enlist()
    return session
  }

  /// The game as its journal has it, or nil when it has expired.
  private func goOn(_ record: SessionRecord) async throws -> Session? {
    let recovered = try await recovered(record)
    guard !recovered.state.hasExpired else {
      try await services.store.setStatus(.ended, sessionId: record.id)
      return nil
    }
    return try await woken(recovered)
  }

  /// Brings back the games whose journal could not be written, as a restart would (ST40, WS17).
  /// Those that fail once more wait for the next time.
  package func rescue() async {
    for id in services.registry.stranded {
      do {
        guard let session = try await revived(id) else {
          services.registry.rescued(id: id)
          continue
        }
        await session.enlist()
        services.logger.notice("a game can be saved again", metadata: ["session": "\(id)"])
      } catch {
        services.logger.debug("a game still cannot be saved", metadata: ["session": "\(id)"])
      }
    }
  }

  /// The game as its journal has it, saved; nil when there is none to bring back.
  private func revived(_ id: String) async throws -> Session? {
    guard let old = services.directory.session(id: id), await old.isStranded,
      let record = try await services.store.session(id: id)
    else { return nil }
    let session = try await woken(try await recovered(record))
    try await session.untilDurable()
    return session
  }

  /// A game from its journal goes on.
  private func woken(_ recovered: Recovered) async throws -> Session {
    var table = Table(recovered, services: services, at: services.clock.now)
    table.playedPacks = try await played(by: recovered.genesis.household)
    let session = seat(table)
    try await session.wake()
    return session
  }
}
