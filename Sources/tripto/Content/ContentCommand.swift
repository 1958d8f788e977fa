import ArgumentParser

/// `tripto content`: the destinations on this machine.
struct ContentCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "content",
    abstract: "Look at, check, take in and give out destinations.",
    subcommands: [
      ContentLint.self, ContentList.self, ContentShow.self, ContentImport.self,
      ContentExport.self, ContentRestore.self, ContentStats.self, ContentGenerate.self,
    ])
}
