import NIOCore

/// Stands in front of HTTP's codec, watches how long a request takes from its first byte to its last, and
/// cuts a peer that does not take what it asked for (SE28). Lives on its channel's loop; an upgrade takes
/// it away.
final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = IOData
  typealias OutboundOut = IOData

  let configuration: HTTPConnectionConfiguration
  private let connection: RolledConnection
  /// Told when the request under way has taken too long.
  var tooSlow: () -> Void = {}

  private(set) var context: ChannelHandlerContext?
  private var requestDeadline: NIODeadline?
  private var requestTimer: Scheduled<Void>?
  var stall = Stall()
  var stallTimer: Scheduled<Void>?

  init(_ configuration: HTTPConnectionConfiguration, _ connection: RolledConnection) {
    self.configuration = configuration
    self.connection = connection
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) { release() }

  func channelInactive(context: ChannelHandlerContext) {
    release()
    context.fireChannelInactive()
  }

  private func release() {
    requestTimer?.cancel()
    stallTimer?.cancel()
    (requestTimer, stallTimer, context) = (nil, nil, nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    requestBegins()
    context.fireChannelRead(data)
  }

  /// A byte of a request came, or its head out of bytes that came before.
  func requestBegins() {
    guard requestDeadline == nil else { return }
    requestDeadline = .now() + configuration.requestTimeout
    connection.enter(.asking)
    if requestTimer == nil { watchRequest(in: configuration.requestTimeout) }
  }

  /// The request is whole.
  func requestEnded() {
    requestDeadline = nil
    connection.enter(.answering)
  }

  /// Everything that was asked is answered.
  func allAnswered() {
    if requestDeadline == nil { connection.enter(.idle) }
  }

  /// NB: one timer that looks again, since cancelling one for each request would cost more.
  private func watchRequest(in time: TimeAmount) {
    requestTimer = context?.eventLoop.assumeIsolated().scheduleTask(in: time) {
      self.lookAtRequest()
    }
  }

  private func lookAtRequest() {
    requestTimer = nil
    guard let deadline = requestDeadline else { return }
    let left = deadline - .now()
    if left > .zero { watchRequest(in: left) } else { tooSlow() }
  }
}
