import TriptoSocket

#if canImport(Glibc)
  import Glibc
#else
  public import Darwin
#endif

/// How many files and sockets this process may have open at a time (SE26).
struct OpenFileLimit: Sendable, Equatable {
  let count: Int

  /// More than a living room will ever need, where the system would allow a billion.
  private static let most: rlim_t = 65_536
  /// What macOS allows whatever its hard limit says.
  private static let mostOfDarwin: rlim_t = 10_240

  /// Raises the soft limit towards the hard one; it never sinks.
  static func raised() -> OpenFileLimit {
    var limit = rlimit()
    guard getrlimit(openFiles, &limit) == 0 else { return OpenFileLimit(count: 256) }
    for wanted in [most, mostOfDarwin] where min(wanted, limit.rlim_max) > limit.rlim_cur {
      var raised = limit
      raised.rlim_cur = min(wanted, limit.rlim_max)
      if setrlimit(openFiles, &raised) == 0 { return OpenFileLimit(count: Int(raised.rlim_cur)) }
    }
    return OpenFileLimit(count: Int(min(limit.rlim_cur, most)))
  }

  #if canImport(Glibc)
    private static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let openFiles = RLIMIT_NOFILE
  #endif

  /// For the database, clips, engines' pipes, DNS and services: running out of these can end the process.
  /// Connections that are closing have theirs on top, at both listeners.
  var reserve: Int { min(256, max(64, count / 8)) + 2 * ConnectionLimits.mostClosing }

  /// Connections of the listener for speech (RE38).
  var speechConnections: Int { min(64, max(4, (count - reserve) / 8)) }

  /// Connections of the listener for everybody.
  var connections: Int { max(8, count - reserve - speechConnections) }
}
