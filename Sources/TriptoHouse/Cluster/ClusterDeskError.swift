/// Why a game was not moved, or a key not replaced. Nothing has changed then, but where a game was not moved or begun.
public enum ClusterDeskError: Error, Sendable, Equatable, CustomStringConvertible {
  case unknownGame(String, silent: [String])
  case unknownNode(String, living: [String])
  case sameNode(String)
  case draining(String)
  case settling(String)
  case nowhere
  case silent(String, String)
  case older(String)
  case notMoved(String, String)
  /// A game belongs to another node, which does not play it yet.
  case notBegun(String, String, String)
  /// What needs all nodes stopped, and these hold a lease.
  case running([String])

  public var description: String {
    switch self {
    case .unknownGame(let id, let silent):
      "no node has a game \(id)"
        + (silent.isEmpty ? "" : "; these did not say: \(silent.joined(separator: ", "))")
    case .unknownNode(let name, let living):
      "no living node is called \(name); there are: \(living.joined(separator: ", "))"
    case .sameNode(let name): "the game is on \(name) already"
    case .draining(let name): "\(name) is about to stop and takes no games; choose another"
    case .settling(let name):
      "\(name) does not know yet which nodes live and takes no games; try again in 3 s"
    case .nowhere: "no other node takes games; `tripto node list` shows them all"
    case .silent(let name, let why): "\(name): \(why)"
    case .older(let name): "\(name) is of an older version, which cannot read the game"
    case .notBegun(let id, let heir, let why):
      "\(id) is \(heir)'s now, which has not begun it: \(why); it does so within 10 s, or when asked"
    case .running(let names):
      "these nodes run: \(names.joined(separator: ", ")). Stop them; the lease of a lost one ends within seconds"
    case .notMoved(let id, let why): "\(id) was not moved: \(why)"
    }
  }
}
