import ArgumentParser

/// The command `tripto`.
@main struct Tripto: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tripto",
    abstract: "Tripto, a television game show for a living room.",
    subcommands: [
      ServeCommand.self, DoctorCommand.self, PruneCommand.self, MigrateCommand.self,
      StoreCommand.self, AuditCommand.self, ContentCommand.self, KeyCommand.self,
      JudgeCommand.self, VoiceCommand.self, NodeCommand.self, ClusterCommand.self,
    ],
    defaultSubcommand: ServeCommand.self)
}

/// `tripto content`: the destinations on this machine.
struct ContentCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "content",
    abstract: "Look at, check, take in and give out destinations.",
    subcommands: [
      ContentLint.self, ContentList.self, ContentShow.self, ContentImport.self,
      ContentExport.self, ContentRestore.self, ContentStats.self, ContentSpoilers.self,
      ContentGenerate.self,
    ])
}
