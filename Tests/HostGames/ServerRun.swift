import Foundation
import NIOCore
import Testing
import TriptoBots

@testable import TriptoBots

/// The server's own binary, and games on it.
final class ServerRun {
  private let folder: URL
  private let server: ServerProcess
  /// What went wrong between the games and the server.
  private(set) var faults: [String] = []

  init() async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "host-games-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let binary = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "tripto")
    server = try await ServerProcess(
      executable: binary.path, dataDirectory: folder.path, pacing: "instant")
  }

  deinit {
    // NB: what is left of a run is worth nothing, and a folder that stays is no failure of it.
    try? FileManager.default.removeItem(at: folder)
  }

  func serving<Value: Sendable>(
    _ work: (String) async throws -> Value
  ) async throws -> Value {
    let base = server.base
    return try await server.serving { try await work(base) }
  }

  /// So many at once, the next one as soon as one ends.
  func play(_ games: [HostGame], _ lanes: Int) async throws -> [HostGameReport] {
    try await withThrowingTaskGroup(of: HostGameReport.self) { group in
      var rest = games[...]
      for game in rest.prefix(lanes) { group.addTask { try await game.play() } }
      rest = rest.dropFirst(lanes)
      var reports: [HostGameReport] = []
      while let report = try await group.next() {
        reports.append(report)
        if let game = rest.popFirst() { group.addTask { try await game.play() } }
      }
      return reports
    }
  }

  /// All at once, while the server dies and comes back.
  func playKilled(_ games: [HostGame], kills: Int) async throws -> [HostGameReport] {
    let (ready, atTable) = AsyncStream.makeStream(of: Void.self)
    async let reports = withThrowingTaskGroup(of: HostGameReport.self) { group in
      for game in games { group.addTask { try await game.play { atTable.yield() } } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    var waits = ready.makeAsyncIterator()
    for _ in games { await waits.next() }
    for kill in 1...kills {
      try await Task.sleep(for: .milliseconds(1_500))
      try await server.kill()
      for game in games { await note(game.freeze(), kill, game) }
      try await server.start()
      for game in games { await note(game.agree(), kill, game) }
    }
    return try await reports
  }

  private func note(_ fault: String?, _ kill: Int, _ game: HostGame) {
    if let fault { faults.append("kill \(kill), \(game.plan): \(fault)") }
  }
}

extension HostGame {
  /// The server is dead: what it has told is promised.
  fileprivate func freeze() async -> String? {
    let isGone = await book.wait(.seconds(10), until: \.isAllGone)
    book.edit { $0.promised = $0.ledger }
    return isGone ? nil : "a socket outlived its server"
  }

  /// Everybody is back and sees the same game, and the host has seen all that was promised.
  fileprivate func agree() async -> String? {
    let isAgreed = await book.wait(.seconds(60)) { pages in
      pages.active.isEmpty || (pages.hasConverged && pages.promised == nil)
    }
    return isAgreed ? nil : "no agreement"
  }
}
