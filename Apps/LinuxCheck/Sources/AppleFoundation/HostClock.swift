// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// NB: ticks of the host's clock; here each is a nanosecond.
public func mach_absolute_time() -> UInt64 {
  var now = timespec()
  clock_gettime(CLOCK_MONOTONIC, &now)
  return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
}
