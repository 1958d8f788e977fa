/// Which node gets the next game.
struct MoveChoice {
  private let heirs: [ClusterMember]
  private var counts: [String: Int]

  /// - Throws: `ClusterDeskError` when there is none.
  init(
    _ members: [ClusterMember], from owner: String, to wanted: String?
  ) throws(ClusterDeskError) {
    counts = Dictionary(
      members.map { ($0.name, $0.sessions.count) }, uniquingKeysWith: { first, _ in first })
    let rules = members.first { $0.name == owner }?.rules ?? 0
    guard let wanted else {
      heirs = members.filter {
        $0.name != owner && $0.state == .serving && $0.rules ?? 0 >= rules
      }
      guard !heirs.isEmpty else { throw .nowhere }
      return
    }
    let heir = try members.member(wanted)
    guard heir.name != owner else { throw .sameNode(wanted) }
    guard heir.state != .serving || heir.rules ?? 0 >= rules else { throw .older(wanted) }
    switch heir.state {
    case .serving: heirs = [heir]
    case .settling: throw .settling(wanted)
    case .draining: throw .draining(wanted)
    case .silent: throw .silent(wanted, heir.complaint ?? "")
    }
  }

  /// The one with the fewest games, with those that it got since.
  mutating func next() -> ClusterMember {
    let heir = heirs.min { (counts[$0.name] ?? 0, $0.name) < (counts[$1.name] ?? 0, $1.name) }
    // NB: there is one, or it would not have been made.
    let chosen = heir ?? heirs[0]
    counts[chosen.name, default: 0] += 1
    return chosen
  }
}

extension [ClusterMember] {
  /// - Throws: `ClusterDeskError.unknownNode`
  func member(_ name: String) throws(ClusterDeskError) -> ClusterMember {
    guard let member = first(where: { $0.name == name }) else {
      throw .unknownNode(name, living: map(\.name))
    }
    return member
  }
}
