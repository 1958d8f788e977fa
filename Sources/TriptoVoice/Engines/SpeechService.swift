import Foundation
import TriptoServices

/// How speech services are asked: up to four tries, and the answer judged.
struct SpeechService: Sendable {
  static let largestAnswer = 20_000_000
  static let waits: [Duration] = [.seconds(2), .seconds(4), .seconds(8)]
  static let longestWait = Duration.seconds(20)
  private let engine: String
  private let service: Service

  /// - Parameter limit: Seconds for one try.
  init(engine: String, limit: Double, clock: any Clock<Duration>) {
    self.engine = engine
    service = Service(
      limit: limit, largestAnswer: Self.largestAnswer,
      retry: Retry(waits: Self.waits, longestWait: Self.longestWait, clock: clock))
  }

  /// - Throws: ``SpeechError``, `CancellationError`.
  func ask(
    _ question: ServiceQuestion, for format: SpeechAudio.Format
  ) async throws -> SpeechAudio {
    let answer: ServiceAnswer
    do { answer = try await service.ask(question) } catch let error as ServiceError {
      throw SpeechError(error, of: engine)
    }
    return try audio(answer, format)
  }

  /// Services name their fields in snake case.
  static func json(_ body: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return try encoder.encode(body)
  }

  private func audio(
    _ answer: ServiceAnswer, _ format: SpeechAudio.Format
  ) throws(SpeechError) -> SpeechAudio {
    guard !answer.body.isEmpty else { throw .garbage(engine: engine, why: "an empty answer") }
    if answer.contentType.hasPrefix("text/") || answer.contentType.contains("json") {
      throw .garbage(engine: engine, why: "text instead of sound")
    }
    return try AudioSniffer.audio(answer.body, asked: format, engine: engine)
  }
}

extension SpeechError {
  /// What a service's silence means for the voice.
  init(_ error: ServiceError, of engine: String) {
    self =
      switch error {
      case .refused(401), .refused(403): .wrongKey(engine: engine)
      case .refused(402), .quotaSpent: .quotaSpent(engine: engine)
      case .busy(let after): .busy(engine: engine, after: after)
      case .refused(408), .timedOut: .timedOut(engine)
      case .refused(let status): .refused(engine: engine, status: status)
      case .unreachable: .unreachable(engine: engine)
      case .tooLong(let limit): .garbage(engine: engine, why: "more than \(limit) bytes")
      case .cutShort: .garbage(engine: engine, why: "the answer ended too early")
      }
  }
}

/// Whatever was asked for, the bytes tell what came.
enum AudioSniffer {
  static func audio(
    _ bytes: Data, asked: SpeechAudio.Format, engine: String
  ) throws(SpeechError) -> SpeechAudio {
    let start = [UInt8](bytes.prefix(4))
    if start.elementsEqual("RIFF".utf8) {
      return SpeechAudio(bytes: try WaveHeader.repaired(bytes, from: engine), format: .wav)
    }
    if start.starts(with: "ID3".utf8) || start.count > 1 && start[0] == 0xff && start[1] >= 0xe2 {
      if case .pcm = asked {} else { return SpeechAudio(bytes: bytes, format: .mp3) }
    }
    guard case .pcm = asked, bytes.count.isMultiple(of: 2), bytes.first != UInt8(ascii: "{") else {
      throw .garbage(engine: engine, why: "neither WAV nor MP3")
    }
    return SpeechAudio(bytes: bytes, format: asked)
  }
}
