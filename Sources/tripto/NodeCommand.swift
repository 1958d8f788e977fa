import ArgumentParser
import TriptoHouse

/// `tripto node`: the nodes of a cluster (CL8).
struct NodeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "node", abstract: "Look at the nodes of a cluster, and move games between them.",
    discussion: "Needs TRIPTO_DATABASE_URL and TRIPTO_REDIS_URL, and has to reach the nodes.",
    subcommands: [List.self, Move.self, Show.self, Rekey.self])

  static func desk<Value>(
    _ options: SettingOptions, _ body: (ClusterDesk) async throws -> Value
  ) async throws -> Value {
    let desk = try await ClusterDesk.open(try options.configuration())
    do {
      let value = try await body(desk)
      await desk.close()
      return value
    } catch {
      await desk.close()
      throw error
    }
  }
}

extension NodeCommand {
  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Name the nodes that live.", discussion: "Exits with 1 when one does not answer.")

    @OptionGroup(title: "Settings") var options: SettingOptions
    @Flag(help: "Print them as JSON.") var json = false

    private struct Row: Encodable {
      let name, address: String
      let state: ClusterMember.State
      let rules: Int?
      let version: String?
      let games: Int
    }

    func run() async throws {
      let nodes = try await NodeCommand.desk(options) { try await $0.nodes() }
      if json {
        try ContentOutput.json(nodes.map(Self.row))
      } else {
        let head = ["node", "address", "state", "version", "rules", "games"]
        ContentOutput.table([head] + nodes.map(Self.cells))
      }
      let silent = nodes.filter { $0.state == .silent }
      for node in silent { ContentOutput.complaint("\(node.name): \(node.complaint ?? "")") }
      if !silent.isEmpty { throw ExitCode.failure }
    }

    private static func row(_ node: ClusterMember) -> Row {
      Row(
        name: node.name, address: "\(node.host):\(node.port)", state: node.state,
        rules: node.rules, version: node.version, games: node.sessions.count)
    }

    private static func cells(_ node: ClusterMember) -> [String] {
      [
        node.name, "\(node.host):\(node.port)", node.state.rawValue,
        node.version ?? "-", node.rules.map(String.init) ?? "-",
        node.state == .silent ? "-" : String(node.sessions.count),
      ]
    }
  }
}
