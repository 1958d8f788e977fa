import Foundation
import TriptoBots
import TriptoProcess

/// A network of its own, where lines may be as long as the lab wants them: no privileges are needed
/// where the kernel lets users have namespaces.
enum LabNamespace {
  private static let mark = "LAB_NETWORK"

  /// Whether this process is in one.
  static var isInside: Bool { ProcessInfo.processInfo.environment[mark] != nil }

  private static let setUp = """
    ip link set lo up && ip tuntap add dev tripto0 mode tun && ip addr add 10.127.255.1/10 dev tripto0 \
    && ip link set tripto0 up && exec "$@"
    """

  /// Runs this program again with these arguments, inside.
  ///
  /// - Returns: Its exit status.
  /// - Throws: `BotError.server` where this system has no such thing.
  static func run(_ executable: String, _ arguments: [String]) async throws -> Int32 {
    #if os(Linux)
      guard let unshare = Program("unshare") else { throw BotError.server("needs unshare") }
      return try await unshare.runInForeground(
        ["--map-root-user", "--net", "sh", "-c", setUp, "sh", executable] + arguments,
        environment: [mark: "1"])
    #else
      throw BotError.server("long lines need Linux: network namespaces and /dev/net/tun")
    #endif
  }
}
