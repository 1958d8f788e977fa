/// The last 256 command ids of a seat and what was answered (EX5).
struct RecentCommands {
  private var answers: [String: [EncodedMessage]] = [:]
  private var order: [String] = []

  static let limit = 256

  func answer(to id: String) -> [EncodedMessage]? { answers[id] }

  /// A later part of the answer.
  mutating func add(_ message: EncodedMessage, to id: String) {
    answers[id]?.append(message)
  }

  mutating func remember(_ id: String, _ answer: [EncodedMessage]) {
    guard answers.updateValue(answer, forKey: id) == nil else { return }
    order.append(id)
    if order.count > Self.limit { answers[order.removeFirst()] = nil }
  }
}
