import Foundation
import Hummingbird
import TriptoGuard
import TriptoKernel
import TriptoRooms
package import TriptoVoice
import TriptoWire

/// Speech for other programs (RE38–RE40).
struct SpeechAPI: Sendable {
  static let characterLimit = 5_000
  static let lineLimit = 60
  /// Games go first: none of their lines waits behind one of these.
  private static let priority = 10_000
  /// PA20: how long a single clip may take
  static let singleLimit = Duration.seconds(5)
  static let batchLimit = Duration.seconds(60)

  let services: SessionServices
  let clips: ClipAddress
  let house: HouseGuard
  let address: AddressBook
  /// What an absent `voiceId` stands for (ID8).
  let defaultVoice: String

  func add(to router: Routes) {
    router.get("/health", .watch) { _, _ in Response.json(SpeechHealthBody()) }
    router.post("/tts", .speak, use: single)
    router.post("/tts/batch", .speak, use: batch)
  }

  /// RE39: one text to speak
  private func single(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admitSpeech(request, context)
    let wish = try await request.decoded(SpeechRequest.self)
    guard wish.text.count <= Self.characterLimit else {
      throw APIError.validation(
        RequestError(
          field: "text", reason: "must have at most \(Self.characterLimit) characters"))
    }
    let speaker = try requireSpeaker()
    let line = line("single", wish.text, wish.voiceId)
    let clip = try await Self.clip(of: line, by: speaker)
    let asked = AssetID(text: wish.text, voiceId: wish.voiceId ?? defaultVoice)
    do throws(SpeechError) { try await speaker.remember(asked, as: clip.record.assetId) } catch {
      throw APIError(error)
    }
    return .json(
      SpeechResponse(
        assetId: asked.rawValue, url: url(asked), durationMs: clip.record.durationMs))
  }

  private static func clip(of line: TriptoVoice.VoiceLine, by speaker: Speaker) async throws
    -> StoredClip
  {
    // NB: what was paid for is kept, so that asking again gives it at once.
    let prepared = await speaker.prepared([line], within: singleLimit, goesOn: true)
    switch prepared.first?.result {
    case .success(let clip): return clip
    case .failure(let error): throw APIError(error)
    case nil: throw APIError(SpeechError.timedOut("speech"))
    }
  }

  /// RE40: the lines of a round
  private func batch(_ request: Request, _ context: APIContext) async throws -> Response {
    try house.admitSpeech(request, context)
    let wish = try await request.decoded(SpeechBatchRequest.self)
    guard wish.voiceLines.count <= Self.lineLimit else {
      throw APIError.validation(
        RequestError(field: "voiceLines", reason: "must have at most \(Self.lineLimit) lines"))
    }
    let speaker = try requireSpeaker()
    let lines = wish.voiceLines.enumerated().compactMap { index, wanted in
      wanted.text.count > Self.characterLimit
        ? nil : line("\(index)", wanted.text, wanted.voiceId)
    }
    let ready = await speaker.prepared(lines, within: Self.batchLimit)
    let spoken = Dictionary(uniqueKeysWithValues: ready.map { ($0.line.id, $0.result) })
    let nowMs = services.clock.nowMs()
    let clips = wish.voiceLines.enumerated().compactMap { index, wanted -> SpeechClip? in
      guard case .success(let clip) = spoken["\(index)"] else { return nil }
      return SpeechClip(
        clipId: "\(wanted.phraseId)_\(wish.roundId)", phraseId: wanted.phraseId,
        url: url(clip.record.assetId), durationMs: clip.record.durationMs, generatedAtMs: nowMs)
    }
    return .json(SpeechBatchResponse(roundId: wish.roundId, clips: clips))
  }

  private func requireSpeaker() throws -> Speaker {
    guard let speaker = services.speaker else {
      throw APIError(
        .internalServerError, "Speech failed", "The voice is switched off (TRIPTO_VOICE)")
    }
    return speaker
  }

  private func line(_ id: String, _ text: String, _ voiceId: String?) -> TriptoVoice.VoiceLine {
    TriptoVoice.VoiceLine(
      id: id, text: text, language: Language(of: text, voiceId: voiceId),
      priority: Self.priority)
  }

  /// On the main port, which is the one that other devices and proxies know.
  private func url(_ clip: AssetID) -> String { address.get().base + clips.path(of: clip) }
}

extension APIError {
  /// RE39: the plain reason, and nothing of the text.
  package init(_ error: SpeechError) {
    if error == .nothingToSay {
      self = .validation(RequestError(field: "text", reason: "has nothing that can be said"))
    } else {
      self.init(.internalServerError, "Speech failed", VoiceProblem(error).message)
    }
  }
}
