package import TriptoGame

/// The ids of each sender's last accepted commands, oldest first: their repeats are told as such after a
/// restart too (EX5).
package struct AcceptedCommands: Sendable, Equatable, Codable {
  package private(set) var ids: [Sender: [String]] = [:]

  mutating func note(_ line: JournaledCommand) {
    guard let id = line.commandID else { return }
    ids[line.sender, default: []].append(id)
    let surplus = (ids[line.sender]?.count ?? 0) - RecentCommands.limit
    if surplus > 0 { ids[line.sender]?.removeFirst(surplus) }
  }
}
