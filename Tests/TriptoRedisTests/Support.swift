import Foundation
import Logging
import NIOCore
import NIOPosix
import Synchronization
import TriptoTestRedis

@testable import TriptoRedis

/// A client with short waits, so that losses are noticed soon.
func client(
  _ url: String, _ change: (inout RedisSettings) -> Void = { _ in }
) async throws(RedisError) -> RedisClient {
  var settings = RedisSettings(try RedisAddress(url))
  (settings.connectMs, settings.commandMs) = (10_000, 10_000)
  settings.pingMs = 100
  settings.mostWaitMs = 100
  change(&settings)
  return try await RedisClient.open(
    settings, on: MultiThreadedEventLoopGroup.singleton,
    logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
}

/// A client of the shared server and names of keys that nobody else has.
func corner() async throws -> (RedisClient, RedisKeys) {
  let client = try await client(RedisServer.shared().url())
  return (client, try RedisKeys(cluster: UUID().uuidString))
}

/// What an opening, or another attempt, ended with.
func failure(_ body: () async throws -> Void) async -> RedisError? {
  do {
    try await body()
    return nil
  } catch {
    return error as? RedisError
  }
}

/// Things that happen elsewhere, kept in their order until somebody waits for them.
final class Collector<Thing: Sendable>: Sendable {
  private struct State {
    var things: [Thing] = []
    var isOver = false
    var waiters: [(count: Int, waiter: CheckedContinuation<[Thing], Never>)] = []
  }

  private let state = Mutex(State())

  func add(_ thing: Thing) {
    let ready = state.withLock { state -> [(CheckedContinuation<[Thing], Never>, [Thing])] in
      state.things.append(thing)
      let (things, count) = (state.things, state.things.count)
      defer { state.waiters.removeAll { $0.count <= count } }
      return state.waiters.filter { $0.count <= count }.map { ($0.waiter, things) }
    }
    for (waiter, things) in ready { waiter.resume(returning: things) }
  }

  /// Waits until there are so many; a test that is out of time gets what there is.
  func first(_ count: Int) async -> [Thing] {
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in
        let things = state.withLock { state -> [Thing]? in
          guard state.things.count < count, !state.isOver else { return state.things }
          state.waiters.append((count, waiter))
          return nil
        }
        if let things { waiter.resume(returning: things) }
      }
    } onCancel: {
      let left = state.withLock { state in
        state.isOver = true
        defer { state.waiters = [] }
        return state.waiters.map { ($0.waiter, state.things) }
      }
      for (waiter, things) in left { waiter.resume(returning: things) }
    }
  }

  var all: [Thing] { state.withLock { $0.things } }
}

extension AsyncStream<RedisEvent>.Iterator {
  /// Waits for the connections to stand.
  mutating func connected() async {
    while let event = await next(isolation: nil), event != .connected {}
  }

  /// Waits for their loss.
  mutating func lost() async -> RedisError? {
    while let event = await next(isolation: nil) {
      if case .lost(let error) = event { return error }
    }
    return nil
  }
}

func node(_ name: String) throws -> NodeID {
  guard let node = NodeID(rawValue: name) else { throw RedisError.address(name) }
  return node
}

extension RedisDelivery {
  var text: String {
    switch self {
    case .message(let bytes): String(buffer: bytes)
    case .gap: "gap"
    }
  }
}
