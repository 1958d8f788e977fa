public import TriptoKernel
import TriptoServices

/// ElevenLabs over HTTP.
public struct ElevenLabs: SpeechEngine {
  public static let characterLimit = 5_000
  public let name = "elevenlabs"
  public let isPaid = true
  private let key: Sensitive
  private let voiceID: String
  private let model: String
  private let base: String
  private let isPCM: Bool
  private let service: SpeechService

  /// - Parameters:
  ///   - isPCM: Ask for PCM at 24 kHz, which not every subscription gives; else MP3 at 128 kbit/s.
  ///   - limit: Seconds for one try.
  public init(
    key: Sensitive, voiceID: String, model: String = "eleven_multilingual_v2",
    base: String = "https://api.elevenlabs.io", isPCM: Bool = true, limit: Double = 20,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.key = key
    self.voiceID = voiceID
    self.model = model
    self.base = base
    self.isPCM = isPCM
    service = SpeechService(engine: name, limit: limit, clock: clock)
  }

  public func voice(for language: Language) -> Voice {
    Voice(
      engine: name, model: model, name: voiceID,
      settings: "stability=0.75 similarity=0.75 \(output)",
      licence: "ElevenLabs terms of the key's owner")
  }

  public func check() throws {
    if key.isEmpty { throw SpeechError.missing(name, hint: "set ELEVENLABS_API_KEY") }
    if voiceID.isEmpty { throw SpeechError.missing(name, hint: "set ELEVENLABS_DEFAULT_VOICE_ID") }
  }

  public func speak(_ text: SpokenText, in language: Language) async throws -> SpeechAudio {
    try check()
    let said = text.marked
    guard said.count <= Self.characterLimit else {
      throw SpeechError.tooLong(engine: name, characters: said.count, limit: Self.characterLimit)
    }
    let body = Body(
      text: said, modelId: model,
      voiceSettings: .init(stability: 0.75, similarityBoost: 0.75))
    return try await service.ask(
      .init(
        url: "\(base)/v1/text-to-speech/\(voiceID)?output_format=\(output)",
        fields: [.key("xi-api-key", key)], json: try SpeechService.json(body)),
      for: isPCM ? .pcm(sampleRate: 24_000) : .mp3)
  }

  private var output: String { isPCM ? "pcm_24000" : "mp3_44100_128" }

  private struct Body: Encodable {
    struct Settings: Encodable {
      let stability: Double
      let similarityBoost: Double
    }
    let text: String
    let modelId: String
    let voiceSettings: Settings
  }
}
