import Dispatch
import Foundation

/// The one wall clock of the server (ID19): read once from the system, then carried by the
/// monotonic clock, so it never jumps while games are played.
public struct ServerClock: Sendable {
  private let wallAtStartMs: Double
  private let uptimeAtStartNs: UInt64

  public init() {
    wallAtStartMs = Date().timeIntervalSince1970 * 1_000
    uptimeAtStartNs = DispatchTime.now().uptimeNanoseconds
  }

  /// Unix epoch ms.
  public func nowMs() -> Int {
    let elapsedNs = DispatchTime.now().uptimeNanoseconds - uptimeAtStartNs
    return Int(wallAtStartMs + Double(elapsedNs) / 1_000_000)
  }
}
