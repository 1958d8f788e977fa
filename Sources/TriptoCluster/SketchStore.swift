import Foundation
import NIOCore
import TriptoRedis
package import TriptoRooms

/// What operators are shown of games, in Redis (DA10–DA13). Every key ends by itself.
package struct SketchStore: Sendable {
  private static let lifeMs: Int64 = 30_000
  private let values: ExpiringValues

  init(_ values: ExpiringValues) { self.values = values }

  /// Writes a game anew, and removes what it does not have any more.
  ///
  /// - Parameter former: as this node has written it last; without it, what another node wrote is removed.
  func write(_ sketch: GameSketch, of id: String, former: GameSketch?) async throws {
    let written = try Self.values(of: sketch, id)
    let old = try former.map { try Self.values(of: $0, id).map(\.name) } ?? Self.names(id)
    try await values.replace(
      written, removing: Array(Set(old).subtracting(written.map(\.name))), forMs: Self.lifeMs)
  }

  func remove(_ id: String) async throws {
    try await values.replace([], removing: Self.names(id), forMs: Self.lifeMs)
  }

  /// - Returns: nil when no node has written of such a game for 30 s.
  package func read(_ id: String) async throws -> GameSketch? {
    let told = try await values.read(Self.names(id))
    func decoded<Value: Decodable>(_ type: Value.Type, _ bytes: ByteBuffer?) throws -> Value? {
      try bytes.map { try JSONDecoder().decode(type, from: Data($0.readableBytesView)) }
    }
    guard let show = try decoded(GameSketch.Show.self, told[0]) else { return nil }
    return GameSketch(
      show: show, brake: told[2].map { String(buffer: $0) },
      timer: try told.dropFirst(3).compactMap { try decoded(GameSketch.Timer.self, $0) }.first,
      connected: try decoded([String].self, told[1]) ?? [])
  }

  private static func name(_ what: String, _ id: String) -> String { "session:\(id):\(what)" }

  /// All that a game may have: state, presence, lock, timers.
  private static func names(_ id: String) -> [String] {
    let timers = GameSketch.Timer.ids.map { "timer:\($0)" }
    return (["state", "presence", "lock:brake"] + timers).map { name($0, id) }
  }

  private static func values(
    of sketch: GameSketch, _ id: String
  ) throws -> [(name: String, value: ByteBuffer)] {
    func value(_ what: String, _ value: some Encodable) throws -> (name: String, value: ByteBuffer)
    {
      (name(what, id), ByteBuffer(bytes: try JSONEncoder().encode(value)))
    }
    var values = [try value("state", sketch.show), try value("presence", sketch.connected)]
    if let timer = sketch.timer { values.append(try value("timer:\(timer.id)", timer)) }
    if let brake = sketch.brake {
      values.append((name("lock:brake", id), ByteBuffer(string: brake)))
    }
    return values
  }
}
