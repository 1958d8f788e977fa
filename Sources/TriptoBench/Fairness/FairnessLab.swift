import NIOCore
import NIOPosix
import TriptoBots

/// Who braked first: plays rooms of five phones against a server of its own, over lines that the
/// server's kernel sees (BR25). To be run inside `LabNamespace`.
public struct FairnessLab: Sendable {
  private let program: String
  private let dataDirectory: String
  private let seed: UInt64

  /// - Parameters:
  ///   - server: path of the `tripto` that serves.
  ///   - dataDirectory: of that server; must exist.
  public init(server: String, dataDirectory: String, seed: UInt64) {
    (program, self.dataDirectory, self.seed) = (server, dataDirectory, seed)
  }

  /// Plays the runs, all at the same time or one after the other.
  ///
  /// - Parameter tell: Gets each result as it comes.
  /// - Throws: `BotError` when the server, the lines or a room fail.
  public func play(
    _ runs: [FairnessRun], atOnce: Bool, tell: @escaping @Sendable (FairnessResult) -> Void
  ) async throws -> [FairnessResult] {
    #if os(Linux)
      OpenFiles.raiseLimit()
      let server = try await ServerProcess(
        executable: program, dataDirectory: dataDirectory, pacing: "instant", host: "0.0.0.0")
      let lines = try DelayLines(port: server.port)
      let (api, port) = (try BotAPI(base: server.base, attempts: 5), server.port)
      return try await server.serving {
        try await play(runs, atOnce: atOnce, lines, api, port, tell: tell)
      }
    #else
      throw BotError.server("long lines need Linux: network namespaces and /dev/net/tun")
    #endif
  }

  #if os(Linux)
    private func play(
      _ runs: [FairnessRun], atOnce: Bool, _ lines: DelayLines, _ api: BotAPI, _ port: Int,
      tell: @escaping @Sendable (FairnessResult) -> Void
    ) async throws -> [FairnessResult] {
      var firstRoom = 1
      var results: [FairnessResult] = []
      for group in atOnce ? [runs] : runs.map({ [$0] }) {
        results += try await withThrowingTaskGroup(of: FairnessResult.self) { tasks in
          for run in group {
            let (first, seed) = (firstRoom, self.seed &+ UInt64(firstRoom))
            tasks.addTask { try await play(run, firstRoom: first, seed, lines, api, port) }
            firstRoom += run.rooms * run.times
          }
          return try await tasks.reduce(into: []) { done, result in
            tell(result)
            done.append(result)
          }
        }
      }
      return results
    }

    private func play(
      _ run: FairnessRun, firstRoom: Int, _ seed: UInt64, _ lines: DelayLines, _ api: BotAPI,
      _ port: Int
    ) async throws -> FairnessResult {
      var all: [FairnessRound?] = []
      for time in 0..<run.times {
        let first = firstRoom + time * run.rooms
        let seed = Dice(seed: seed).part("time", time).seed
        all += try await sitting(run, firstRoom: first, seed, lines, api, port)
      }
      let judged = all.compactMap(\.self)
      return FairnessResult(run, judged, lost: all.count - judged.count)
    }

    /// All rooms of a run, at the same time.
    private func sitting(
      _ run: FairnessRun, firstRoom: Int, _ seed: UInt64, _ lines: DelayLines, _ api: BotAPI,
      _ port: Int
    ) async throws -> [FairnessRound?] {
      try await withThrowingTaskGroup(of: [FairnessRound?].self) { group in
        for number in 0..<run.rooms {
          let room = FairnessRoom(
            run, lines: lines, seed: Dice(seed: seed).part("room", number).seed,
            loop: MultiThreadedEventLoopGroup.singleton.next())
          group.addTask {
            try await room.open(api, number: firstRoom + number, port: port)
            let rounds = try await room.play()
            await room.close()
            return rounds
          }
        }
        return try await group.reduce(into: []) { $0 += $1 }
      }
    }
  #endif
}
