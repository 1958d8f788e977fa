public import ArgumentParser
import Foundation
public import TriptoContent

/// `tripto content import`: takes packs into your own folder.
struct ContentImport: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Take packs into the library.",
    discussion: "A file is taken as a whole or not at all. Exits with 1 when one was refused.")

  @Argument(help: "Files in any of the formats of docs/CONTENT.md.")
  var files: [String]
  @OptionGroup var folders: ContentFolders

  func run() async throws {
    let library = folders.library()
    var isRefused = false
    for file in files {
      do {
        try take(file, into: library)
      } catch let error as LibraryError {
        isRefused = true
        complain(file, error)
      } catch let error as ContentCommandError {
        isRefused = true
        ContentOutput.complaint("\(error)")
      }
    }
    if isRefused { throw ExitCode.failure }
  }

  private func take(_ file: String, into library: PackLibrary) throws {
    let imported = try library.importPack(ContentCommandError.data(of: file))
    ContentOutput.line("\(file): imported as \(imported.id)")
    for warning in imported.warnings {
      let code = warning.code.rawValue
      ContentOutput.line("  warning \(code) \(warning.path): \(warning.message)")
    }
    for duplicate in imported.duplicates {
      ContentOutput.line("  warning \(duplicate.code.rawValue): \(duplicate.message)")
    }
  }

  private func complain(_ file: String, _ error: LibraryError) {
    if case .writeFailed(let reason) = error {
      ContentOutput.complaint("\(file): the folder cannot be written: \(reason)")
    }
    for problem in error.problems {
      let code = problem.code.rawValue
      ContentOutput.complaint(
        "\(file): \(problem.severity.rawValue) \(code) \(problem.path): \(problem.message)")
    }
  }
}

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
