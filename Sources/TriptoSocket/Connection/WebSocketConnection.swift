public import NIOCore
import NIOWebSocket
import Synchronization

/// A handle on one open socket. Every method may be called from any thread and does nothing once the
/// socket is closed; on the connection's own loop a call costs no hop. Calls of one caller keep their
/// order (WS11).
public final class WebSocketConnection: Sendable {
  /// Unique in this process, never reused.
  public let id: UInt64
  /// The loop that owns the socket and on which the delegate is called.
  public let eventLoop: any EventLoop
  /// The peer's IP address, as the kernel knows it; a proxy's if there is one.
  public let remoteAddress: String?

  /// Whatever the delegate keeps with this socket; to be touched on ``eventLoop`` only.
  public let attachment: NIOLoopBoundBox<AnyObject?>

  let link: NIOLoopBoundBox<WebSocketHandler?>
  let pending = Atomic<Int>(0)
  let writable = Atomic<Bool>(true)

  private static let lastID = Atomic<UInt64>(0)

  init(channel: any Channel) {
    id = WebSocketConnection.lastID.wrappingAdd(1, ordering: .relaxed).newValue
    eventLoop = channel.eventLoop
    remoteAddress = channel.remoteAddress?.ipAddress
    attachment = .makeEmptyBox(eventLoop: channel.eventLoop)
    link = .makeEmptyBox(eventLoop: channel.eventLoop)
  }

  /// Bytes handed over and not yet taken by the kernel.
  public var pendingBytes: Int { pending.load(ordering: .relaxed) }

  /// False while ``pendingBytes`` is above the soft limit, and after the close.
  public var isWritable: Bool { writable.load(ordering: .relaxed) }

  /// Sends one text frame. The bytes must be UTF-8.
  public func send(text: ByteBuffer) { onLoop { $0.send(.text, text) } }

  /// Sends one binary frame.
  public func send(binary: ByteBuffer) { onLoop { $0.send(.binary, binary) } }

  /// Sends bytes that already are whole frames, so that a broadcast is framed once and shared. On a
  /// client's socket the frames must be masked already.
  public func send(framed: ByteBuffer) { onLoop { $0.enqueue(framed) } }

  /// The same, and to the kernel at once: for what somebody waits for. It overtakes what leaves to
  /// others, and takes along what was sent to this socket before.
  public func sendNow(framed: ByteBuffer) {
    onLoop {
      $0.enqueue(framed, schedulesFlush: false)
      $0.flush()
    }
  }

  /// Runs `body` on `loop`, whose thread must call this, when all that was handed to
  /// ``send(framed:)`` on that loop before has been offered to the kernel.
  public static func whenGone(on loop: any EventLoop, _ body: @escaping @Sendable () -> Void) {
    Departures.here(loop).whenGone(body)
  }

  /// Appends `bytes` to `buffer` as one text frame of a server, for ``send(framed:)``.
  public static func frame(text bytes: some Collection<UInt8>, into buffer: inout ByteBuffer) {
    buffer.reserveCapacity(minimumWritableBytes: bytes.count + FrameWriter.longestHeader)
    FrameWriter.writeHeader(.text, length: bytes.count, into: &buffer)
    buffer.writeBytes(bytes)
  }

  /// Starts the closing handshake after what was sent before. The first close wins. `code` must be one
  /// that a frame may carry; the reason is cut to 123 bytes.
  public func close(code: UInt16, reason: String) {
    precondition(WebSocketCloseCode.maySend(code), "close code \(code) is reserved")
    onLoop { $0.close(code: code, reason: reason) }
  }

  /// Says goodbye without listening to anything more, not even to a close frame: for a peer that talks
  /// too much. `code` and reason as in ``close(code:reason:)``.
  public func dismiss(code: UInt16, reason: String) {
    precondition(WebSocketCloseCode.maySend(code), "close code \(code) is reserved")
    onLoop { $0.dismiss(code: code, reason: reason) }
  }

  /// Sends a ping; its answer comes as ``WebSocketDelegate/pong(_:rtt:)`` (WS19).
  public func ping() { onLoop { $0.ping() } }

  /// Stops or resumes reading from the socket; what the peer sends then fills the kernel's buffers.
  public func setReading(_ reads: Bool) { onLoop { $0.setReading(reads) } }

  @inline(__always)
  private func onLoop(_ body: @escaping @Sendable (WebSocketHandler) -> Void) {
    if eventLoop.inEventLoop {
      if let handler = link.value { body(handler) }
    } else {
      eventLoop.execute {
        if let handler = self.link.value { body(handler) }
      }
    }
  }
}
