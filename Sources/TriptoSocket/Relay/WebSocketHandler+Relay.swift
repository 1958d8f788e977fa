public import NIOCore
public import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Synchronization

/// A client's socket whose game is on another server: frames go there as they came, and every byte that comes from
/// there goes to the client, so that pings, order and pressure are those of one connection (CL3).
extension WebSocketHandler {
  /// Everything that the client says from now on goes to `relay`.
  func hand(to relay: RelayHandler, early: [ByteBuffer]) {
    guard phase == .open else { return relay.close() }
    self.relay = relay
    for text in early { relay.send(FrameWriter.masked(.text, payload: text)) }
    relay.begin(for: self)
  }

  func passOn(_ bytes: ByteBuffer) {
    context?.writeAndFlush(wrapOutboundOut(bytes), promise: nil)
  }

  /// The other server has closed, behind its last word to the client.
  func relayEnded() {
    relay = nil
    guard let context else { return }
    // NB: nothing of our own may follow what may be half a frame.
    phase = .draining
    connection.writable.store(false, ordering: .relaxed)
    let written = context.eventLoop.makePromise(of: Void.self)
    let cut = context.eventLoop.assumeIsolated().scheduleTask(in: configuration.closeTimeout) {
      self.abort()
    }
    written.futureResult.assumeIsolated().whenComplete { _ in
      cut.cancel()
      self.context?.close(promise: nil)
    }
    context.writeAndFlush(wrapOutboundOut(ByteBuffer()), promise: written)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    relay?.setReading(context.channel.isWritable)
    context.fireChannelWritabilityChanged()
  }
}

extension FrameWriter {
  /// A client's frame as it came: its mask and its flags are kept.
  static func verbatim(_ frame: WebSocketFrame) -> ByteBuffer {
    var bytes = ByteBuffer()
    bytes.reserveCapacity(longestHeader + frame.length)
    writeHeader(frame.opcode, length: frame.data.readableBytes, mask: frame.maskKey, into: &bytes)
    let flags: UInt8 =
      (frame.fin ? 0x80 : 0) | (frame.rsv1 ? 0x40 : 0) | (frame.rsv2 ? 0x20 : 0)
      | (frame.rsv3 ? 0x10 : 0)
    bytes.setInteger(flags | UInt8(webSocketOpcode: frame.opcode), at: bytes.readerIndex)
    bytes.writeImmutableBuffer(frame.data)
    return bytes
  }
}

extension WebSocketConnection {
  /// Passes this socket on to another server: what the client sends goes there, what comes from there goes to the client.
  ///
  /// - Parameters:
  ///   - head: of the client's upgrade.
  ///   - early: messages that came meanwhile; they go first.
  ///   - done: called on ``eventLoop``, with the error when it was not passed on; the socket is open still.
  public func relay(
    to target: RelayTarget, head: HTTPRequestHead, early: @escaping @Sendable () -> [ByteBuffer],
    done: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    let granted = eventLoop.makePromise(of: Void.self)
    let handler = NIOLoopBoundBox<RelayHandler?>.makeEmptyBox(eventLoop: eventLoop)
    let request = target.request(of: head)
    let bootstrap = ClientBootstrap(group: eventLoop).connectTimeout(target.timeout)
      .channelOption(.socketOption(.tcp_nodelay), value: 1)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let relay = RelayHandler(request: request, granted: granted)
          handler.value = relay
          try channel.pipeline.syncOperations.addHandler(relay)
        }
      }
    bootstrap.connect(host: target.host, port: target.port).whenFailure { granted.fail($0) }
    let late = eventLoop.scheduleTask(in: target.timeout) { granted.fail(RelayError.noAnswer) }
    granted.futureResult.whenComplete { result in
      late.cancel()
      switch result {
      case .failure: handler.value?.close()
      case .success:
        guard let relay = handler.value, let socket = self.link.value else {
          return handler.value?.close() ?? ()
        }
        socket.hand(to: relay, early: early())
      }
      done(result)
    }
  }
}
