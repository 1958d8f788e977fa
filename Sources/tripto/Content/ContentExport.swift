public import ArgumentParser
import Foundation
public import TriptoContent

/// `tripto content export`: gives a pack out.
struct ContentExport: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a pack to a file or to the terminal.")

  @Argument(help: "The id of the pack.")
  var id: String
  @Option(help: "pack2, with everything, or v1, with what v1 knew.")
  var format = Pack.ExportFormat.pack2
  @Option(name: .shortAndLong, help: "The file; the terminal if not given.")
  var output: String?
  @OptionGroup var folders: ContentFolders

  func run() async throws {
    let data = try folders.library().required(id).exported(format)
    guard let output else {
      ContentOutput.document(data)
      return
    }
    try (data + Data("\n".utf8)).write(to: URL(fileURLWithPath: output), options: .atomic)
  }
}

extension Pack.ExportFormat: ExpressibleByArgument {}
