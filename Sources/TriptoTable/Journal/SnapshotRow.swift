import Foundation
import TriptoGame
import TriptoKernel
import TriptoPlan

/// A snapshot as it is stored beside its game's journal.
public struct SnapshotRow: Sendable, Equatable {
  public let seq: Int64
  /// `Genesis.rules` of whoever wrote it.
  public let rules: Int
  /// ``GameSnapshot/shape`` of whoever wrote it.
  public let shape: Int
  /// UTF-8 JSON.
  public let body: [UInt8]

  public init(seq: Int64, rules: Int, shape: Int, body: [UInt8]) {
    self.seq = seq
    self.rules = rules
    self.shape = shape
    self.body = body
  }

  private struct Body: Codable {
    let state: GameState
    let accepted: AcceptedCommands
  }

  /// - Throws: What cannot be written as JSON.
  public init(_ snapshot: GameSnapshot) throws {
    let encoder = JSONEncoder()
    encoder.userInfo[.disclosure] = Disclosure.journal
    let body = try encoder.encode(Body(state: snapshot.state, accepted: snapshot.accepted))
    self.init(
      seq: snapshot.seq, rules: Genesis.rules, shape: GameSnapshot.shape, body: Array(body))
  }

  /// - Throws: `SnapshotError` when it is of another version, or broken.
  public func snapshot() throws(SnapshotError) -> GameSnapshot {
    guard rules == Genesis.rules else { throw .otherRules(rules) }
    guard shape == GameSnapshot.shape else { throw .otherShape(shape) }
    do {
      let body = try JSONDecoder().decode(Body.self, from: Data(body))
      return GameSnapshot(seq: seq, state: body.state, accepted: body.accepted)
    } catch {
      throw .unreadable(at: (error as? DecodingError)?.place ?? "")
    }
  }
}

extension DecodingError {
  /// NB: without what stands there, which may be a secret.
  fileprivate var place: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath.map(\.stringValue).joined(separator: ".")
    @unknown default: ""
    }
  }
}
