/// A store whose whole content can be read and put into another one.
public protocol CopyableStore: PrunableStore {
  /// Every session, ended or not, oldest first.
  func allSessions() async throws -> [KeptSession]

  /// All journeys of a session.
  func journeys(ofSession sessionId: String) async throws -> [KeptJourney]

  func allPlayedPacks() async throws -> [PlayedPack]

  /// By name (SE2).
  func allSecrets() async throws -> [String: [UInt8]]

  /// Takes over what another store has marked.
  func markRedacted(_ sessionId: String) async throws

  /// Puts a secret in the place of this installation's own.
  func replaceSecret(_ name: String, with value: [UInt8]) async throws
}

/// A session and what its store has noted of it.
public struct KeptSession: Sendable, Equatable {
  public let record: SessionRecord
  /// DA28: nobody's name is in its journal any more
  public let isRedacted: Bool

  public init(_ record: SessionRecord, isRedacted: Bool) {
    self.record = record
    self.isRedacted = isRedacted
  }
}

/// A journey and whether its household has hidden it (RE67).
public struct KeptJourney: Sendable, Equatable {
  public let record: JourneyRecord
  public let isHidden: Bool

  public init(_ record: JourneyRecord, isHidden: Bool) {
    self.record = record
    self.isHidden = isHidden
  }
}

/// That a household has played a pack (EX31).
public struct PlayedPack: Sendable, Hashable {
  public let household: String
  public let packId: String
  /// Unix epoch milliseconds.
  public let atMs: Int64

  public init(household: String, packId: String, atMs: Int64) {
    self.household = household
    self.packId = packId
    self.atMs = atMs
  }
}
