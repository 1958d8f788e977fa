import ArgumentParser
import Foundation
import TriptoHouse
import TriptoKernel
import TriptoVoice

/// `tripto voice`: what the voice says, with whom, and how it sounds.
struct VoiceCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voice", abstract: "Try the voice of the show.",
    subcommands: [Say.self, Expand.self, Engines.self])

  struct Words: ParsableArguments {
    @Argument(help: "What is said; SSML breaks become pauses.")
    var text: String
    @Option(help: "sv or en.")
    var lang = Language.sv
  }

  struct Say: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Speak a text into a clip of the show.",
      discussion: "Needs ffmpeg and an engine; `tripto voice engines` tells which are here.")

    @OptionGroup var words: Words
    @Option(help: "The file to write, AAC in an .m4a.")
    var out: String?
    @Option(help: "Where clips are kept; the server's folder when not given.")
    var cache: String?

    func run() async throws {
      let settings = try ServerConfiguration.here()
      let folder = cache ?? settings.clipsDirectory
      let clips = try ClipCache(folder: URL(fileURLWithPath: folder, isDirectory: true))
      let booth = Booth(
        cast: VoiceCast(settings).byLanguage, cache: clips, maker: ClipMaker(),
        budget: settings.speechBudget)
      let clip = try await booth.record(words.text, in: words.lang)
      if let out { try Data(contentsOf: clip.file).write(to: URL(fileURLWithPath: out)) }
      print(
        "\(out ?? clip.file.path)  \(Double(clip.record.durationMs) / 1_000) s  "
          + "\(clip.record.lufs) LUFS  \(clip.record.truePeakDb) dBTP  \(clip.record.engine)")
    }
  }

  struct Expand: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Write a text out as it is spoken.")

    @OptionGroup var words: Words

    func run() { print(TextExpander.expand(words.text, in: words.lang).marked) }
  }

  struct Engines: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tell which engines can speak here, in the order they are tried.",
      discussion: "Exits with 1 when none can, or ffmpeg is missing.")

    func run() throws {
      let engines = VoiceCast(all: try ServerConfiguration.here()).engines.map { engine in
        Self.state(engine.name) { try engine.check() }
      }
      let maker = Self.state("ffmpeg (clips)") { try ClipMaker().check() }
      for state in engines + [maker] { print(state.line) }
      if !engines.contains(where: \.isReady) || !maker.isReady { throw ExitCode.failure }
    }

    private static func state(
      _ name: String, _ check: () throws -> Void
    ) -> (line: String, isReady: Bool) {
      do {
        try check()
        return ("\(name): ready", true)
      } catch { return ("\(name): \(error)", false) }
    }
  }
}

extension ServerConfiguration {
  /// The settings of this process's environment, as `tripto serve` reads them.
  fileprivate static func here() throws(ConfigurationError) -> ServerConfiguration {
    try load(flags: [:], environment: ProcessInfo.processInfo.environment)
  }
}
