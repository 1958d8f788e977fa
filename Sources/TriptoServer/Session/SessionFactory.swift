import Foundation
import Logging
import NIOCore
import TriptoGame
import TriptoStore
import TriptoViews
import TriptoWire

/// Makes sessions: new ones, and those a restart finds in the journal.
struct SessionFactory: Sendable {
  let services: SessionServices
  let registry: SessionRegistry
  let loops: any EventLoopGroup
  let pacing: Pacing

  /// How often a taken join code is drawn again (ID4).
  static let codeAttempts = 10

  /// - Throws: `StoreError` when nothing could be stored.
  func create(_ request: CreateSessionRequest) async throws -> Session {
    var settings = SessionSettings()
    settings.apply(request.settings)
    let genesis = Genesis(
      hostID: SeatID(services.newID()), settings: GameSettings(settings), pacing: pacing,
      household: request.householdId)
    let record = try await store(genesis)
    let state = genesis.state(
      id: record.id, joinCode: record.joinCode, createdAtMs: Int(record.createdAtMs))
    let session = make(record, genesis, state, lastSeq: 0)
    try await session.learnPlayed()
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
  private func make(
    _ record: SessionRecord, _ genesis: Genesis, _ state: GameState, lastSeq: Int64
  ) -> Session {
    Session(
      record: record, genesis: genesis, state: state, lastSeq: lastSeq, loop: loops.next(),
      services: services)
  }

  /// Brings every live game back (ST40). One that cannot be read is reported and left alone.
  ///
  /// - Returns: how many games go on.
  func restore() async throws -> Int {
    var count = 0
    for record in try await services.store.liveSessions() {
      do {
        let entries = try await services.store.entries(sessionId: record.id)
        let recovered = try Recovered(record, entries)
        guard !recovered.state.hasExpired else {
          try await services.store.setStatus(.ended, sessionId: record.id)
          continue
        }
        let session = make(
          recovered.record, recovered.genesis, recovered.state, lastSeq: recovered.lastSeq)
        try await session.wake(recovered.commandIDs)
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
  /// Brings back the games whose journal could not be written, as a restart would (ST40, WS17).
  /// Those that fail once more wait for the next time.
  func rescue() async {
    for id in registry.stranded {
      do {
        guard let session = try await revived(id) else {
          registry.rescued(id: id)
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
    guard let old = registry.session(id: id), await old.isStranded,
      let record = try await services.store.session(id: id)
    else { return nil }
    let entries = try await services.store.entries(sessionId: id)
    let recovered = try Recovered(record, entries)
    let session = make(
      record, recovered.genesis, recovered.state, lastSeq: recovered.lastSeq)
    try await session.wake(recovered.commandIDs)
    try await session.untilDurable()
    return session
  }
}

extension Session {
  /// After a restart: nobody is connected, every deadline stands (ST40).
  func wake(_ commandIDs: [Sender: [String]]) async throws {
    try await learnPlayed()
    for (sender, ids) in commandIDs {
      guard case .viewer(let viewer) = sender else { continue }
      for id in ids.suffix(RecentCommands.limit) { stream(of: viewer).commands.remember(id, []) }
    }
    unheard = Unheard()
    try resumeAfterRestart()
    requestVoice()
  }

  /// From now on people find this game. One that cannot be saved is found closed and stays among
  /// those that wait; one that ended meanwhile is not found.
  ///
  /// NB: here and in `strand` the game's own loop decides, so that neither can undo the other.
  func enlist() {
    guard !isClosed || isStranded else { return }
    services.registry.insert(self)
    if !isStranded { services.registry.rescued(id: id) }
  }

  /// EX31
  func learnPlayed() async throws {
    guard let household else { return }
    playedPacks = try await services.store.playedPacks(household: household)
  }
}
