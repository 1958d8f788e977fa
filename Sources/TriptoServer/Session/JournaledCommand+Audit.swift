import Foundation
import TriptoGame
import TriptoStore

extension JournaledCommand {
  /// A journal row as its host may read it: without what opens a seat and without addresses (SE8).
  ///
  /// - Parameter lines: What is in the row.
  static func audited(_ entry: JournalEntry, _ lines: [JournaledCommand]) throws -> [UInt8] {
    guard lines.contains(where: \.isPrivate) else { return entry.body }
    return Array(try JSONEncoder().encode(lines.map(\.audited)))
  }

  private var isPrivate: Bool {
    switch command {
    case .join, .offerHandover: true
    default: false
    }
  }

  private var audited: JournaledCommand {
    switch command {
    case .join(var seat):
      seat.origin = nil
      seat.handoverCode = nil
      return with(.join(seat))
    case .offerHandover(_, let expiresAtMs):
      return with(.offerHandover(code: "", expiresAtMs: expiresAtMs))
    default: return self
    }
  }

  func with(_ command: Command) -> JournaledCommand {
    JournaledCommand(atMs: atMs, sender: sender, command: command, commandID: commandID)
  }
}
