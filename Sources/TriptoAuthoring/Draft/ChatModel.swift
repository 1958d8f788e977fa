import TriptoContent
public import TriptoKernel

/// A language model that fills in a form.
public protocol ChatModel: Sendable {
  /// As it stands in the provenance of a pack.
  var name: String { get }
  /// Millionths of a dollar for one token.
  var price: ChatPrice { get }

  /// - Parameter again: Is told before each further try why the last one failed; it may throw to
  ///   leave it at that.
  /// - Throws: ``ChatError``, `CancellationError`, and what `again` throws.
  func ask(
    _ question: ChatQuestion, again: @Sendable (ChatError) async throws -> Void
  ) async throws -> ChatAnswer
}

public struct ChatPrice: Sendable, Equatable {
  public let input: Int
  public let output: Int

  func cost(input: Int, output: Int) -> Int { input * self.input + output * self.output }
}

public struct ChatQuestion: Sendable {
  public let system: String
  public let user: String
  /// The form, as a JSON schema, and its name.
  public let tool: String
  public let schema: JSONValue
  public let maximumTokens: Int
}

public struct ChatAnswer: Sendable {
  /// The form, filled in.
  public let form: JSONValue
  public let inputTokens: Int
  public let outputTokens: Int
}

/// Why a model was of no use. No case holds a key or an answer's body.
public enum ChatError: Error, Sendable, Equatable, CustomStringConvertible {
  case wrongKey
  case tooManyRequests
  case timedOut
  case refused(status: Int)
  case unreachable
  case garbage(String)
  /// The breaker is open after five failures in a row.
  case resting
  case overBudget

  /// The question may have been worked on, so that it costs money though nothing came of it.
  var mayHaveCost: Bool {
    switch self {
    case .timedOut, .garbage: true
    case .wrongKey, .tooManyRequests, .refused, .unreachable, .resting, .overBudget: false
    }
  }

  public var description: String {
    switch self {
    case .wrongKey: "the key is not accepted"
    case .tooManyRequests: "too many requests"
    case .timedOut: "no answer in time"
    case .refused(let status): "answered \(status)"
    case .unreachable: "cannot be reached"
    case .garbage(let why): "no usable answer: \(why)"
    case .resting: "resting after failures"
    case .overBudget: "the budget is spent"
    }
  }
}
