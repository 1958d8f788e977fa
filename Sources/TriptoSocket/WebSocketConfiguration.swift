public import NIOCore

/// The limits of one kind of socket. Sizes are bytes of payload, times are wall time on the loop's clock.
public struct WebSocketConfiguration: Sendable {
  /// Longest inbound frame; a longer one is refused from its length field with 1009 (WS1).
  public var maxFrameBytes = 65_536
  /// Longest inbound message after joining its fragments; a longer one closes with 1009 (WS1).
  public var maxMessageBytes = 65_536
  /// Most frames one message may be cut into; more closes with 1009.
  public var maxFragments = 1_024
  /// Whether binary messages are delivered; otherwise the first one closes with 1003.
  public var acceptsBinary = false
  /// Unsent bytes above which the peer counts as slow and ``slowReaderTimeout`` starts to run.
  public var outboundSoftLimit = 256 * 1_024
  /// Unsent bytes above which the peer is cut at once.
  public var outboundHardLimit = 1_024 * 1_024
  /// How long the unsent bytes may stay above ``outboundSoftLimit`` before the peer is cut.
  public var slowReaderTimeout: TimeAmount = .seconds(5)
  /// How long a closing handshake may take before the transport is cut.
  public var closeTimeout: TimeAmount = .seconds(5)
  /// How long input is drained after a violation, so that the peer can still read our close frame.
  public var drainTimeout: TimeAmount = .seconds(1)
  /// The kernel's send buffer of an upgraded socket (`SO_SNDBUF`); nil leaves it to the kernel, which
  /// may then hold some 4 MB for a peer that does not read.
  public var socketSendBuffer: Int? = 128 * 1_024
  /// How long a ping waits for its pong: for tests of the other side.
  public var pongDelay: TimeAmount?

  /// The limits of the game's own socket.
  public init() {}

  /// Limits wide enough for a conformance suite: 16 MiB messages, cut small, echoed in full.
  public static var conformance: WebSocketConfiguration {
    var wide = WebSocketConfiguration()
    wide.maxFrameBytes = 32 << 20
    wide.maxMessageBytes = 32 << 20
    wide.maxFragments = 1 << 20
    wide.acceptsBinary = true
    wide.outboundSoftLimit = 64 << 20
    wide.outboundHardLimit = 128 << 20
    wide.socketSendBuffer = nil
    return wide
  }
}
