import Foundation
import TriptoContent

/// A model with a budget and a breaker (CONTENT 5.4).
public actor Drafter {
  public struct Limits: Sendable {
    /// Millionths of a dollar.
    public var perPack = 250_000
    public var perDay = 5_000_000
    /// Failures in a row that open the breaker, and for how long.
    public var failures = 5
    public var rest = Duration.seconds(60)

    public init() {}
  }

  /// What was spent on a day, for a file.
  private struct Day: Codable {
    var date: String
    var microUSD: Int
  }

  private let model: any ChatModel
  private let limits: Limits
  private let clock: ContinuousClock
  private let file: URL?
  private let today: @Sendable () -> String
  private var day: Day
  private var failures = 0
  private var restsUntil: ContinuousClock.Instant?

  /// - Parameters:
  ///   - file: Where the day's spending is kept, so that a restart does not forget it.
  ///   - today: The date, as in `2026-11-21`.
  public init(
    model: any ChatModel, limits: Limits = Limits(), file: URL? = nil,
    today: @escaping @Sendable () -> String = {
      String(Date().formatted(Date.ISO8601FormatStyle()).prefix(10))
    }
  ) {
    self.model = model
    self.limits = limits
    self.file = file
    self.today = today
    clock = ContinuousClock()
    day = file.flatMap(Self.read) ?? Day(date: "", microUSD: 0)
  }

  /// NB: a file that is missing or broken counts as a day on which nothing was spent; it is
  /// written before the first call.
  private static func read(_ file: URL) -> Day? {
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    return try? JSONDecoder().decode(Day.self, from: data)
  }

  /// Asks once, if the breaker and the budget allow.
  ///
  /// - Parameter spent: Millionths of a dollar that the pack has cost so far.
  /// - Returns: The form, and what the call was; a call that failed has no form.
  /// - Throws: `CancellationError`, and what the file system says when the budget cannot be kept.
  func ask(_ question: ChatQuestion, spent: Int) async throws -> (JSONValue?, LedgerEntry) {
    let most = model.price.cost(
      input: (question.system.utf8.count + question.user.utf8.count) / 2 + 1_500,
      output: question.maximumTokens)
    do {
      try reserve(most, spent)
    } catch let error as ChatError {
      return (nil, entry(error))
    }
    let date = day.date
    let answer: ChatAnswer
    do {
      answer = try await model.ask(question)
    } catch let error as ChatError {
      failed()
      try settle(-most, of: date)
      return (nil, entry(error))
    }
    // NB: a call that was cancelled stays reserved, since the service may have begun to write.
    failures = 0
    let cost = model.price.cost(input: answer.inputTokens, output: answer.outputTokens)
    try settle(cost - most, of: date)
    return (
      answer.form,
      LedgerEntry(
        model: model.name, inputTokens: answer.inputTokens, outputTokens: answer.outputTokens,
        microUSD: cost, outcome: "ok")
    )
  }

  private func entry(_ error: ChatError) -> LedgerEntry {
    LedgerEntry(
      model: model.name, inputTokens: 0, outputTokens: 0, microUSD: 0, outcome: error.description)
  }

  private func reserve(_ most: Int, _ spent: Int) throws {
    if let until = restsUntil, clock.now < until { throw ChatError.resting }
    if day.date != today() { day = Day(date: today(), microUSD: 0) }
    guard spent + most <= limits.perPack, day.microUSD + most <= limits.perDay else {
      throw ChatError.overBudget
    }
    try settle(most, of: day.date)
  }

  /// Counts on the day of the reservation; one that is over is not counted any more.
  private func settle(_ change: Int, of date: String) throws {
    guard date == day.date else { return }
    day.microUSD = max(0, day.microUSD + change)
    guard let file else { return }
    try JSONEncoder().encode(day).write(to: file, options: .atomic)
  }

  private func failed() {
    failures += 1
    guard failures >= limits.failures else { return }
    failures = 0
    restsUntil = clock.now.advanced(by: limits.rest)
  }
}
