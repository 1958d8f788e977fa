import NIOCore

extension RedisClient {
  /// Listens to a channel until the subscription is cancelled, across losses of the connection.
  ///
  /// - Parameter receiver: Is called on the client's event loop, from the server's confirmation on.
  /// - Returns: When the server has confirmed it.
  /// - Throws: `unavailable`, `lost` or `refused`; then nobody listens.
  public func subscribe(
    to channel: String, _ receiver: @escaping RedisReceiver
  ) async throws(RedisError) -> RedisSubscription {
    let result: Result<Int, RedisError> = await withCheckedContinuation { waiter in
      loop.execute {
        self.state.value.subscribe(to: channel, receiver) { waiter.resume(returning: $0) }
      }
    }
    return RedisSubscription(channel: channel, number: try result.get(), client: self)
  }
}

/// Somebody who listens to a channel.
public struct RedisSubscription: Sendable {
  public let channel: String
  let number: Int
  let client: RedisClient

  /// Ends it: what comes later reaches the receiver no more.
  public func cancel() async {
    await withCheckedContinuation { waiter in
      client.loop.execute {
        client.state.value.unsubscribe(number, from: channel)
        waiter.resume()
      }
    }
  }
}
