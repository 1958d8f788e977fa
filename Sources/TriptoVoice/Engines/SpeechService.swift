import AsyncHTTPClient
import Foundation
import NIOCore

/// One POST to a speech service, tried again where that helps, and its answer judged.
struct SpeechService: Sendable {
  static let largestAnswer = 20_000_000
  let engine: String
  let client: HTTPClient
  let limit: TimeAmount
  let retry: Retry

  struct Question: Sendable {
    let url: String
    let headers: [(String, String)]
    let body: Data
    let format: SpeechAudio.Format
  }

  /// - Throws: ``SpeechError``, `CancellationError`.
  func ask(_ question: Question) async throws -> SpeechAudio {
    try await retry { try await once(question) }
  }

  /// Services name their fields in snake case.
  static func json(_ body: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return try encoder.encode(body)
  }

  private func once(_ question: Question) async throws -> Retry.Outcome {
    var request = HTTPClientRequest(url: question.url)
    request.method = .POST
    for (name, value) in question.headers { request.headers.add(name: name, value: value) }
    request.headers.add(name: "content-type", value: "application/json")
    request.body = .bytes(ByteBuffer(bytes: question.body))
    var isAnswered = false
    do {
      let answer = try await client.execute(request, timeout: limit)
      guard answer.status == .ok else { return try refusal(answer) }
      isAnswered = true
      let body = try await answer.body.collect(upTo: Self.largestAnswer)
      let type = answer.headers.first(name: "content-type") ?? ""
      return .done(try audio(Data(body.readableBytesView), type, question.format))
    } catch let error as SpeechError {
      throw error
    } catch {
      return try failure(error, isAnswered)
    }
  }

  /// NB: errors of the client may hold the request with its key, so none of their text goes on.
  private func failure(_ error: any Error, _ isAnswered: Bool) throws -> Retry.Outcome {
    if error is CancellationError || Task.isCancelled { throw CancellationError() }
    switch error as? HTTPClientError {
    case .deadlineExceeded, .readTimeout, .writeTimeout, .connectTimeout:
      return .again(.timedOut(engine), after: nil)
    default: break
    }
    if error is NIOTooManyBytesError {
      throw SpeechError.garbage(engine: engine, why: "more than \(Self.largestAnswer) bytes")
    }
    if isAnswered {
      throw SpeechError.garbage(engine: engine, why: "the answer ended too early")
    }
    throw SpeechError.unreachable(engine: engine)
  }

  private func refusal(_ answer: HTTPClientResponse) throws -> Retry.Outcome {
    let status = Int(answer.status.code)
    let wish = answer.headers.first(name: "retry-after").flatMap { Int64($0) }.map(Duration.seconds)
    switch status {
    case 401, 403: throw SpeechError.wrongKey(engine: engine)
    case 402: throw SpeechError.quotaSpent(engine: engine)
    case 408: return .again(.timedOut(engine), after: wish)
    case 429: return .again(.quotaSpent(engine: engine), after: wish)
    case 500...: return .again(.refused(engine: engine, status: status), after: wish)
    default: throw SpeechError.refused(engine: engine, status: status)
    }
  }

  private func audio(
    _ bytes: Data, _ type: String, _ format: SpeechAudio.Format
  ) throws(SpeechError) -> SpeechAudio {
    guard !bytes.isEmpty else { throw .garbage(engine: engine, why: "an empty answer") }
    if type.hasPrefix("text/") || type.contains("json") {
      throw .garbage(engine: engine, why: "text instead of sound")
    }
    return try AudioSniffer.audio(bytes, asked: format, engine: engine)
  }
}

/// NB: a client in a dump would show the requests it is making, with their keys.
extension SpeechService: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["engine": engine]) }
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
