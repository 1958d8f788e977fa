import NIOCore
import Synchronization
import TriptoWire

/// The games that are being played while the server dies.
final class KillLanes: Sendable {
  private struct Inner {
    var next = 1
    var isFinished = false
    var running: [Int: GameRun] = [:]
    var facts = 0
  }

  private let inner = Mutex(Inner())

  var factsChecked: Int { inner.withLock { $0.facts } }

  /// What the running games are at.
  var state: String {
    running.sorted { $0.number < $1.number }.map { game -> String in
      let digest = game.book.pages.active.compactMap(\.digest).first
      return "game \(game.number) \(digest?.phase.rawValue ?? "–")"
    }.joined(separator: ", ")
  }

  /// The number of the next game; nil after the last kill.
  func nextGame() -> Int? {
    inner.withLock { inner in
      guard !inner.isFinished else { return nil }
      defer { inner.next += 1 }
      return inner.next
    }
  }

  /// From now on no game begins.
  func finish() { inner.withLock { $0.isFinished = true } }

  func play(_ game: GameRun) async throws -> GameReport {
    inner.withLock { $0.running[game.number] = game }
    defer { inner.withLock { $0.running[game.number] = nil } }
    return try await game.play()
  }

  /// Ends every game at once.
  func stopAll() {
    for game in running { game.stop() }
  }

  private var running: [GameRun] { inner.withLock { Array($0.running.values) } }

  /// The server is dead: when every seat has noticed, and so read all it was told, what it was told is
  /// written down as promised.
  func freeze() async -> [Violation] {
    var found: [Violation] = []
    for game in running {
      if await !game.book.wait(.seconds(10), until: \.isAllGone) {
        found.append(Violation("WS20", "game \(game.number): a socket outlived its server"))
      }
      let facts = game.book.edit { pages in
        pages.promised = pages.ledger
        return pages.ledger.count
      }
      inner.withLock { $0.facts += facts }
    }
    return found
  }

  /// Everybody is back and sees the same game, and the host has seen all that was promised.
  func agree(within limit: TimeAmount, kill: Int) async -> [Violation] {
    var found: [Violation] = []
    for game in running {
      let isAgreed = await game.book.wait(limit) { pages in
        pages.active.isEmpty || (pages.hasConverged && pages.promised == nil)
      }
      if !isAgreed {
        let seen = game.book.pages.seats.filter { !$0.value.isDone }
          .map {
            "\($0.key): \($0.value.isConnected ? "on" : "off") \($0.value.digest?.text ?? "–")"
          }
        found.append(
          Violation("ST40", "kill \(kill), game \(game.number): no agreement: \(seen.sorted())"))
      }
    }
    return found
  }
}

extension StateDigest {
  /// A short form for messages.
  var text: String { "\(phase.rawValue) \(round ?? -1)/\(level ?? 0)/\(lockedCount)" }
}
