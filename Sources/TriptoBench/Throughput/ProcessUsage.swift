import Foundation
import TriptoBots

/// What a process on this machine has used.
struct ProcessUsage: Sendable, Equatable {
  /// User and system time of all its threads together, ms.
  var cpuMs: Double
  /// Resident memory, bytes.
  var rss: Int

  /// - Throws: `BotError.server` when there is no such process, or no way to ask for its time.
  static func read(pid: Int32) throws(BotError) -> ProcessUsage {
    let status: String
    do {
      status = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
    } catch {
      throw .server("process \(pid) cannot be read: \(error)")
    }
    guard let cpuMs = cpuMs(of: pid), let rss = rss(inStatus: status) else {
      throw .server("what process \(pid) used cannot be read")
    }
    return ProcessUsage(cpuMs: cpuMs, rss: rss)
  }

  /// What this process has used.
  static func own() throws(BotError) -> ProcessUsage { try read(pid: getpid()) }

  /// The process's own clock, which counts in ns; `/proc/PID/stat` counts in ticks of 10 ms.
  private static func cpuMs(of pid: Int32) -> Double? {
    #if canImport(Glibc)
      var clock = clockid_t()
      var time = timespec()
      guard clock_getcpuclockid(pid, &clock) == 0, clock_gettime(clock, &time) == 0 else {
        return nil
      }
      return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
    #else
      return nil
    #endif
  }

  /// The line `VmRSS: n kB` of `/proc/PID/status`, in bytes.
  static func rss(inStatus status: String) -> Int? {
    status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }?
      .split(whereSeparator: \.isWhitespace).dropFirst().first
      .flatMap { Int($0) }.map { $0 * 1_024 }
  }
}

/// Sockets need descriptors, and shells often allow few.
enum OpenFiles {
  /// Raises the soft limit to the hard one.
  static func raiseLimit() {
    var limit = rlimit()
    guard getrlimit(.init(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(.init(RLIMIT_NOFILE.rawValue), &limit)
  }
}
