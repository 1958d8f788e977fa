public import TriptoKernel
import TriptoServices

/// Any service that speaks the OpenAI way, local ones too.
public struct OpenAISpeech: SpeechEngine {
  public static let characterLimit = 4_096
  public let name = "openai"
  public let isPaid: Bool
  private let key: Sensitive?
  private let base: String
  private let model: String
  private let voices: [Language: String]
  private let service: SpeechService

  /// - Parameters:
  ///   - base: With the version: "https://api.openai.com/v1". Local services need no key.
  ///   - limit: Seconds for one try.
  public init(
    base: String, key: Sensitive? = nil, model: String, voices: [Language: String],
    limit: Double = 20, clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.base = base
    self.key = key
    self.model = model
    self.voices = voices
    isPaid = key != nil
    service = SpeechService(engine: name, limit: limit, clock: clock)
  }

  public func voice(for language: Language) -> Voice {
    Voice(
      engine: name, model: model, name: voices[language] ?? "", settings: "wav speed=1 \(base)",
      licence: "terms of the service at \(base)")
  }

  public func check() throws {
    if base.isEmpty { throw SpeechError.missing(name, hint: "set TRIPTO_SPEECH_URL") }
    if model.isEmpty { throw SpeechError.missing(name, hint: "set TRIPTO_SPEECH_MODEL") }
    if voices.isEmpty { throw SpeechError.missing(name, hint: "set TRIPTO_SPEECH_VOICE") }
  }

  public func speak(_ text: SpokenText, in language: Language) async throws -> SpeechAudio {
    try check()
    guard let voice = voices[language] else {
      throw SpeechError.missing("\(name) voice for \(language.rawValue)", hint: "name one")
    }
    let said = text.plain
    guard said.count <= Self.characterLimit else {
      throw SpeechError.tooLong(engine: name, characters: said.count, limit: Self.characterLimit)
    }
    let body = Body(model: model, voice: voice, input: said, responseFormat: "wav", speed: 1)
    return try await service.ask(
      .init(
        url: "\(base)/audio/speech",
        fields: key.map { [.bearer($0)] } ?? [], json: try SpeechService.json(body)),
      for: .wav)
  }

  private struct Body: Encodable {
    let model: String
    let voice: String
    let input: String
    let responseFormat: String
    let speed: Double
  }
}
