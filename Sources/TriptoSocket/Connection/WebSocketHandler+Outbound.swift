import NIOCore
import NIOWebSocket
import Synchronization

extension WebSocketHandler {
  /// Frames `payload` for our role and queues it.
  func send(_ opcode: WebSocketOpcode, _ payload: ByteBuffer) {
    guard phase == .open else { return }
    if role == .client { return enqueue(FrameWriter.masked(opcode, payload: payload)) }
    if payload.readableBytes <= FrameWriter.copyThreshold {
      return enqueue(FrameWriter.unmasked(opcode, payload: payload))
    }
    var header = ByteBuffer()
    FrameWriter.writeHeader(opcode, length: payload.readableBytes, into: &header)
    enqueue(header)
    enqueue(payload)
  }

  /// Answers a ping, at once unless a test wants it late.
  func pong(_ payload: ByteBuffer) {
    guard let delay = configuration.pongDelay else { return send(.pong, payload) }
    context?.eventLoop.assumeIsolated().scheduleTask(in: delay) { self.send(.pong, payload) }
  }

  /// Sends a ping that ``PingLedger`` will recognise (WS19).
  func ping() {
    guard phase == .open else { return }
    send(.ping, pings.stamp(at: .now()))
  }

  /// Queues whole frames; they leave with the ``Departures`` of this loop, or with the caller's flush.
  func enqueue(_ bytes: ByteBuffer, schedulesFlush: Bool = true) {
    guard phase == .open, let context else { return }
    if let earlier = queue.enqueue(bytes) {
      context.write(wrapOutboundOut(earlier), promise: nil)
    }
    if schedulesFlush { scheduleFlush() }
    notePressure(context)
  }

  private func scheduleFlush() {
    guard !isFlushScheduled else { return }
    isFlushScheduled = true
    departures?.add(self)
  }

  /// Writes what is held back and flushes; when the kernel has it, the count goes down.
  func flush() {
    isFlushScheduled = false
    guard let context, let (last, bytes) = queue.takeForFlush() else { return }
    context.writeAndFlush(wrapOutboundOut(last), promise: nil)
    if isTaken(context) { return flushed(bytes) }
    let written = context.eventLoop.makePromise(of: Void.self)
    written.futureResult.assumeIsolated().whenComplete { _ in self.flushed(bytes) }
    context.writeAndFlush(wrapOutboundOut(ByteBuffer()), promise: written)
  }

  /// Whether the kernel has taken all that was written; no, where the channel does not say.
  private func isTaken(_ context: ChannelHandlerContext) -> Bool {
    guard role == .server, let options = context.channel.syncOptions else { return false }
    return (try? options.getOption(.bufferedWritableBytes)) == 0
  }

  private func flushed(_ bytes: Int) {
    queue.completed(bytes: bytes)
    connection.pending.store(queue.pending, ordering: .relaxed)
    if queue.pending <= configuration.outboundSoftLimit { relievePressure() }
    guard queue.pending == 0 else { return }
    let action = afterFlush
    afterFlush = .nothing
    closeWhenFlushed(action)
  }

  private func notePressure(_ context: ChannelHandlerContext) {
    connection.pending.store(queue.pending, ordering: .relaxed)
    guard queue.pending > configuration.outboundSoftLimit else { return }
    connection.writable.store(false, ordering: .relaxed)
    let loop = context.eventLoop.assumeIsolated()
    if queue.pending > configuration.outboundHardLimit {
      relievePressure()
      cut(loop)
    } else if pressureTimer == nil {
      pressureTimer = loop.scheduleTask(in: configuration.slowReaderTimeout) { self.cut(loop) }
    }
  }

  private func relievePressure() {
    pressureTimer?.cancel()
    pressureTimer = nil
    if phase == .open { connection.writable.store(true, ordering: .relaxed) }
  }

  /// Gives up a peer that does not read. The delegate hears of it in a later tick, for we may be inside
  /// one of its own sends.
  private func cut(_ loop: NIOIsolatedEventLoop) {
    guard phase == .open else { return }
    let code = WebSocketCloseCode.tryAgainLater
    sendClose(code: code, reason: "slow reader")
    leaveOpen(.draining, cause: .slowReader, timeout: configuration.closeTimeout)
    loop.execute {
      self.report(.slowReader)
      self.abort()
    }
  }
}
