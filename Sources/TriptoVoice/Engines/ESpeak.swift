import Foundation
public import TriptoKernel
import TriptoProcess
import TriptoWords

/// espeak-ng as a process of its own: it always works, and sounds like a robot.
public struct ESpeak: SpeechEngine {
  public static let characterLimit = SpeakingProgram.characterLimit
  public let name = "espeak-ng"
  public let isPaid = false
  private static let wordsPerMinute = 150
  private let program: SpeakingProgram

  /// - Parameters:
  ///   - searchPath: Folders with a colon between them; nil is the `PATH` of this process.
  ///   - bench: Where its files are while it speaks.
  public init(
    searchPath: String? = nil, bench: Workbench = .temporary,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    program = SpeakingProgram(
      name: name, hint: "apt-get install espeak-ng", searchPath: searchPath, bench: bench,
      clock: clock)
  }

  public func voice(for language: Language) -> Voice {
    Voice(
      engine: name, model: "1", name: Words.of(language).speech.espeak.voice,
      settings: "s\(Self.wordsPerMinute) lexicon \(ESpeakLexicon.version)",
      licence: "espeak-ng (GPL-3.0, output free)")
  }

  public func check() throws { try program.check() }

  /// 22,050 Hz mono.
  public func speak(_ text: SpokenText, in language: Language) async throws -> SpeechAudio {
    let voice = voice(for: language).name
    return try await program.speak(ESpeakLexicon.respelled(text, in: language).marked) { _, _ in
      ["-v", voice, "-s", String(Self.wordsPerMinute), "-m", "--stdin", "--stdout"]
    } sound: { _, ended in
      Data(ended.output)
    }
  }
}

/// Foreign names spelled so that espeak-ng says them about right.
enum ESpeakLexicon {
  /// Part of the voice's settings: raise it when a name sounds different.
  static let version = 2

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
