/// Why there is no cluster on this machine; nothing of it runs any more.
public enum LocalClusterError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Programs, each with how to get it.
  case missing([String])
  case noAccount
  case portTaken(Int)
  /// A part that ended by itself, with the end of its log.
  case ended(String, status: Int32, log: String)
  /// A part that did not answer in time, with the end of its log.
  case silent(String, log: String)
  case notAnAddress(String)

  public var description: String {
    switch self {
    case .missing(let programs):
      "programs are missing: " + programs.joined(separator: "; ")
    case .noAccount:
      "Postgres refuses to be run by root, and there is no user called postgres: start this as another user"
    case .portTaken(let port):
      "port \(port) is taken: choose another with --port, or 0 for any"
    case .ended(let name, let status, let log):
      "\(name) ended with status \(status). The end of its log:\n\(log)"
    case .silent(let name, let log):
      "\(name) does not answer. The end of its log:\n\(log)"
    case .notAnAddress(let text):
      "\(text) is no address of a node: host:port is one"
    }
  }
}
