import NIOCore
import NIOWebSocket
import Synchronization

extension WebSocketHandler {
  /// Our side closes first.
  func close(code: UInt16, reason: String) {
    guard phase == .open else { return }
    // NB: a close frame of our own might come in the middle of one that is passed on.
    if let relay {
      relay.close()
      return relayEnded()
    }
    sendClose(code: code, reason: reason)
    let cause = WebSocketCloseReason.local(code: code, reason: reason)
    leaveOpen(.closing, cause: cause, timeout: configuration.closeTimeout)
  }

  /// A close frame arrived: an answer to ours, or the first one, which is answered with its own code.
  func peerClosed(code: UInt16?, reason: String) {
    let cause = self.cause ?? .peer(code: code, reason: reason)
    if phase == .open {
      sendClose(code: code, reason: "")
    }
    leaveOpen(.draining, cause: cause, timeout: configuration.closeTimeout)
    // NB: RFC 6455 7.1.1 lets the server close the transport, so that the client keeps no TIME_WAIT.
    if role == .server { closeWhenFlushed(.closeChannel) }
    report(cause)
  }

  /// The peer broke a rule: it is told which, and then only our own side is shut, since closing with
  /// unread input would reset the connection and lose the close frame.
  func fail(_ violation: WebSocketViolation) {
    guard phase != .draining else { return }
    if let relay {
      relay.close()
      return relayEnded()
    }
    if phase == .open {
      sendClose(code: violation.closeCode, reason: violation.closeReason)
    }
    let cause = self.cause ?? .violation(violation)
    leaveOpen(.draining, cause: cause, timeout: configuration.drainTimeout)
    closeWhenFlushed(.closeOutput)
    report(cause)
  }

  /// Our side ends it and listens no more: nothing of what is under way is read. The peer has
  /// ``WebSocketConfiguration/drainTimeout`` for our close frame.
  func dismiss(code: UInt16, reason: String) {
    guard phase == .open else { return }
    setReading(false)
    sendClose(code: code, reason: reason)
    let cause = WebSocketCloseReason.local(code: code, reason: reason)
    leaveOpen(.draining, cause: cause, timeout: configuration.drainTimeout)
    closeWhenFlushed(.closeOutput)
    context?.eventLoop.assumeIsolated().execute { self.report(cause) }
  }

  /// A frame that came after all was said: only a close frame still matters.
  func discard(_ frame: WebSocketFrame) {
    guard frame.opcode == .connectionClose, role == .server else { return }
    closeWhenFlushed(.closeChannel)
  }

  /// Writes a close frame behind everything queued. No code means an empty payload.
  func sendClose(code: UInt16?, reason: String) {
    let payload = code.map { ClosePayload.make(code: $0, reason: reason) } ?? ByteBuffer()
    let frame =
      role == .client
      ? FrameWriter.masked(.connectionClose, payload: payload)
      : FrameWriter.unmasked(.connectionClose, payload: payload)
    guard let context else { return }
    if let earlier = queue.enqueue(frame) { context.write(wrapOutboundOut(earlier), promise: nil) }
    flush()
  }

  /// Ends sending; whatever happens, the transport is cut after `timeout`.
  func leaveOpen(_ next: Phase, cause: WebSocketCloseReason, timeout: TimeAmount) {
    phase = next
    self.cause = cause
    connection.writable.store(false, ordering: .relaxed)
    pressureTimer?.cancel()
    closeTimer?.cancel()
    closeTimer = context?.eventLoop.assumeIsolated().scheduleTask(in: timeout) { self.abort() }
  }

  func closeWhenFlushed(_ action: AfterFlush) {
    guard queue.pending == 0 else {
      afterFlush = action
      return
    }
    switch action {
    case .nothing: break
    case .closeOutput: context?.close(mode: .output, promise: nil)
    case .closeChannel: context?.close(promise: nil)
    }
  }

  /// Drops the transport at once. Where bytes are stuck it takes a zero linger, else the kernel would keep
  /// megabytes for a peer that does not read, and the peer would go on seeing an open socket. Otherwise a
  /// plain close, which lets a late peer still read what was sent.
  func abort() {
    context?.channel.dropTransport(atOnce: queue.pending > 0 || cause == .slowReader)
  }

  /// Tells the delegate once.
  func report(_ reason: WebSocketCloseReason) {
    guard !isReported else { return }
    isReported = true
    phase = .draining
    delegate.closed(connection, reason: reason)
  }

  /// Lets go of everything: the handle does nothing from now on.
  func release() {
    pressureTimer?.cancel()
    closeTimer?.cancel()
    connection.writable.store(false, ordering: .relaxed)
    connection.link.value = nil
    context = nil
  }
}
