import Foundation
import Synchronization
import Testing
import TriptoContent
import TriptoKernel
import TriptoServices
import TriptoTestServices

@testable import TriptoAuthoring

@Suite("When no draft passes the checks")
struct TriesTests {
  /// An author who can ask nothing, so that no draft of any place passes.
  private func hopeless(_ drafter: Drafter? = nil) throws -> Author {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tripto-templates-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = Kit.facts.appendingPathComponent("templates.json")
    guard case .object(var fields) = try JSONValue(parsing: Data(contentsOf: file)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    fields["questions"] = .object(["nothing": .array([])])
    try JSONEncoder().encode(JSONValue.object(fields)).write(
      to: folder.appendingPathComponent("templates.json"))
    let templates = try Templates(directory: folder)
    try FileManager.default.removeItem(at: folder)
    return Author(
      book: try Kit.book.get(), templates: templates, linter: try Kit.linter(),
      places: try Kit.world.get(), drafter: drafter)
  }

  /// What is saved on the way to three failures.
  private func saved(_ job: AuthoringJob, by author: Author) async throws -> [AuthoringJob] {
    let kept = Mutex<[AuthoringJob]>([])
    var reason: String?
    do {
      _ = try await author.finish(job, tries: 3, taken: TakenPlaces([])) { job in
        kept.withLock { $0.append(job) }
      }
    } catch let error as AuthoringError {
      reason = error.reason
    }
    #expect(reason == "only 0 questions")
    return kept.withLock(\.self)
  }

  @Test("other seeds are tried at other places while there are some")
  func places() async throws {
    let job = Kit.job(seed: 1, Brief(regions: ["Nordic"]))
    let jobs = try await saved(job, by: hopeless())
    #expect(Set(jobs.compactMap(\.artefacts.place)).count == 3)
    #expect(Set(jobs.map(\.seed)).count == 3)
    #expect(Set(jobs.map(\.id)) == [job.id])
  }

  @Test("a place that was asked for is tried again from other seeds")
  func seeds() async throws {
    let jobs = try await saved(Kit.job(seed: 1, Brief(place: "Caracas")), by: hopeless())
    #expect(Set(jobs.compactMap(\.artefacts.place)).count == 1)
    #expect(Set(jobs.map(\.seed)).count == 3)
  }

  @Test("what the tries before have cost counts for the budget of the pack")
  func budget() async throws {
    try await LoopbackService.with(.form(#"{"clues":[]}"#)) { server in
      let model = AnthropicMessages(
        key: Sensitive("sk-test"), base: server.base, limit: 5, clock: InstantClock())
      var limits = Drafter.Limits()
      limits.perPack = 50_000
      let jobs = try await saved(
        Kit.job(seed: 1), by: hopeless(Drafter(model: model, limits: limits)))
      let ledger = try #require(jobs.last).ledger
      #expect(ledger.count == 3)
      #expect(ledger.first?.outcome == "ok")
      #expect(ledger.last?.outcome == "the budget is spent")
    }
  }

  @Test("ID7 a generated pack gets a UUID v4 that follows from the place and the seed together")
  func ids() async throws {
    func id(_ seed: UInt64, _ place: String) async throws -> String {
      var job = AuthoringJob(seed: seed, brief: Brief(place: place))
      try await Kit.author().advance(&job, taken: TakenPlaces([]))
      return job.id
    }
    let caracas = try await id(7, "Caracas")
    let quito = try await id(7, "Quito")
    let other = try await id(8, "Caracas")
    let again = try await id(7, "Caracas")
    #expect(Set([caracas, quito, other]).count == 3)
    #expect(again == caracas)
    #expect(
      caracas.wholeMatch(of: /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/)
        != nil)
  }

  @Test("ID7 a generated pack that is tried at another place gets another id")
  func idOfAnotherPlace() async throws {
    let job = AuthoringJob(seed: 1, brief: Brief(regions: ["Nordic"]))
    let jobs = try await saved(job, by: hopeless())
    let ids = Set(jobs.map(\.id).filter { !$0.isEmpty })
    #expect(ids.count == 3)
  }
}

@Suite("What a day has cost")
struct SpendingTests {
  /// A model that does something before it answers.
  private struct Scripted: ChatModel {
    let name = "scripted"
    let price = ChatPrice(input: 3, output: 15)
    let act: @Sendable () throws -> Void

