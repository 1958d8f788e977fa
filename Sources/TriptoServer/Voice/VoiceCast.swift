import TriptoKernel
import TriptoServices
import TriptoVoice

/// The engines that the settings describe, in the order in which they are tried.
public struct VoiceCast: Sendable {
  public let engines: [any SpeechEngine]
  /// Seconds for one try. With three more tries and their pauses a service that hangs is given up
  /// within a line's minute, so that espeak-ng can still speak it.
  private static let limit = 10.0

  /// Those that are set up: services first, espeak-ng last.
  /// - Parameters:
  ///   - searchPath: Folders with a colon between them; nil is the `PATH` of this process.
  ///   - bench: Where files are while an engine speaks.
  public init(
    _ settings: ServerConfiguration, searchPath: String? = nil, bench: Workbench = .temporary
  ) {
    let services: [(any SpeechEngine)?] = [
      settings.elevenLabsKey.map { _ in Self.elevenLabs(settings) },
      settings.speechURL.map { _ in Self.openAI(settings) },
    ]
    engines = services.compactMap(\.self) + [ESpeak(searchPath: searchPath, bench: bench)]
  }

  /// All that there are; `check` of those that are not set up tells what they need.
  public init(all settings: ServerConfiguration) {
    engines = [Self.elevenLabs(settings), Self.openAI(settings), ESpeak()]
  }

  /// The same for every language.
  public var byLanguage: [Language: [any SpeechEngine]] {
    Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, engines) })
  }

  /// What keeps every engine from speaking, found by looking: a program's or an engine's name, and
  /// what it lacks.
  func obstacle(_ maker: ClipMaker) -> (String, SpeechError)? {
    if let fault = Self.fault(of: maker.check) { return ("ffmpeg", fault) }
    var last: (String, SpeechError)?
    for engine in engines {
      guard let fault = Self.fault(of: engine.check) else { return nil }
      last = (engine.name, fault)
    }
    return last
  }

  static func fault(of check: () throws -> Void) -> SpeechError? {
    do { try check() } catch { return error as? SpeechError ?? .storage("\(error)") }
    return nil
  }

  private static func elevenLabs(_ settings: ServerConfiguration) -> ElevenLabs {
    ElevenLabs(
      key: settings.elevenLabsKey ?? Sensitive(""),
      voiceID: settings.elevenLabsVoiceId ?? "", limit: limit)
  }

  private static func openAI(_ settings: ServerConfiguration) -> OpenAISpeech {
    let voices = settings.speechVoice.map { name in
      Dictionary(uniqueKeysWithValues: Language.allCases.map { ($0, name) })
    }
    return OpenAISpeech(
      base: settings.speechURL ?? "", key: settings.speechKey,
      model: settings.speechModel ?? "", voices: voices ?? [:], limit: limit)
  }
}
