import ArgumentParser

/// The command `tripto`.
@main struct Tripto: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tripto",
    abstract: "Tripto, a television game show for a living room.",
    subcommands: [
      ServeCommand.self, DoctorCommand.self, PruneCommand.self, ContentCommand.self,
      KeyCommand.self, JudgeCommand.self, VoiceCommand.self,
    ],
    defaultSubcommand: ServeCommand.self)
}
