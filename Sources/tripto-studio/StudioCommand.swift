import ArgumentParser
import Foundation
import TriptoSoundtrack

/// `tripto-studio`: the music and effects, from the scores to the files that are shipped.
@main struct StudioCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tripto-studio", abstract: "Render and check the music and effects of Tripto.",
    subcommands: [Render.self, Check.self])

  struct Folder: ParsableArguments {
    @Option(help: "Where the soundtrack is.")
    var folder = "Soundtrack"

    var url: URL { URL(fileURLWithPath: folder, isDirectory: true) }
  }

  enum Player: String, ExpressibleByArgument, CaseIterable {
    case best, synth

    var orchestra: Orchestra { self == .best ? .best : .synth }
  }

  struct Render: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Play the scores, encode them, and write the manifest.",
      discussion: "Needs ffmpeg. `best` plays with FluidSynth and FluidR3 GM where both are "
        + "installed, else with the synthesiser of this program.")

    @OptionGroup var folder: Folder
    @Option(help: "Who plays: best or synth.") var orchestra = Player.best
    @Argument(help: "Only these assets.") var ids: [String] = []

    func run() async throws {
      let known = Set(Asset.all.map(\.id))
      if let unknown = ids.first(where: { !known.contains($0) }) {
        throw ValidationError(
          "no asset is called \(unknown); there are \(known.sorted().joined(separator: ", "))")
      }
      let studio = Soundtrack(
        folder: folder.url, production: Production(orchestra: orchestra.orchestra))
      _ = try await studio.render(only: Set(ids)) { print($0.line) }
    }
  }

  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Measure the files and compare them with the manifest and the limits.")

    @OptionGroup var folder: Folder

    func run() async throws {
      let findings = try await SoundtrackCheck(folder: folder.url).findings()
      for finding in findings { print(finding) }
      if !findings.isEmpty { throw ExitCode.failure }
      print("all \(Asset.all.count) assets are as the manifest says and within the limits")
    }
  }
}

extension Manifest.Entry {
  fileprivate var line: String {
    "\(id)  \(Double(durationMs) / 1_000) s  \(lufs) LUFS  \(truePeakDb) dBTP"
  }
}
