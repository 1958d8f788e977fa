import TriptoCluster
import TriptoRooms

extension ClusterDesk {
  /// What a game is doing (DA10–DA13).
  public struct Game: Sendable, Encodable {
    public let joinCode, phase: String
    public let version, players: Int
    public let isPaused: Bool
    /// Whose brake holds.
    public let brake: String?
    /// The clock that ends next, and when, in ms of the server's time.
    public let timer: String?
    public let deadlineMs: Int?
    public let connected: [String]
  }

  /// - Throws: `ClusterDeskError.unknownGame`
  public func game(_ id: String) async throws -> Game {
    guard let sketch = try await leases.sketchStore.read(id) else {
      throw ClusterDeskError.unknownGame(id, silent: [])
    }
    return Game(
      joinCode: sketch.show.joinCode, phase: sketch.show.phase, version: sketch.show.version,
      players: sketch.show.players, isPaused: sketch.show.isPaused, brake: sketch.brake,
      timer: sketch.timer?.id, deadlineMs: sketch.timer?.deadlineMs, connected: sketch.connected)
  }
}
