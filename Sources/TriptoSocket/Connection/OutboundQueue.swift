import NIOCore

/// Counts what a peer has not taken yet, and holds the last buffer back until the flush, so that one
/// promise per flush tells when everything before it is gone.
struct OutboundQueue {
  private var held: ByteBuffer?
  private var unflushed = 0
  private var inFlight = 0

  /// Bytes written to the connection and not yet accepted by the kernel.
  var pending: Int { unflushed + inFlight }

  /// Adds `buffer`; gives back the buffer before it, which is to be written now.
  mutating func enqueue(_ buffer: ByteBuffer) -> ByteBuffer? {
    let earlier = held
    held = buffer
    unflushed += buffer.readableBytes
    return earlier
  }

  /// The buffer to write and flush, and how many bytes leave with it; nil when there is nothing.
  mutating func takeForFlush() -> (last: ByteBuffer, bytes: Int)? {
    guard let last = held else { return nil }
    let bytes = unflushed
    held = nil
    inFlight += bytes
    unflushed = 0
    return (last, bytes)
  }

  /// A flush of `bytes` was taken by the kernel.
  mutating func completed(bytes: Int) { inFlight -= bytes }
}

/// Remembers the pings under way, so that only a true answer counts and its round trip is known.
struct PingLedger {
  /// Older pings are forgotten: whoever has not answered them is judged by its silence.
  static let longest = 4

  private var stamps: [UInt64] = []

  /// The payload of a ping sent at `now`: its stamp, eight bytes.
  mutating func stamp(at now: NIODeadline) -> ByteBuffer {
    if stamps.count == PingLedger.longest { stamps.removeFirst() }
    stamps.append(now.uptimeNanoseconds)
    return ByteBuffer(integer: now.uptimeNanoseconds)
  }

  /// The round trip of the ping that `payload` answers, or nil for a foreign or repeated pong. RFC 6455
  /// lets a peer answer only its latest ping, so the older ones are settled with it.
  mutating func answer(_ payload: ByteBuffer, at now: NIODeadline) -> TimeAmount? {
    guard payload.readableBytes == 8,
      let stamp = payload.getInteger(at: payload.readerIndex, as: UInt64.self),
      let index = stamps.firstIndex(of: stamp)
    else { return nil }
    stamps.removeFirst(index + 1)
    return now - .uptimeNanoseconds(stamp)
  }
}
