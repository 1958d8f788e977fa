import NIOCore

/// What the peer has not taken, as last seen.
struct Stall {
  var taken = 0
  var seenTaken = 0
  var buffered = 0
  var since = NIODeadline.now()

  /// Whether anything has moved since the last look.
  mutating func look(buffered now: Int) -> Bool {
    defer { (seenTaken, buffered) = (taken, now) }
    return taken != seenTaken || now < buffered || buffered == 0
  }
}

/// Whether the peer takes its answer (SE28).
extension ConnectionWatch {
  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let written = promise ?? context.eventLoop.makePromise(of: Void.self)
    written.futureResult.assumeIsolated().whenSuccess { self.stall.taken += 1 }
    context.write(data, promise: written)
  }

  func flush(context: ChannelHandlerContext) {
    context.flush()
    if stallTimer == nil, Self.buffered(context) > 0 { watchResponse() }
  }

  private func watchResponse() {
    stall.since = .now()
    _ = context.map { stall.look(buffered: Self.buffered($0)) }
    lookAgain()
  }

  private func lookAgain() {
    let time = TimeAmount.nanoseconds(configuration.stallTimeout.nanoseconds / 6)
    stallTimer = context?.eventLoop.assumeIsolated().scheduleTask(in: time) {
      self.lookAtResponse()
    }
  }

  private func lookAtResponse() {
    stallTimer = nil
    guard let context else { return }
    let buffered = Self.buffered(context)
    guard buffered > 0 else { return }
    if stall.look(buffered: buffered) { stall.since = .now() }
    guard .now() - stall.since < configuration.stallTimeout else {
      return context.channel.dropTransport(atOnce: true)
    }
    lookAgain()
  }

  /// Bytes that the kernel has not taken.
  private static func buffered(_ context: ChannelHandlerContext) -> Int {
    // NB: a channel that cannot say keeps no bytes back for long; those of the tests cannot.
    (try? context.channel.syncOptions?.getOption(.bufferedWritableBytes)) ?? 0
  }
}
