public import NIOCore

#if canImport(Darwin)
  public import Darwin
#endif

/// What the kernel has measured of a connection's round trips, from what it sent to what was
/// acknowledged. The peer's kernel answers, not its program: a page that keeps its pongs cannot
/// lengthen it (BR2).
public struct KernelRoundTrip: Sendable, Equatable {
  /// The lowest of the last minutes (Linux), or the lower of the smoothed and the latest (Darwin), ms.
  public var lowestMs: Double
  /// The mean deviation of a round trip, ms.
  public var jitterMs: Double
}

extension WebSocketConnection {
  /// The kernel's figures; nil where it has none. To be called on ``eventLoop``, where the answer is
  /// there at once.
  public func kernelRoundTrip() -> EventLoopFuture<KernelRoundTrip?> {
    let unknown = eventLoop.makeSucceededFuture(KernelRoundTrip?.none)
    guard let channel = link.value?.context?.channel as? any SocketOptionProvider else {
      return unknown
    }
    return channel.kernelRoundTrip().flatMapErrorWithEventLoop { _, _ in unknown }
  }
}

extension SocketOptionProvider {
  #if canImport(Darwin)
    fileprivate func kernelRoundTrip() -> EventLoopFuture<KernelRoundTrip?> {
      getTCPConnectionInfo().map { info in
        guard info.tcpi_srtt > 0 else { return nil }
        let latest = info.tcpi_rttcur > 0 ? info.tcpi_rttcur : info.tcpi_srtt
        return KernelRoundTrip(
          lowestMs: Double(min(info.tcpi_srtt, latest)), jitterMs: Double(info.tcpi_rttvar))
      }
    }
  #elseif os(Linux)
    fileprivate func kernelRoundTrip() -> EventLoopFuture<KernelRoundTrip?> {
      // NB: `tcp_info` of the C library ends before `tcpi_min_rtt`; these are its words, in µs. The
      // kernel writes as much as it knows (min_rtt since 4.6), the rest is whatever was there.
      let words: EventLoopFuture<SIMD64<UInt32>> = unsafeGetSocketOption(
        level: .tcp, name: .init(rawValue: 11))
      return words.map { words in
        let (smoothedUs, jitterUs, lowestUs) = (words[17], words[18], words[37])
        guard smoothedUs > 0, lowestUs > 0, lowestUs < 60_000_000 else { return nil }
        return KernelRoundTrip(
          lowestMs: Double(lowestUs) / 1_000, jitterMs: Double(jitterUs) / 1_000)
      }
    }
  #else
    fileprivate func kernelRoundTrip() -> EventLoopFuture<KernelRoundTrip?> {
      unsafeGetSocketOption(level: .tcp, name: .init(rawValue: 11)).map { (_: CInt) in nil }
    }
  #endif
}
