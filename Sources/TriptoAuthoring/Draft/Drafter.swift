public import Foundation
import TriptoContent
import TriptoKernel
public import TriptoServices

/// A model with a budget and a breaker.
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

  /// Why the day counts as spent though nobody can tell; nil when the record is sound or missing.
  public nonisolated let spendingFault: UnreadableSpending?
  private let model: any ChatModel
  private let limits: Limits
  private let today: @Sendable () -> String
  private let told: ProviderNews.Listener
  private var spending: Spending
  private var failures = 0
  private var restsUntil: ContinuousClock.Instant?

  /// - Parameters:
  ///   - file: Where the day's spending is kept, so that a restart does not forget it.
  ///   - today: The date, as in `2026-11-21`.
  ///   - told: What the model came to, and what it cost.
  public init(
    model: any ChatModel, limits: Limits = Limits(), file: URL? = nil,
    today: @escaping @Sendable () -> String = {
      String(Date().formatted(Date.ISO8601FormatStyle()).prefix(10))
    },
    told: @escaping ProviderNews.Listener = { _ in }
  ) {
    self.told = told
    self.model = model
    self.limits = limits
    self.today = today
    spending = Spending(file: file, today: today(), limit: limits.perDay)
    spendingFault = spending.fault
  }

  /// Asks, if the breaker and the budget allow.
  ///
  /// The most that a try can cost is reserved before it. A try that failed after the service may
  /// have begun to write keeps its reservation, and the next one gets its own.
  ///
  /// - Parameter spent: Millionths of a dollar that the pack has cost so far.
  /// - Returns: The form, and what the call was; a call that failed has no form.
  /// - Throws: `CancellationError`, and what the file system says when the budget cannot be kept.
  func ask(_ question: ChatQuestion, spent: Int) async throws -> (JSONValue?, LedgerEntry) {
    let most = model.price.cost(
      input: (question.system.utf8.count + question.user.utf8.count) / 2 + 1_500,
      output: question.maximumTokens)
    let tries: Tries
    do {
      tries = Tries(most: most, date: try reserve(most, spent))
    } catch let error as ChatError {
      return (nil, entry(error, cost: 0))
    }
    let answer: ChatAnswer
    do {
      answer = try await model.ask(question) { try await self.reserveAgain($0, tries, spent) }
    } catch let error as ChatError {
      failed()
      if error.mayHaveCost { tries.keep() } else { try spending.settle(-most, of: tries.date) }
      tell(.failed(provider: Self.provider), cost: tries.kept)
      return (nil, entry(error, cost: tries.kept))
    }
    // NB: a call that was cancelled stays reserved, since the service may have begun to write.
    failures = 0
    let cost = model.price.cost(input: answer.inputTokens, output: answer.outputTokens)
    tell(.answered(provider: Self.provider), cost: tries.kept + cost)
    try spending.settle(cost - most, of: tries.date)
    return (
      answer.form,
      LedgerEntry(
        model: model.name, inputTokens: answer.inputTokens, outputTokens: answer.outputTokens,
        microUSD: tries.kept + cost, outcome: "ok")
    )
  }

  /// What the model is called where calls are counted.
  private static let provider = "model"

  private func tell(_ news: ProviderNews, cost: Int) {
    told(news)
    if cost > 0 { told(.cost(microUSD: cost, provider: Self.provider)) }
  }

  /// - Throws: The error itself when there is nothing left for another try.
  private func reserveAgain(_ error: ChatError, _ tries: Tries, _ spent: Int) throws {
    guard error.mayHaveCost else { return }
    let date: String
    do {
      date = try reserve(tries.most, spent + tries.kept + tries.most)
    } catch is ChatError {
      throw error
    }
    tries.keep(next: date)
  }

  private func entry(_ error: ChatError, cost: Int) -> LedgerEntry {
    LedgerEntry(
      model: model.name, inputTokens: 0, outputTokens: 0, microUSD: cost,
      outcome: error.description)
  }

  /// - Returns: The date on which it counts.
  private func reserve(_ most: Int, _ spent: Int) throws -> String {
    if let until = restsUntil, ContinuousClock.now < until { throw ChatError.resting }
    spending.begin(today())
    guard spent + most <= limits.perPack, spending.microUSD + most <= limits.perDay else {
      throw ChatError.overBudget
    }
    let date = spending.date
    try spending.settle(most, of: date)
    return date
  }

  private func failed() {
    failures += 1
    guard failures >= limits.failures else { return }
    failures = 0
    restsUntil = ContinuousClock.now.advanced(by: limits.rest)
  }
}
