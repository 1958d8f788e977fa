public import ArgumentParser
import TriptoContent
public import TriptoKernel
import TriptoLint

/// `tripto content show`: one destination, to be read aloud.
struct ContentShow: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the clues, questions and sources of a pack.")

  @Argument(help: "The id of the pack.")
  var id: String
  @Option(help: "sv or en.")
  var lang = Language.sv
  @OptionGroup var folders: ContentFolders
  @Flag(help: "Print sources, verification, lint and licence as JSON.")
  var json = false

  func run() async throws {
    let pack = try folders.library().required(id)
    let report = try folders.linter().check(pack)
    if json {
      try ContentOutput.json(PackPreview(pack, lint: report, language: lang))
    } else {
      show(pack)
      let counts = "\(report.errors.count) errors, \(report.warnings.count) warnings"
      ContentOutput.line("lint: \(counts)")
    }
  }

  private func show(_ pack: Pack) {
    let text = pack.localized(lang)
    ContentOutput.line("\(text.name), \(text.country)  (\(text.aliases.joined(separator: ", ")))")
    for (clue, source) in zip(text.clues, pack.clues) {
      ContentOutput.line("\(clue.level)  \(clue.text)  [\(source.status.rawValue)]")
    }
    for (index, question) in text.followups.enumerated() {
      let status = pack.followups[index].status.rawValue
      ContentOutput.line("?  \(question.questionText)  [\(status)]")
      for option in question.options ?? [question.correctAnswer] {
        ContentOutput.line("   \(option == question.correctAnswer ? "*" : "-") \(option)")
      }
    }
    for line in text.banter { ContentOutput.line("\(line.category): \(line.text)") }
  }
}

// NB: ArgumentParser will not learn of a language of ours.
// swift-format-ignore: AvoidRetroactiveConformances
extension Language: @retroactive ExpressibleByArgument {}
