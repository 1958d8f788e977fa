import NIOCore

/// What becomes of a command; told on the client's event loop.
public typealias RedisCompletion = @Sendable (Result<RESPValue, RedisError>) -> Void

/// One connection: commands out, answers in, matched in order. It belongs to its event loop.
final class RedisWire: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// A command whose answer is still to come.
  struct Waiting {
    let deadline: NIODeadline
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
  private(set) var waitingBytes = 0
  private var parser = RESPParser()
  private var outbox = ByteBuffer()
  private var isFlushDue = false
  private var context: ChannelHandlerContext?
  private var failure: RedisError?
  private var lastHeard = NIODeadline.now()
  private var deadlineWatch: Scheduled<Void>?
  private var pulse: Scheduled<Void>?

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
        deadline: .now() + .milliseconds(withinMs ?? settings.commandMs), bytes: bytes,
        isByPush: isByPush, completion: completion))
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

/// What the channel tells.
extension RedisWire {
  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    beat(on: context.eventLoop)
  }

  func handlerRemoved(context: ChannelHandlerContext) { finish() }

  func channelInactive(context: ChannelHandlerContext) {
    finish()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    close(RedisFailure.error(of: error, at: settings.address))
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    lastHeard = .now()
    parser.append(unwrapInboundIn(data))
    do {
      while let value = try parser.next() { take(value) }
    } catch {
      close(RedisFailure.error(of: error, isEncrypted: settings.address.tls != nil))
    }
  }

  private func take(_ value: RESPValue) {
    guard case .push(let elements) = value else { return answer(value) }
    if Self.confirms(elements), waiting.first?.isByPush == true { return answer(value) }
    pushed(elements)
  }

  private static func confirms(_ push: [RESPValue]) -> Bool {
    let kind = push.first?.text
    return kind == "subscribe" || kind == "unsubscribe"
  }

  private func answer(_ value: RESPValue) {
    guard let first = waiting.popFirst() else {
      // NB: what a server says before it closes (too many clients, protected mode).
      if case .error(let refusal) = value { return close(.refused(refusal)) }
      return close(.lost("an answer came that nobody had asked for"))
    }
    waitingBytes -= first.bytes
    if case .error(let refusal) = value { return first.completion(.failure(.refused(refusal))) }
    first.completion(.success(value))
  }

  /// Everybody who waits hears that nothing will come.
  private func finish() {
    guard context != nil else { return }
    context = nil
    pulse?.cancel()
    deadlineWatch?.cancel()
    let cause = failure ?? .lost("the server closed the connection")
    // NB: what was under way on a connection that stood may have been done.
    let reason = isGreeted ? .lost(cause.summary) : cause
    failure = reason
    let (left, ended) = (waiting, ended)
    (waiting, waitingBytes) = (CircularBuffer(), 0)
    (self.pushed, self.ended) = ({ _ in }, { _ in })
    for each in left { each.completion(.failure(reason)) }
    ended(reason)
  }
}

/// A server that has vanished says nothing, so it is asked, and its answers have deadlines.
extension RedisWire {
  /// Watches the first of those who wait: answers come in order, so who waits behind it waits with it.
  private func watchDeadline() {
    guard deadlineWatch == nil, let context, let first = waiting.first else { return }
    deadlineWatch = context.eventLoop.assumeIsolated().scheduleTask(deadline: first.deadline) {
      [weak self] in self?.deadlineCame()
    }
  }

  private func deadlineCame() {
    deadlineWatch = nil
    guard let first = waiting.first else { return }
    guard first.deadline <= .now() else { return watchDeadline() }
    close(.lost("the server does not answer"))
  }

  private func beat(on loop: any EventLoop) {
    pulse = loop.assumeIsolated().scheduleTask(in: .milliseconds(settings.pingMs)) {
      [weak self] in
      self?.ping()
      self?.beat(on: loop)
    }
  }

  private func ping() {
    guard waiting.isEmpty, lastHeard + .milliseconds(settings.pingMs) <= .now() else { return }
    // NB: whether it was answered is a matter of its deadline.
    send(RedisCommand("PING")) { _ in }
  }
}
