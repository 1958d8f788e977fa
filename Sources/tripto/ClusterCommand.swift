import ArgumentParser
import Foundation
import TriptoHouse

/// `tripto cluster`: several nodes and what they need, on this computer.
struct ClusterCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cluster", abstract: "Try several nodes on this computer.",
    subcommands: [Start.self, Nginx.self], defaultSubcommand: Start.self)
}

extension ClusterCommand {
  struct Start: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Start Postgres, Redis, some nodes and nginx on loopback; Ctrl-C ends them all.",
      discussion: "Nodes get the settings of this environment, but for addresses and folders.")

    @Option(help: "How many nodes, 1 to 9.") var nodes = 3
    @Option(help: "Where nginx listens; 0 for any port that is free.") var port = 8_080
    @Option(help: "Where everything is kept (default: a folder that is removed at the end).")
    var folder: String?
    @Flag(help: "Print one line of JSON when all of it answers.") var json = false

    func validate() throws {
      guard (1...9).contains(nodes) else { throw ValidationError("--nodes is 1 to 9.") }
      guard (0...65_535).contains(port) else { throw ValidationError("--port is 0 to 65535.") }
    }

    func run() async throws {
      let cluster = try await LocalCluster(
        try ClusterPrograms.find(), nodes: nodes, port: port, folder: folder)
      try await cluster.run { [json] report in
        guard json else { return ContentOutput.line(report.text) }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        ContentOutput.document(try encoder.encode(report))
      }
    }
  }

  struct Nginx: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print an nginx configuration that gives connections to any of some nodes.")

    @Option(help: "Where nginx listens, on loopback.") var port = 8_080
    @Option(help: "Where nginx keeps its files; an absolute path.") var folder = "/tmp"
    @Argument(help: "The nodes, as host:port.") var nodes: [String]

    func run() throws {
      ContentOutput.line(
        try NginxConfiguration(folder: folder, port: port, nodes: nodes).text)
    }
  }
}
