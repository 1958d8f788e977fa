public import TriptoKernel

/// The engines that the settings describe, in the order in which they are tried.
public struct VoiceCast: Sendable {
  public let engines: [any SpeechEngine]
  public init(engines: [any SpeechEngine]) { self.engines = engines }

  /// Of each language those that have a voice of it.
  public var byLanguage: [Language: [any SpeechEngine]] {
    Dictionary(
      uniqueKeysWithValues: Language.allCases.map { language in
        (language, engines.filter { $0.speaks(language) })
      })
  }

  /// What keeps every engine from speaking, found by looking: a program's or an engine's name, and
  /// what it lacks.
  package func obstacle(_ maker: ClipMaker) -> (String, SpeechError)? {
    if let fault = Self.fault(of: maker.check) { return ("ffmpeg", fault) }
    var last: (String, SpeechError)?
    for engine in engines {
      guard let fault = Self.fault(of: engine.check) else { return nil }
      last = (engine.name, fault)
    }
    return last
  }

  package static func fault(of check: () throws -> Void) -> SpeechError? {
    do { try check() } catch { return error as? SpeechError ?? .storage("\(error)") }
    return nil
  }
}
