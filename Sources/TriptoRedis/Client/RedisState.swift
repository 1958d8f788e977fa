import Logging
import NIOCore

/// What a client knows, on its event loop.
final class RedisState {
  private let commands: RedisLine
  private let messages: RedisLine
  private let subscriptions = RedisSubscriptions()
  private let logger: Logger
  private var listeners: [AsyncStream<RedisEvent>.Continuation] = []
  /// What was told last.
  private var told = RedisEvent.lost(.unavailable("there is no connection yet"))
  private var isClosed = false

  init(on loop: any EventLoop, _ settings: RedisSettings, _ tls: RedisTLS?, _ logger: Logger) {
    commands = RedisLine(on: loop, settings, tls, logger)
    messages = RedisLine(on: loop, settings, tls, logger)
    self.logger = logger
  }

  func open(_ opened: @escaping (RedisError?) -> Void) {
    let subscriptions = subscriptions
    messages.prepare = { wire, done in subscriptions.renew(on: wire, done) }
    messages.pushed = { subscriptions.take($0) }
    messages.changed = { [weak self] error in
      if error == nil { subscriptions.tellGap() }
      self?.changed(error)
    }
    commands.changed = { [weak self] error in self?.changed(error) }
    commands.open { error in
      if let error { return self.fail(error, opened) }
      self.messages.open { error in
        if let error { return self.fail(error, opened) }
        opened(nil)
      }
    }
  }

  private func fail(_ error: RedisError, _ opened: (RedisError?) -> Void) {
    close()
    opened(error)
  }

  func close() {
    isClosed = true
    commands.close()
    messages.close()
    for listener in listeners { listener.finish() }
    listeners = []
  }

  func send(_ command: RedisCommand, _ completion: @escaping RedisCompletion) {
    guard let wire = commands.wire else { return completion(.failure(Self.absent)) }
    wire.send(command, completion)
  }

  func subscribe(
    to channel: String, _ receiver: @escaping RedisReceiver,
    _ done: @escaping (Result<Int, RedisError>) -> Void
  ) {
    guard let wire = messages.wire else { return done(.failure(Self.absent)) }
    let number = subscriptions.add(receiver, to: channel)
    wire.send(RedisSubscriptions.subscribe(channel), isByPush: true) { result in
      if result.failure != nil { self.unsubscribe(number, from: channel) }
      done(result.map { _ in number })
    }
  }

  func unsubscribe(_ number: Int, from channel: String) {
    guard subscriptions.remove(number, from: channel), let wire = messages.wire else { return }
    wire.send(RedisSubscriptions.unsubscribe(channel), isByPush: true) { _ in }
  }

  func listen(_ listener: AsyncStream<RedisEvent>.Continuation) {
    guard !isClosed else { return listener.finish() }
    listener.yield(told)
    listeners.append(listener)
  }

  private static let absent = RedisError.unavailable("there is no connection")

  private func changed(_ error: RedisError?) {
    if let error {
      // NB: a stop breaks both connections, and is one loss.
      guard told == .connected else { return }
      logger.warning("redis: the connection is lost", metadata: ["error": "\(error.summary)"])
      tell(.lost(error))
    } else if commands.wire != nil, messages.wire != nil {
      logger.info("redis: connected")
      tell(.connected)
    }
  }

  private func tell(_ event: RedisEvent) {
    told = event
    listeners.removeAll {
      if case .terminated = $0.yield(event) { true } else { false }
    }
  }
}
