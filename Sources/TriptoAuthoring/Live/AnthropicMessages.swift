import AsyncHTTPClient
import Foundation
import NIOCore
import TriptoContent

/// Anthropic's Messages over HTTP, with a forced tool (CONTENT 5.4).
public struct AnthropicMessages: ChatModel {
  static let largestAnswer = 1_000_000
  static let waits: [Duration] = [.seconds(2), .seconds(4)]
  /// A service that wants us to wait longer has no use for us now.
  static let longestWait = Duration.seconds(30)

  public let name: String
  public let price = ChatPrice(input: 3, output: 15)
  private let key: Secret
  private let url: String
  private let client: HTTPClient
  private let limit: TimeAmount
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - base: Without the version, `https://api.anthropic.com`.
  ///   - limit: Seconds for one try.
  ///   - client: Nil for one that follows no redirects.
  public init(
    key: Secret, model: String = "claude-sonnet-4-5", base: String = "https://api.anthropic.com",
    limit: Double = 120, client: HTTPClient? = nil,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.key = key
    self.client = client ?? Self.strict
    self.clock = clock
    name = model
    url = base + "/v1/messages"
    self.limit = .milliseconds(Int64(limit * 1_000))
  }

  /// NB: a redirect would take the key along to wherever it leads; this client hands it back
  /// as an answer, which is a refusal.
  private static let strict: HTTPClient = {
    var configuration = HTTPClient.Configuration.singletonConfiguration
    configuration.redirectConfiguration = .disallow
    return HTTPClient(configuration: configuration)
  }()

  /// Three tries; between them 2 and 4 s, a fifth more or less, or what the service asks for.
  public func ask(_ question: ChatQuestion) async throws -> ChatAnswer {
    let body = try JSONEncoder().encode(payload(question))
    for wait in Self.waits {
      switch try await once(body) {
      case .done(let data): return try Self.answer(data)
      case .again(let error, let wish):
        let jitter = Double.random(in: 0.8...1.2)
        let pause = max(wait * jitter, wish ?? .zero)
        guard pause <= Self.longestWait else { throw error }
        try await clock.sleep(for: pause)
      }
    }
    switch try await once(body) {
    case .done(let data): return try Self.answer(data)
    case .again(let error, _): throw error
    }
  }

  private enum Outcome {
    case done(Data)
    case again(ChatError, after: Duration?)
  }

  private func payload(_ question: ChatQuestion) -> JSONValue {
    .object([
      "model": .string(name), "max_tokens": .int(question.maximumTokens),
      "system": .string(question.system),
      "messages": .array([
        .object(["role": .string("user"), "content": .string(question.user)])
      ]),
      "tools": .array([
        .object([
          "name": .string(question.tool),
          "description": .string("Hands over the clues."), "input_schema": question.schema,
        ])
      ]),
      "tool_choice": .object(["type": .string("tool"), "name": .string(question.tool)]),
    ])
  }

  private func once(_ body: Data) async throws -> Outcome {
    var request = HTTPClientRequest(url: url)
    request.method = .POST
    request.headers.add(name: "x-api-key", value: key.value)
    request.headers.add(name: "anthropic-version", value: "2023-06-01")
    request.headers.add(name: "content-type", value: "application/json")
    request.body = .bytes(ByteBuffer(bytes: body))
    var isAnswered = false
    do {
      let answer = try await client.execute(request, timeout: limit)
      guard answer.status == .ok else { return try refusal(answer) }
      isAnswered = true
      return .done(Data(try await answer.body.collect(upTo: Self.largestAnswer).readableBytesView))
    } catch let error as ChatError {
      throw error
    } catch {
      return try failure(error, isAnswered)
    }
  }

  /// NB: errors of the client may hold the request with its key, so none of their text goes on.
  private func failure(_ error: any Error, _ isAnswered: Bool) throws -> Outcome {
    if error is CancellationError || Task.isCancelled { throw CancellationError() }
    switch error as? HTTPClientError {
    case .deadlineExceeded, .readTimeout, .writeTimeout, .connectTimeout:
      return .again(.timedOut, after: nil)
    default: break
    }
    if error is NIOTooManyBytesError { throw ChatError.garbage("too long") }
    throw isAnswered ? ChatError.garbage("the answer ended too early") : ChatError.unreachable
  }

  private func refusal(_ answer: HTTPClientResponse) throws -> Outcome {
    let status = Int(answer.status.code)
    let wish = answer.headers.first(name: "retry-after").flatMap { Int64($0) }.map(Duration.seconds)
    switch status {
    case 401, 403: throw ChatError.wrongKey
    case 408: return .again(.timedOut, after: wish)
    case 429: return .again(.tooManyRequests, after: wish)
    case 500...: return .again(.refused(status: status), after: wish)
    default: throw ChatError.refused(status: status)
    }
  }

  /// The form is the input of the tool, or JSON in a text, perhaps within fences.
  static func answer(_ data: Data) throws(ChatError) -> ChatAnswer {
    guard let body = json(data) else { throw .garbage("no JSON") }
    let blocks = body["content"]?.elements ?? []
    let form =
      blocks.first { $0["type"]?.text == "tool_use" }?["input"]
      ?? blocks.compactMap { $0["text"]?.text }.compactMap(fenced).first
    guard let form, form["clues"] != nil else { throw .garbage("no clues") }
    return ChatAnswer(
      form: form, inputTokens: body["usage"]?["input_tokens"]?.whole ?? 0,
      outputTokens: body["usage"]?["output_tokens"]?.whole ?? 0)
  }

  private static func json(_ data: Data) -> JSONValue? {
    do {
      return try JSONValue(parsing: data)
    } catch {
      return nil
    }
  }

  /// From the first brace to the last; raw newlines within become spaces.
  private static func fenced(_ text: String) -> JSONValue? {
    guard let start = text.firstIndex(of: "{"), let end = text.lastIndex(of: "}"), start < end
    else {
      return nil
    }
    let inner = String(text[start...end].map { $0.isNewline ? " " : $0 })
    return json(Data(inner.utf8))
  }
}

/// NB: a client in a dump would show the requests it is making, with their keys.
extension AnthropicMessages: CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
