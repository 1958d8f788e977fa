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
