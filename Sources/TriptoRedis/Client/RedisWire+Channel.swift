import NIOCore

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
