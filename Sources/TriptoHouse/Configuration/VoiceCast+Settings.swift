import Foundation
import Logging
import TriptoKernel
import TriptoServices
public import TriptoVoice

extension VoiceCast {
  /// Seconds for one try. With three more tries and their pauses a service that hangs is given up
  /// within a line's minute, so that espeak-ng can still speak it.
  private static let limit = 10.0

  /// Those that are set up: services first, then the programs of this machine, espeak-ng last.
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
    self.init(
      engines: services.compactMap(\.self) + Self.better(settings, searchPath, bench)
        + [ESpeak(searchPath: searchPath, bench: bench)])
  }

  /// All that there are; `check` of those that are not set up tells what they need.
  public init(all settings: ServerConfiguration) {
    self.init(
      engines: [Self.elevenLabs(settings), Self.openAI(settings)]
        + Self.better(settings, nil, .temporary) + [ESpeak()])
  }

  /// Programs that sound better than espeak-ng, where this machine has them (EVE80): nobody misses them
  /// elsewhere.
  private static func better(
    _ settings: ServerConfiguration, _ searchPath: String?, _ bench: Workbench
  ) -> [any SpeechEngine] {
    let voices = URL(fileURLWithPath: settings.piperDirectory, isDirectory: true)
    let known: [any SpeechEngine] = [
      Piper(voices: voices, searchPath: searchPath, bench: bench),
      Say(searchPath: searchPath, bench: bench),
    ]
    return known.filter { fault(of: $0.check) == nil }
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

extension Speaker {
  /// - Parameter searchPath: Folders with a colon between them; nil is the `PATH` of this process.
  init(
    _ settings: ServerConfiguration, searchPath: String? = nil, logger: Logger,
    told: @escaping ProviderNews.Listener = { _ in }
  ) {
    let folder = URL(fileURLWithPath: settings.clipsDirectory, isDirectory: true)
    let bench = Workbench(folder: folder.appendingPathComponent("work", isDirectory: true))
    self.init(
      cast: VoiceCast(settings, searchPath: searchPath, bench: bench),
      maker: ClipMaker(searchPath: searchPath, bench: bench), folder: folder,
      bucket: ClipBucket(settings), bench: bench,
      budget: settings.speechBudget, logger: logger, told: told)
  }
}

extension ClipBucket {
  /// For how long the address of a clip in the bucket is good, in seconds.
  private static let linkSeconds = 3_600
  /// Seconds for one try; a clip that is not fetched by then is made.
  private static let limit = 5.0

  /// Nil when clips are in the folder alone.
  init?(_ settings: ServerConfiguration) {
    guard let url = settings.clipsURL, let keyID = settings.awsKeyID,
      let secret = settings.awsSecret,
      let place = ObjectStore.Settings(
        url: url, region: settings.awsRegion, keyID: keyID, secret: secret)
    else { return nil }
    self.init(
      ObjectStore(place, limit: Self.limit),
      linkSeconds: settings.clipsServed == .redirect ? Self.linkSeconds : nil)
  }
}
