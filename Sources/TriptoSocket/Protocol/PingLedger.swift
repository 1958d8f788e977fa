import NIOCore

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