    func ask(
      _ question: ChatQuestion, again: @Sendable (ChatError) async throws -> Void
    ) async throws -> ChatAnswer {
      try act()
      return ChatAnswer(
        form: .object(["clues": .array([])]), inputTokens: 1_000, outputTokens: 400)
    }
  }

  private let question = Form.question([], levels: [10], complaints: [:])

  @Test("an answer that was paid for is counted once, though the file could not be written")
  func once() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tripto-spending-\(UUID())")
    let file = folder.appendingPathComponent("budget.json")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let isFirst = Mutex(true)
    let model = Scripted {
      let first = isFirst.withLock { value in
        defer { value = false }
        return value
      }
      guard first else { return }
      try FileManager.default.removeItem(at: folder)
      try Data("a file where the folder was".utf8).write(to: folder)
    }
    let drafter = Drafter(model: model, file: file, today: { "2026-11-21" })
    await #expect(throws: (any Error).self) {
      _ = try await drafter.ask(question, spent: 0)
    }
    try FileManager.default.removeItem(at: folder)
    _ = try await drafter.ask(question, spent: 0)
    let day = try JSONValue(parsing: Data(contentsOf: file))
    #expect(day["microUSD"]?.whole == 18_000)
    try FileManager.default.removeItem(at: folder)
  }

  @Test("a call over midnight takes nothing from the new day")
  func midnight() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tripto-spending-\(UUID()).json")
    let date = Mutex("2026-11-21")
    let other = Mutex<Drafter?>(nil)
    let nested = Mutex(false)
    let model = Overnight { question in
      guard
        nested.withLock({ value in
          defer { value = true }
          return !value
        })
      else { return }
      date.withLock { $0 = "2026-11-22" }
      if let drafter = other.withLock(\.self) { _ = try await drafter.ask(question, spent: 0) }
    }
    let drafter = Drafter(model: model, file: file, today: { date.withLock(\.self) })
    other.withLock { $0 = drafter }
    _ = try await drafter.ask(question, spent: 0)
    let day = try JSONValue(parsing: Data(contentsOf: file))
    #expect(day["date"]?.text == "2026-11-22")
    #expect(day["microUSD"]?.whole == 9_000)
    other.withLock { $0 = nil }
    try FileManager.default.removeItem(at: file)
  }

  @Test(
    "a record that nobody can read counts as a day that is spent, and says what to do",
    arguments: ["", "{", #"{"date":"2026-11-21"}"#, #"{"date":"2026-11-21","microUSD":-1}"#])
  func broken(record: String) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tripto-spending-\(UUID()).json")
    try Data(record.utf8).write(to: file)
    let asked = Mutex(0)
    let date = Mutex("2026-11-21")
    let model = Scripted { asked.withLock { $0 += 1 } }
    let drafter = Drafter(model: model, file: file, today: { date.withLock(\.self) })
    #expect(drafter.spendingFault == UnreadableSpending(path: file.path))
    #expect(drafter.spendingFault?.description.contains("remove the file") == true)
    let refused = try await drafter.ask(question, spent: 0).1
    #expect(refused.outcome == "the budget is spent" && asked.withLock(\.self) == 0)
    #expect(try Data(contentsOf: file) == Data(record.utf8))
    date.withLock { $0 = "2026-11-22" }
    let next = try await drafter.ask(question, spent: 0).1
    #expect(next.outcome == "ok")
    #expect(Drafter(model: model, file: file).spendingFault == nil)
    try FileManager.default.removeItem(at: file)
  }

  /// A model that asks once more before it answers.
  private struct Overnight: ChatModel {
    let name = "overnight"
    let price = ChatPrice(input: 3, output: 15)
    let act: @Sendable (ChatQuestion) async throws -> Void

    func ask(
      _ question: ChatQuestion, again: @Sendable (ChatError) async throws -> Void
    ) async throws -> ChatAnswer {
      try await act(question)
      return ChatAnswer(
        form: .object(["clues": .array([])]), inputTokens: 1_000, outputTokens: 400)
    }
  }
}
