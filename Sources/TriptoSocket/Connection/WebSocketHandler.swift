import NIOCore
import NIOHTTP1
import NIOWebSocket

/// The end of an upgraded pipeline: frames in, raw bytes out. Lives on its channel's loop only.
final class WebSocketHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = ByteBuffer

  enum Role { case server, client }

  enum Phase {
    /// Both sides talk.
    case open
    /// We sent a close frame and wait for the peer's.
    case closing
    /// All is said; what still arrives is thrown away until the transport is gone.
    case draining
  }

  /// What to do when the last byte has left.
  enum AfterFlush { case nothing, closeOutput, closeChannel }

  let role: Role
  let configuration: WebSocketConfiguration
  let delegate: any WebSocketDelegate
  let connection: WebSocketConnection
  /// Set where another handler of the pipeline may hold back the channel's automatic reads.
  let readsItself: Bool

  var context: ChannelHandlerContext?
  var phase = Phase.open
  var cause: WebSocketCloseReason?
  var isReported = false
  var assembler: MessageAssembler
  /// The rest of a message whose beginning was not admitted is under way.
  var isSkipping = false
  var pings = PingLedger()
  var queue = OutboundQueue()
  var departures: Departures?
  var isFlushScheduled = false
  var afterFlush = AfterFlush.nothing
  var pressureTimer: Scheduled<Void>?
  var closeTimer: Scheduled<Void>?
  /// To the other server that has this socket's game (CL3); nil while it is served here.
  var relay: RelayHandler?

  init(
    role: Role, channel: any Channel, configuration: WebSocketConfiguration,
    delegate: any WebSocketDelegate, readsItself: Bool = false
  ) {
    self.role = role
    self.configuration = configuration
    self.delegate = delegate
    self.readsItself = readsItself
    connection = WebSocketConnection(channel: channel)
    assembler = MessageAssembler(expectsMask: role == .server, configuration: configuration)
  }

  /// The frame decoder to put in front of this handler.
  var decoder: ByteToMessageHandler<WebSocketFrameDecoder> {
    ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: configuration.maxFrameBytes))
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    departures = Departures.here(context.eventLoop)
    connection.link.value = self
  }

  func handlerRemoved(context: ChannelHandlerContext) { release() }

  /// Tells the delegate; to be called once, when the pipeline is complete.
  func open(head: HTTPRequestHead) {
    delegate.opened(connection, head: head)
    if readsItself { context?.read() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if let relay { return relay.send(FrameWriter.verbatim(unwrapInboundIn(data))) }
    // NB: after a close the decoder still delivers the frames left in the same read.
    guard phase != .draining else { return discard(unwrapInboundIn(data)) }
    let now = NIODeadline.now()
    let frame = unwrapInboundIn(data)
    guard isAdmitted(frame) else { return }
    do {
      handle(try assembler.accept(frame), at: now)
    } catch {
      fail(error)
    }
  }

  /// Asks the delegate before anything is unmasked or decoded.
  private func isAdmitted(_ frame: WebSocketFrame) -> Bool {
    switch frame.opcode {
    case .connectionClose: return true
    case .continuation:
      defer { if frame.fin { isSkipping = false } }
      return !isSkipping
    default:
      let isAdmitted = delegate.admits(connection)
      if !isAdmitted, !frame.opcode.isControlOpcode, !frame.fin { isSkipping = true }
      return isAdmitted
    }
  }

  private func handle(_ outcome: MessageAssembler.Outcome, at now: NIODeadline) {
    if case .close(let code, let reason) = outcome { return peerClosed(code: code, reason: reason) }
    guard phase == .open else { return }
    switch outcome {
    case .text(let text): delegate.received(connection, text: text)
    case .binary(let bytes): delegate.received(connection, binary: bytes)
    case .ping(let payload): pong(payload)
    case .pong(let payload):
      if let rtt = pings.answer(payload, at: now) { delegate.pong(connection, rtt: rtt) }
    case .close, .unfinished: break
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    if readsItself, relay?.isWritable ?? true { context.read() }
    context.fireChannelReadComplete()
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard event is ChannelShouldQuiesceEvent else {
      return context.fireUserInboundEventTriggered(event)
    }
    if phase == .open { delegate.quiescing(connection) }
  }

  func channelInactive(context: ChannelHandlerContext) {
    relay?.close()
    report(cause ?? .lost)
    release()
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength: fail(.tooLarge)
    case is NIOWebSocketError: fail(.brokenControlFrame)
    case is ByteToMessageDecoderError where phase == .draining: break
    default: context.close(promise: nil)
    }
  }

  func setReading(_ reads: Bool) {
    guard phase != .draining else { return }
    context?.channel.setOption(.autoRead, value: reads).whenFailure { [connection] _ in
      connection.close(code: WebSocketCloseCode.normal, reason: "")
    }
  }
}
