public import Logging
public import NIOCore

/// A server of Redis, by one connection for commands and one for subscriptions, which are opened anew when they
/// are lost. Everything runs on one event loop.
///
/// Commands leave in the order in which one task, or one event loop, gives them. While there is no connection they
/// fail at once with `unavailable`, so nothing piles up.
public final class RedisClient: Sendable {
  public let loop: any EventLoop
  let state: NIOLoopBoundBox<RedisState>

  private init(_ loop: any EventLoop, _ state: NIOLoopBoundBox<RedisState>) {
    (self.loop, self.state) = (loop, state)
  }

  /// Connects.
  ///
  /// - Throws: What the first attempt ended with; later losses are mended without a word but events and log.
  public static func open(
    _ settings: RedisSettings, on group: any EventLoopGroup, logger: Logger
  ) async throws(RedisError) -> RedisClient {
    let loop = group.next()
    let tls = try RedisTLS(settings.address)
    let state = NIOLoopBoundBox.makeBoxSendingValue(
      RedisState(on: loop, settings, tls, logger), eventLoop: loop)
    let failure: RedisError? = await withCheckedContinuation { waiter in
      loop.execute { state.value.open { waiter.resume(returning: $0) } }
    }
    if let failure { throw failure }
    return RedisClient(loop, state)
  }

  /// Ends both connections; what waits fails, and so does everything after.
  public func close() async {
    await withCheckedContinuation { waiter in
      loop.execute {
        self.state.value.close()
        waiter.resume()
      }
    }
  }

  /// Sends a command and waits for its answer.
  ///
  /// - Throws: `unavailable` when nothing was sent, `lost` when nobody knows whether it was done, `refused`.
  public func send(_ command: RedisCommand) async throws(RedisError) -> RESPValue {
    let result: Result<RESPValue, RedisError> = await withCheckedContinuation { waiter in
      send(command) { waiter.resume(returning: $0) }
    }
    return try result.get()
  }

  /// Sends a command without waiting. From the client's own event loop it is sent before this returns.
  public func send(_ command: RedisCommand, _ completion: @escaping RedisCompletion) {
    guard !loop.inEventLoop else { return state.value.send(command, completion) }
    loop.execute { self.state.value.send(command, completion) }
  }

  /// Whether commands would be sent now, and what happens to the connections from now on.
  ///
  /// - Returns: First the state of this moment, then each change; a reader that lags behind misses old ones.
  public func events() -> AsyncStream<RedisEvent> {
    let (stream, events) = AsyncStream.makeStream(
      of: RedisEvent.self, bufferingPolicy: .bufferingNewest(64))
    loop.execute { self.state.value.listen(events) }
    return stream
  }
}

/// What happens to the connections of a client.
public enum RedisEvent: Sendable, Equatable {
  /// Both stand, and all subscriptions are in force.
  case connected
  /// One of them broke, or both did; commands may fail until they stand again.
  case lost(RedisError)
}
