import Foundation

/// Where a cluster on this machine is reached, for people and for programs.
public struct ClusterReport: Sendable, Encodable {
  /// One process.
  public struct Part: Sendable, Encodable {
    public let name: String
    /// A URL.
    public let address: String
    /// Its process id.
    public let pid: Int32
    /// A file.
    public let log: String
  }

  public let address: String
  public let hostPage: String
  public let tvPage: String
  public let joinPage: String
  public let folder: String
  /// In the order in which they started.
  public let parts: [Part]

  init(_ plan: ClusterPlan, _ parts: [ClusterPart]) {
    (address, folder) = (plan.address, plan.folder)
    (hostPage, tvPage, joinPage) = (address + "/host", address + "/tv", address + "/")
    var numbers = (1...plan.nodePorts.count).makeIterator()
    self.parts = parts.map { part in
      let address =
        switch part.kind {
        case .postgres: plan.databaseURL
        case .redis: plan.redisURL
        case .nginx: plan.address
        case .node: plan.address(ofNode: numbers.next() ?? 1)
        }
      return Part(name: part.name, address: address, pid: part.id, log: part.log)
    }
  }

  /// For a terminal.
  public var text: String {
    let pages = [("Värd / host", hostPage), ("TV", tvPage), ("Spela / play", joinPage)]
    let lines = pages.map { Self.cell($0, 12) + "  " + $1 }
    let width = (parts.map(\.address.count).max() ?? 0)
    let processes = parts.map { part in
      "\(Self.cell(part.name, 12))  \(Self.cell(part.address, width))  log \(part.log)"
    }
    return (lines + processes + ["Ctrl-C ends all of it."]).joined(separator: "\n")
  }

  private static func cell(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
