import Testing

/// All walks, each once, beside each other. A step may be looked at in more than one of them.
@MainActor
enum Walks {
  private static let ledgers = [
    Ledger.filled { try await FollowupWalk($0).walk() },
    Ledger.filled { try await TestRunWalk($0).walk() },
    Ledger.filled { try await VariablesWalk($0).walk() },
    Ledger.filled { try await LaunchWalk($0).walk() },
  ]

  /// A step holds when it was looked at, and was always as it says.
  static func check(_ step: Step) async {
    var (looks, ends): (Int, [String]) = (0, [])
    for walk in ledgers {
      let ledger = await walk.value
      looks += ledger.looks(at: step)
      if let end = ledger.end { ends.append(end) }
      for fault in ledger.faults(at: step) { Issue.record("\(step.testDescription): \(fault)") }
    }
    if looks == 0 {
      Issue.record("\(step.testDescription): no walk got there. \(ends.joined(separator: "\n"))")
    }
  }

  /// Every walk has gone to its end.
  static func ends() async -> [String] {
    var ends: [String] = []
    for walk in ledgers {
      if let end = await walk.value.end { ends.append(end) }
    }
    return ends
  }

  static let sections = Seed000.sections + Seed001.sections + Seed002.sections
}
