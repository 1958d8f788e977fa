import Foundation
public import TriptoKernel
import TriptoProcess
import TriptoServices
import TriptoWords

/// espeak-ng as a process of its own: it always works, and sounds like a robot.
public struct ESpeak: SpeechEngine {
  public static let characterLimit = 5_000
  public let name = "espeak-ng"
  public let isPaid = false
  private static let wordsPerMinute = 150
  /// How long one text may take.
  private static let limit = Duration.seconds(20)
  private let searchPath: String?
  private let bench: Workbench
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - searchPath: Folders with a colon between them; nil is the `PATH` of this process.
  ///   - bench: Where its files are while it speaks.
  public init(
    searchPath: String? = nil, bench: Workbench = .temporary,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.searchPath = searchPath
    self.bench = bench
    self.clock = clock
  }

  public func voice(for language: Language) -> Voice {
    Voice(
      engine: name, model: "1", name: Words.of(language).speech.espeak.voice,
      settings: "s\(Self.wordsPerMinute) lexicon \(ESpeakLexicon.version)",
      licence: "espeak-ng (GPL-3.0, output free)")
  }

  public func check() throws { _ = try tool() }

  /// 22,050 Hz mono.
  public func speak(_ text: SpokenText, in language: Language) async throws -> SpeechAudio {
    let tool = try tool()
    let said = ESpeakLexicon.respelled(text, in: language).marked
    guard said.count <= Self.characterLimit else {
      throw SpeechError.tooLong(
        engine: name, characters: said.count, limit: Self.characterLimit)
    }
    let arguments = [
      "-v", voice(for: language).name, "-s", String(Self.wordsPerMinute), "-m", "--stdin",
      "--stdout",
    ]
    let output = try await withTimeLimit(Self.limit, on: clock, late: SpeechError.timedOut(name)) {
      [bench] in
      try await bench.scratch { scratch in
        let input = scratch.file("said")
        try Data(said.utf8).write(to: input)
        return try await tool.run(arguments, input: input)
      }
    }
    let wave = try WaveHeader.repaired(Data(output.output), from: name)
    return SpeechAudio(bytes: wave, format: .wav)
  }

  private func tool() throws(SpeechError) -> Tool {
    try Tool(name, searchPath: searchPath, hint: "apt-get install espeak-ng")
  }
}

/// Foreign names spelled so that espeak-ng says them about right.
enum ESpeakLexicon {
  /// Part of the voice's settings: raise it when a name sounds different.
  static let version = 1

  static func respelled(_ text: SpokenText, in language: Language) -> SpokenText {
    guard let rule = rules[language] else { return text }
    return SpokenText(
      parts: text.parts.map { part in
        if case .words(let words) = part { .words(rule.apply(words)) } else { part }
      })
  }

  private static let rules: [Language: Rule] = Dictionary(
    uniqueKeysWithValues: Language.allCases.compactMap { language in
      rule(Words.of(language).speech.espeak).map { (language, $0) }
    })

  /// Nil where there is nothing to respell.
  private static func rule(_ words: ESpeakWords) -> Rule? {
    guard !words.names.isEmpty else { return nil }
    let names = words.names.keys.sorted { ($0.count, $0) > ($1.count, $1) }
    let source =
      #"(?<!\p{L})(\#(names.joined(separator: "|")))(\#(words.genitive))?(?!\p{L})"#
    return Rule(source) { part in words.names[part[1]].map { $0 + part[2] } }
  }
}
