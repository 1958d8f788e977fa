import Foundation

/// What a process on this machine has used, as `/proc` tells.
struct ProcessUsage: Sendable, Equatable {
  /// User and system time together, ms.
  var cpuMs: Double
  /// Resident memory, bytes.
  var rss: Int

  /// - Throws: `BotError.server` when there is no such process or no `/proc`.
  static func read(pid: Int32) throws(BotError) -> ProcessUsage {
    do {
      let stat = try String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)
      let status = try String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)
      guard let usage = ProcessUsage(stat: stat, status: status) else {
        throw BotError.server("/proc/\(pid) has an unknown form")
      }
      return usage
    } catch let error as BotError {
      throw error
    } catch {
      throw .server("process \(pid) cannot be read: \(error)")
    }
  }
}

extension ProcessUsage {
  /// - Parameters:
  ///   - stat: `/proc/PID/stat`; fields 14 and 15 are the times in clock ticks, counted after the
  ///     name in parentheses, which may hold spaces.
  ///   - status: `/proc/PID/status` with a line `VmRSS: n kB`.
  ///   - ticksPerSecond: the kernel's clock.
  init?(stat: String, status: String, ticksPerSecond: Int = sysconf(Int32(_SC_CLK_TCK))) {
    guard let nameEnd = stat.lastIndex(of: ")") else { return nil }
    let fields = stat[stat.index(after: nameEnd)...].split(separator: " ")
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({
        Int($0)
      })
    else { return nil }
    cpuMs = (user + system) * 1_000 / Double(ticksPerSecond)
    rss = kilobytes * 1_024
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
