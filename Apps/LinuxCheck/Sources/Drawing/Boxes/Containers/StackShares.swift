import Foundation

/// How a stack shares its length: higher priorities first, with the least of the lower ones kept back; among equals the
/// least flexible first, each being offered an equal share of what is left.
@MainActor
struct StackShares {
  private let parts: [Box]
  private let way: Way
  private let across: Double?

  init(_ parts: [Box], _ way: Way, across: Double?) {
    (self.parts, self.way, self.across) = (parts, way, across)
  }

  /// What each part is offered along the stack, in the order of the parts.
  func shares(of room: Double) -> [Double] {
    guard room.isFinite else { return parts.map { _ in room } }
    var shares = [Double](repeating: 0, count: parts.count)
    var left = room
    let least = parts.map { length($0, offered: 0) }
    let priorities = Set(parts.map(\.stackPriority)).sorted(by: >)
    for priority in priorities {
      let lower = parts.indices.filter { parts[$0].stackPriority < priority }
      var free = left - lower.reduce(0) { $0 + least[$1] }
      var members = flexibilities(priority, least)
      while !members.isEmpty {
        let index = members.removeFirst()
        let share = max(0, free / Double(members.count + 1))
        shares[index] = share
        let taken = length(parts[index], offered: share)
        free -= taken
        left -= taken
      }
    }
    return shares
  }

  /// The members of a priority, the least flexible first; equals in their own order.
  private func flexibilities(_ priority: Double, _ least: [Double]) -> [Int] {
    let members = parts.indices.filter { parts[$0].stackPriority == priority }
    guard members.count > 1 else { return members }
    let flexible = members.map {
      (index: $0, by: length(parts[$0], offered: .infinity) - least[$0])
    }
    return flexible.enumerated()
      .sorted { ($0.element.by, $0.offset) < ($1.element.by, $1.offset) }
      .map(\.element.index)
  }

  private func length(_ part: Box, offered: Double) -> Double {
    var offer = Proposal(across, across)
    offer[way] = offered
    return part.size(offer)[way]
  }
}

extension Box {
  /// A spacer is served after all that has something to show.
  fileprivate var stackPriority: Double { isSpacer ? -Double.greatestFiniteMagnitude : priority }
}
