import ArgumentParser

/// `tripto-lab`: bots, measurements and chaos, for whoever works on the game.
@main struct LabCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tripto-lab",
    abstract: "Play, measure and kill a server of Tripto.",
    subcommands: [
      SimulateCommand.self, BenchCommand.self, FairnessCommand.self, JudgeBenchCommand.self,
      HostBenchCommand.self,
    ])
}
