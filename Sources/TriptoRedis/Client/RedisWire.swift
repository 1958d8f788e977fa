import NIOCore

/// What becomes of a command; told on the client's event loop.
public typealias RedisCompletion = @Sendable (Result<RESPValue, RedisError>) -> Void

/// One connection: commands out, answers in, matched in order. It belongs to its event loop.
final class RedisWire: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// A command whose answer is still to come.
  struct Waiting {
    let sent: NIODeadline
    /// How long the server may say nothing.
    let patienceMs: Int64
    let bytes: Int
    /// It is answered by a push (`SUBSCRIBE`, `UNSUBSCRIBE`), or by a refusal.
    let isByPush: Bool
    let completion: (Result<RESPValue, RedisError>) -> Void
  }

  let settings: RedisSettings
  /// The server has let us in.
  var isGreeted = false
  /// Gets what came without having been asked for.
  var pushed: ([RESPValue]) -> Void = { _ in }
  /// Is told once when no more will come, and why.
  var ended: (RedisError) -> Void = { _ in }

  var waiting = CircularBuffer<Waiting>()
  var waitingBytes = 0
  var parser = RESPParser()
  private var outbox = ByteBuffer()
  private var isFlushDue = false
  var context: ChannelHandlerContext?
  var failure: RedisError?
  var lastHeard = NIODeadline.now()
  var deadlineWatch: Scheduled<Void>?
  var pulse: Scheduled<Void>?

  init(_ settings: RedisSettings) { self.settings = settings }

  /// Why it can take nothing more; nil while it can.
  var refusal: RedisError? {
    if let failure, !isGreeted { return failure }
    guard let context, context.channel.isActive, failure == nil else {
      return .unavailable("there is no connection")
    }
    guard waiting.count < settings.mostWaiting, waitingBytes < settings.mostWaitingBytes else {
      return .unavailable("too many commands wait for their answers")
    }
    return nil
  }

  /// Sends a command behind those before it.
  func send(
    _ command: RedisCommand, withinMs: Int64? = nil, isByPush: Bool = false,
    _ completion: @escaping (Result<RESPValue, RedisError>) -> Void
  ) {
    if let refusal { return completion(.failure(refusal)) }
    let bytes = outbox.write(command)
    waitingBytes += bytes
    waiting.append(
      Waiting(
        sent: .now(), patienceMs: withinMs ?? settings.commandMs, bytes: bytes, isByPush: isByPush,
        completion: completion))
    watchDeadline()
    flushSoon()
  }

  /// Ends it for a reason of ours.
  func close(_ reason: RedisError) {
    guard failure == nil else { return }
    failure = reason
    context?.close(promise: nil)
  }

  /// What is sent within one turn of the loop leaves together.
  private func flushSoon() {
    guard !isFlushDue, let context else { return }
    isFlushDue = true
    context.eventLoop.assumeIsolated().execute { self.flush() }
  }

  private func flush() {
    isFlushDue = false
    guard let context, outbox.readableBytes > 0 else { return }
    let bytes = outbox
    outbox = context.channel.allocator.buffer(capacity: min(bytes.readableBytes, 16_384))
    context.writeAndFlush(wrapOutboundOut(bytes), promise: nil)
  }
}
