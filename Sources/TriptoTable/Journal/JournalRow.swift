import Foundation

/// One row of a game's journal: what was decided together.
public struct JournalRow: Sendable, Equatable {
  /// From 1, without gaps.
  public let seq: Int64
  /// When the last of its commands was applied, Unix epoch ms (ID19).
  public let atMs: Int
  /// Of the encoding of `body`.
  public let version: Int
  /// A JSON array of ``JournaledCommand`` in order.
  public let body: [UInt8]

  public init(seq: Int64, atMs: Int, version: Int, body: [UInt8]) {
    self.seq = seq
    self.atMs = atMs
    self.version = version
    self.body = body
  }

  public init(_ lines: [JournaledCommand], seq: Int64) throws {
    var body: [UInt8] = [UInt8(ascii: "[")]
    for line in lines {
      if body.count > 1 { body.append(UInt8(ascii: ",")) }
      body += try line.json()
    }
    body.append(UInt8(ascii: "]"))
    self.init(
      seq: seq, atMs: lines.last?.atMs ?? 0, version: JournaledCommand.version, body: body)
  }

  /// - Throws: `RecoveryError.unknownVersion`, or what keeps the JSON from being read.
  public func lines() throws -> [JournaledCommand] {
    guard version == JournaledCommand.version else { throw RecoveryError.unknownVersion(version) }
    return try JSONDecoder().decode([JournaledCommand].self, from: Data(body))
  }
}
