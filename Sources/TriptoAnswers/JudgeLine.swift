import Foundation

/// One question of `tripto judge`, as a line of JSON.
public struct JudgeLine: Decodable, Sendable {
  enum Kind: String, Decodable {
    case destination, followup
  }

  /// A destination's name; of a follow-up the right answer, which may stand as `correctAnswer` too.
  let target: String
  let answer: String
  let country: String?
  let aliases: [String]?
  let kind: Kind?

  private enum Key: String, CodingKey {
    case target, correctAnswer, answer, country, aliases, kind
  }

  public init(from decoder: any Decoder) throws {
    let row = try decoder.container(keyedBy: Key.self)
    kind = try row.decodeIfPresent(Kind.self, forKey: .kind)
    let name = kind == .followup && row.contains(.correctAnswer) ? Key.correctAnswer : .target
    target = try row.decode(String.self, forKey: name)
    answer = try row.decode(String.self, forKey: .answer)
    country = try row.decodeIfPresent(String.self, forKey: .country)
    aliases = try row.decodeIfPresent([String].self, forKey: .aliases)
  }

  /// - Throws: `JudgeLineError` with what is wrong, in words.
  public init(_ line: String) throws(JudgeLineError) {
    do {
      self = try JSONDecoder().decode(JudgeLine.self, from: Data(line.utf8))
    } catch let error as DecodingError {
      throw JudgeLineError(error)
    } catch {
      throw JudgeLineError(reason: error.localizedDescription)
    }
    if Fold.compact(target).isEmpty { throw JudgeLineError(reason: "\"target\" is empty") }
  }

  /// What the judge says to it.
  public func judgement(_ gazetteer: Gazetteer) -> Judgement {
    switch kind ?? .destination {
    case .destination:
      Judge.destination(
        answer, DestinationTarget(name: target, country: country, aliases: aliases ?? []),
        gazetteer: gazetteer)
    case .followup:
      Judge.followupJudgement(
        answer, correct: target, aliases: aliases ?? [], gazetteer: gazetteer)
    }
  }
}

/// Why a line cannot be judged.
public struct JudgeLineError: Error, Sendable, Equatable {
  public let reason: String

  init(reason: String) {
    self.reason = reason
  }

  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, _): self.init(reason: "\"\(key.stringValue)\" is missing")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      let path = context.codingPath.first.map { "\"\($0.stringValue)\"" } ?? "the line"
      self.init(reason: "\(path) is of the wrong type")
    case .dataCorrupted(let context):
      let key = context.codingPath.first?.stringValue
      self.init(reason: key.map { "\"\($0)\" has a value of no meaning" } ?? "this is no JSON")
    @unknown default: self.init(reason: "the line cannot be read")
    }
  }
}

/// The answer to a line: `correct` and `reason`, or `error`.
public struct JudgeReply: Encodable, Sendable {
  private(set) var correct: Bool?
  private(set) var reason: Reason?
  private(set) var matched: String?
  private(set) var other: String?
  private(set) var distance: Int?
  private(set) var error: String?

  public init(_ judgement: Judgement) {
    correct = judgement.isCorrect
    reason = judgement.reason
    matched = judgement.matched
    other = judgement.other
    distance = judgement.distance
  }

  public init(_ failure: JudgeLineError) { error = failure.reason }

  /// One line of JSON without its end, keys in order.
  public func line() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
