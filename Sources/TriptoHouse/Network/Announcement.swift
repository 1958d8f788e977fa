import Foundation
import Logging
import TriptoProcess

/// Tells the local network of this server, so that an app finds it without typing (UI-X2): a program of the system
/// does so as long as it runs.
struct Announcement {
  /// The service's type, as the host's app announces its game (ID21).
  static let type = "_tripto._tcp"
  /// What can announce, and where it comes from.
  static let remedy = "apt install avahi-utils (macOS has dns-sd)"

  let program: Program
  let arguments: [String]

  /// - Parameter searchPath: Folders with a colon between them; nil is the `PATH` of this process.
  /// - Returns: nil where the server is no neighbour's, or nothing here can announce it.
  init?(_ configuration: ServerConfiguration, port: Int, searchPath: String? = nil) {
    // NB: apps ask a server that they have found over plain HTTP.
    guard configuration.announces == .on, configuration.listensBeyondLoopback,
      configuration.tls == nil
    else { return nil }
    let (name, port) = (Self.name, String(port))
    if let avahi = Program("avahi-publish", searchPath: searchPath) {
      (program, arguments) = (avahi, ["-s", name, Self.type, port])
    } else if let mac = Program("dns-sd", searchPath: searchPath) {
      (program, arguments) = (mac, ["-R", name, Self.type, "local", port])
    } else {
      return nil
    }
  }

  /// At most 63 bytes, as a label of DNS.
  private static var name: String {
    let machine = ProcessInfo.processInfo.hostName.split(separator: ".").first.map(String.init)
    let name = machine.map { "Tripto (\($0))" } ?? "Tripto"
    return name.utf8.count <= 63 ? name : "Tripto"
  }

  /// Announces until the task is cancelled, or the program ends by itself: then the code is typed, as ever.
  func run(_ logger: Logger) async {
    do {
      let ended = try await program.run(arguments)
      let why = ended.told.split(separator: "\n").last.map(String.init) ?? "status \(ended.status)"
      logger.notice("apps must be told the address", metadata: ["why": "\(why)"])
    } catch is CancellationError {
      return
    } catch {
      logger.notice("apps must be told the address", metadata: ["why": "\(error)"])
    }
  }
}
