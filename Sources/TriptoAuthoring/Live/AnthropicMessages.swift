import Foundation
import TriptoContent
public import TriptoKernel
import TriptoServices

/// Anthropic's Messages over HTTP, with a forced tool.
public struct AnthropicMessages: ChatModel {
  static let largestAnswer = 1_000_000
  static let waits: [Duration] = [.seconds(2), .seconds(4)]
  static let longestWait = Duration.seconds(30)

  public let name: String
  public let price = ChatPrice(input: 3, output: 15)
  private let key: Sensitive
  private let url: String
  private let service: Service

  /// - Parameters:
  ///   - base: Without the version, `https://api.anthropic.com`.
  ///   - limit: Seconds for one try.
  public init(
    key: Sensitive, model: String = "claude-sonnet-4-5",
    base: String = "https://api.anthropic.com", limit: Double = 120,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.key = key
    name = model
    url = base + "/v1/messages"
    service = Service(
      limit: limit, largestAnswer: Self.largestAnswer,
      retry: Retry(
        waits: Self.waits, longestWait: Self.longestWait, jitter: 0.8...1.2, clock: clock))
  }

  /// Three tries; between them 2 and 4 s, a fifth more or less, or what the service asks for.
  public func ask(
    _ question: ChatQuestion, again: @Sendable (ChatError) async throws -> Void
  ) async throws -> ChatAnswer {
    let body = try JSONEncoder().encode(payload(question))
    let answer: ServiceAnswer
    do {
      answer = try await service.ask(
        ServiceQuestion(
          url: url,
          fields: [.key("x-api-key", key), .plain("anthropic-version", "2023-06-01")], json: body)
      ) { try await again(ChatError($0)) }
    } catch let error as ServiceError {
      throw ChatError(error)
    }
    return try Self.answer(answer.body)
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

extension ChatError {
  /// What a service's silence means for a draft.
  init(_ error: ServiceError) {
    self =
      switch error {
      case .refused(401), .refused(403): .wrongKey
      case .refused(408), .timedOut: .timedOut
      case .busy: .tooManyRequests
      case .refused(let status), .quotaSpent(let status): .refused(status: status)
      case .unreachable: .unreachable
      case .tooLong: .garbage("too long")
      case .cutShort: .garbage("the answer ended too early")
      }
  }
}
