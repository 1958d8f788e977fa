import ArgumentParser

/// `tripto-lab judge-bench`: how fast typed answers are judged.
struct JudgeBenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "judge-bench", abstract: "Measure the judge of typed answers; one JSON object.")

  @Option(help: "The file with the places of the world.")
  var gazetteer = "Content/gazetteer/places.tgz1"

  func run() throws { try Screen.print(json: try JudgeBench.run(gazetteer)) }
}
