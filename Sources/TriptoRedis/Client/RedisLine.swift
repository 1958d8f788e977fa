import Logging
import NIOCore
import NIOPosix

/// One connection that is opened anew whenever it is lost. It belongs to its event loop.
final class RedisLine {
  private enum State {
    /// Before its start, or between two attempts.
    case down
    case connecting
    case up(RedisWire)
    case closed
  }

  private let loop: any EventLoop
  private let settings: RedisSettings
  private let tls: RedisTLS?
  private let logger: Logger
  private var state = State.down
  private var backoff: RedisBackoff

  /// Does what belongs before commands, as subscriptions; the connection is given up when it fails.
  var prepare: (RedisWire, @escaping (RedisError?) -> Void) -> Void = { $1(nil) }
  var pushed: ([RESPValue]) -> Void = { _ in }
  /// Is told whenever it comes up, with nil, and when it goes down.
  var changed: (RedisError?) -> Void = { _ in }

  init(on loop: any EventLoop, _ settings: RedisSettings, _ tls: RedisTLS?, _ logger: Logger) {
    (self.loop, self.settings, self.tls, self.logger) = (loop, settings, tls, logger)
    backoff = RedisBackoff(settings)
  }

  var wire: RedisWire? { if case .up(let wire) = state { wire } else { nil } }

  /// Opens it once: when that fails it is not tried again.
  func open(_ opened: @escaping (RedisError?) -> Void) {
    attempt { result in
      switch result {
      case .success(let wire): self.rise(wire)
      case .failure: self.close()
      }
      opened(result.failure)
    }
  }

  func close() {
    let wire = wire
    state = .closed
    wire?.close(.unavailable("the client is closed"))
    (prepare, pushed, changed) = ({ $1(nil) }, { _ in }, { _ in })
  }

  private var isClosed: Bool { if case .closed = state { true } else { false } }

  private func rise(_ wire: RedisWire) {
    guard !isClosed else { return wire.close(.unavailable("the client is closed")) }
    state = .up(wire)
    wire.isGreeted = true
    backoff.reset()
    wire.ended = { [weak self] error in self?.fall(error) }
    wire.pushed = { [weak self] elements in self?.pushed(elements) }
    changed(nil)
  }

  private func fall(_ error: RedisError) {
    guard !isClosed else { return }
    state = .down
    changed(error)
    tryAgain()
  }

  private func tryAgain() {
    let wait = backoff.wait(chance: .random(in: 0...1))
    loop.assumeIsolated().scheduleTask(in: .milliseconds(wait)) { [weak self] in
      self?.reconnect()
    }
  }

  private func reconnect() {
    guard !isClosed else { return }
    attempt { result in
      switch result {
      case .success(let wire): self.rise(wire)
      case .failure(let error):
        self.logger.debug("redis: no connection yet", metadata: ["error": "\(error.summary)"])
        guard !self.isClosed else { return }
        self.state = .down
        self.tryAgain()
      }
    }
  }

  private func attempt(_ done: @escaping (Result<RedisWire, RedisError>) -> Void) {
    state = .connecting
    let (settings, tls) = (settings, tls)
    ClientBootstrap(group: loop)
      .connectTimeout(.milliseconds(settings.connectMs))
      .channelOption(.tcpOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          if let tls { try channel.pipeline.syncOperations.addHandler(tls.handler()) }
          try channel.pipeline.syncOperations.addHandler(RedisWire(settings))
        }
      }
      .connect(host: settings.address.host, port: settings.address.port)
      .assumeIsolated()
      .whenComplete { result in
        do {
          let channel = try result.get()
          let wire = try channel.pipeline.syncOperations.handler(type: RedisWire.self)
          self.greet(wire, done)
        } catch {
          done(.failure(RedisFailure.error(of: error, at: settings.address)))
        }
      }
  }

  /// Says who is there and which database is meant.
  private func greet(
    _ wire: RedisWire, _ done: @escaping (Result<RedisWire, RedisError>) -> Void
  ) {
    wire.pushed = { [weak self] elements in self?.pushed(elements) }
    RedisGreeting(settings).run(on: wire) { error in
      if let error { return Self.giveUp(wire, error, done) }
      self.prepare(wire) { error in
        if let error { return Self.giveUp(wire, error, done) }
        if let refusal = wire.refusal { return done(.failure(refusal)) }
        done(.success(wire))
      }
    }
  }

  private static func giveUp(
    _ wire: RedisWire, _ error: RedisError,
    _ done: (Result<RedisWire, RedisError>) -> Void
  ) {
    wire.close(error)
    done(.failure(error))
  }
}

extension Result {
  var failure: Failure? { if case .failure(let error) = self { error } else { nil } }
}
