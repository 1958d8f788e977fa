public import NIOCore

/// What a subscriber gets, in the order of the server.
public enum RedisDelivery: Sendable, Equatable {
  case message(ByteBuffer)
  /// The connection was lost and is there again: messages in between have passed by.
  case gap
}

/// Is called on the client's event loop, which it must not block.
public typealias RedisReceiver = @Sendable (RedisDelivery) -> Void

/// Who listens to what. It belongs to its event loop.
final class RedisSubscriptions {
  private var receivers: [String: [Int: RedisReceiver]] = [:]
  private var made = 0

  /// - Returns: The receiver's number.
  func add(_ receiver: @escaping RedisReceiver, to channel: String) -> Int {
    made += 1
    receivers[channel, default: [:]][made] = receiver
    return made
  }

  /// - Returns: Whether nobody listens to the channel any more.
  func remove(_ number: Int, from channel: String) -> Bool {
    guard receivers[channel]?.removeValue(forKey: number) != nil,
      receivers[channel]?.isEmpty == true
    else { return false }
    receivers[channel] = nil
    return true
  }

  /// Subscribes to everything on a new connection, before anybody hears of it.
  func renew(on wire: RedisWire, _ done: @escaping (RedisError?) -> Void) {
    var left = receivers.count
    guard left > 0 else { return done(nil) }
    var failure: RedisError?
    for channel in receivers.keys {
      wire.send(Self.subscribe(channel), isByPush: true) { result in
        left -= 1
        failure = failure ?? result.failure
        if left == 0 { done(failure) }
      }
    }
  }

  /// Tells everybody that messages may have passed by.
  func tellGap() {
    for listeners in receivers.values { for receiver in listeners.values { receiver(.gap) } }
  }

  func take(_ push: [RESPValue]) {
    guard push.count == 3, push[0].text == "message", let channel = push[1].text,
      let bytes = push[2].bytes
    else { return }
    for (_, receiver) in receivers[channel] ?? [:] { receiver(.message(bytes)) }
  }

  static func subscribe(_ channel: String) -> RedisCommand {
    RedisCommand("SUBSCRIBE", .text(channel))
  }

  static func unsubscribe(_ channel: String) -> RedisCommand {
    RedisCommand("UNSUBSCRIBE", .text(channel))
  }
}
