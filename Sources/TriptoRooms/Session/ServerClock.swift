import Foundation
package import TriptoTable

/// The one wall clock of the server (ID19): read once from the system, then carried by a clock that
/// nobody sets and that goes on while the computer sleeps (ID19), so it never jumps while games are
/// played.
public struct ServerClock: Sendable {
  private let wallAtStartMs: Double
  private let elapsed: @Sendable () -> Duration

  public init() {
    // CLOCK_BOOTTIME on Linux, mach_continuous_time on Darwin.
    let start = ContinuousClock.now
    self.init(wallAtStartMs: Date().timeIntervalSince1970 * 1_000) { .now - start }
  }

  /// - Parameters:
  ///   - wallAtStartMs: Unix epoch ms when nothing had elapsed.
  ///   - elapsed: The time since then, sleep included.
  public init(wallAtStartMs: Double, elapsed: @escaping @Sendable () -> Duration) {
    self.wallAtStartMs = wallAtStartMs
    self.elapsed = elapsed
  }

  /// Unix epoch ms.
  public func nowMs() -> Int { Int(preciseMs()) }

  package var now: Instant { Instant(preciseMs: preciseMs()) }

  /// Unix epoch ms with their fractions: for what is measured, not for what is told.
  public func preciseMs() -> Double { wallAtStartMs + elapsed() / .milliseconds(1) }
}
