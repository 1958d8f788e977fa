import Foundation
import Testing
import TriptoContent
import TriptoKernel
import TriptoLint
import TriptoServices
import TriptoTestServices

@testable import TriptoAuthoring

@Suite("A model that is held to the facts")
struct ModelTests {
  private func model(_ server: LoopbackService, _ clock: InstantClock, limit: Double = 5)
    -> AnthropicMessages
  {
    AnthropicMessages(key: Sensitive("sk-test"), base: server.base, limit: limit, clock: clock)
  }

  private let question = Form.question([], levels: [10], complaints: [:])

  @Test("the key, the version and the forced tool are sent, and the form comes back")
  func asks() async throws {
    try await LoopbackService.with(.form(#"{"clues":[]}"#)) { server in
      let answer = try await model(server, InstantClock()).ask(question) { _ in }
      #expect(answer.form["clues"] == .array([]))
      #expect(answer.inputTokens == 1_000 && answer.outputTokens == 400)
      let heard = try #require(server.heard.first)
      #expect(heard.uri == "/v1/messages")
      #expect(heard.headers["x-api-key"] == "sk-test")
      #expect(heard.headers["anthropic-version"] == "2023-06-01")
      let body = try JSONValue(parsing: Data(heard.body.utf8))
      #expect(body["tool_choice"]?["name"]?.text == "write_clues")
    }
  }

  @Test("401 is final; 429 and 500 are tried again after 2 and 4 s, or when the service says")
  func retries() async throws {
    try await LoopbackService.with(.reply(401)) { server in
      await #expect(throws: ChatError.wrongKey) {
        try await model(server, InstantClock()).ask(question) { _ in }
      }
      #expect(server.heard.count == 1)
    }
    let clock = InstantClock()
    try await LoopbackService.with(
      .reply(429, ["retry-after": "7"]), .reply(500), .form(#"{"clues":[]}"#)
    ) { server in
      _ = try await model(server, clock).ask(question) { _ in }
      #expect(server.heard.count == 3)
    }
    let sleeps = clock.sleeps
    #expect(sleeps.count == 2 && sleeps[0] == .seconds(7))
    #expect((.seconds(3.2)...Duration.seconds(4.8)).contains(sleeps[1]))
    try await LoopbackService.with(.reply(500)) { server in
      await #expect(throws: ChatError.refused(status: 500)) {
        try await model(server, InstantClock()).ask(question) { _ in }
      }
      #expect(server.heard.count == 3)
    }
  }

  @Test(
    "fenced JSON with raw newlines is read; truncated JSON and an answer without a form are not")
  func parsing() async throws {
    let fenced = #"{"type":"text","text":"Here:\n```json\n{\"clues\":[]}\n```"}"#
    try await LoopbackService.with(.message(fenced)) { server in
      let answer = try await model(server, InstantClock()).ask(question) { _ in }
      #expect(answer.form["clues"] == .array([]))
    }
    for answer: LoopbackService.Answer in [
      .reply(200, [:], Data(#"{"content":[{"type":"tool_use","inp"#.utf8)),
      .truncated(Data(String(repeating: " ", count: 5_000).utf8)),
      .message(#"{"type":"text","text":"I would rather not."}"#),
    ] {
      try await LoopbackService.with(answer) { server in
        do {
          _ = try await model(server, InstantClock()).ask(question) { _ in }
          Issue.record("an answer was taken")
        } catch ChatError.garbage {
        }
      }
    }
  }

  @Test("a service that hangs is given up")
  func hangs() async throws {
    try await LoopbackService.with(.hang) { server in
      await #expect(throws: ChatError.timedOut) {
        try await model(server, InstantClock(), limit: 0.2).ask(question) { _ in }
      }
    }
  }

  @Test("a redirect is refused, and the key does not follow it")
  func redirects() async throws {
    try await LoopbackService.with(.form(#"{"clues":[]}"#)) { other in
      let elsewhere = other.base + "/v1/messages"
      try await LoopbackService.with(.reply(307, ["location": elsewhere])) { server in
        await #expect(throws: ChatError.refused(status: 307)) {
          try await model(server, InstantClock()).ask(question) { _ in }
        }
        #expect(server.heard.count == 1)
      }
      #expect(other.heard.isEmpty)
    }
  }

  @Test("SE6 a description of the model or its API key, which may be logged, never shows the key")
  func secret() {
    let model = AnthropicMessages(key: Sensitive("sk-test"))
    var dumped = ""
    dump(model, to: &dumped)
    #expect(!dumped.contains("sk-test") && !"\(model)".contains("sk-test"))
    #expect("\(Sensitive("sk-test"))" == "•••")
  }

  // What such a model may do to a pack

  private func pack(_ answers: String...) async throws -> (AuthoringJob, Pack) {
    try await LoopbackService.with(.form(answers[0])) { server in
      let author = try Kit.author(Drafter(model: model(server, InstantClock())))
      let job = try await Kit.finished(Kit.job(seed: 4, Brief(place: "Caracas")), by: author)
      return (job, try Kit.pack(of: job))
    }
  }

  private func clue(_ level: Int, _ sv: String, _ en: String, rows: [Int]) -> String {
    #"{"level":\#(level),"sentences":[{"sv":"\#(sv)","en":"\#(en)","rows":\#(rows)}]}"#
  }

  /// The number of the row in the question for this job that tells the predicate.
  private func row(_ predicate: String) throws -> Int {
    let author = try Kit.author()
    var job = Kit.job(seed: 4, Brief(place: "Caracas"))
    job.artefacts.place = try author.select(job, taken: TakenPlaces([]))
    job.artefacts.facts = try author.retrieve(job)
    let rows = try author.rows(for: job)
    return try #require(rows.firstIndex { $0.predicate == predicate }) + 1
  }

  @Test("a clue that says what its rows say is used, and the model is named in the provenance")
  func honest() async throws {
    let honest = clue(
      6, "I landet reser sig berg som är så platta på toppen att de liknar bord: tepuier.",
      "In the country rise mountains with tops so flat that they look like tables: tepuis.",
      rows: [try row("note")])
    let (job, pack) = try await pack(#"{"clues":[\#(honest)]}"#)
    #expect(pack.clues[2].text.sv.hasPrefix("I landet reser sig berg som är"))
    #expect(pack.metadata.verified)
    #expect(pack.document["provenance"]?["models"] == .array([.string("claude-sonnet-4-5")]))
    #expect(pack.document["provenance"]?["costMicroUSD"] == .int(9_000 * job.ledger.count))
  }

  @Test(
    "DA17 DA18 what a model invents, leaks or leaves without a row never reaches a pack",
    arguments: [
      (
        "Här föddes Napoleon mellan väldiga berg med platta toppar, säger ett rykte.",
        "Here Napoleon was born among massive mountains with flat tops, says a rumour.", "note"
      ),
      (
        "Landet har 47 väldiga berg med platta toppar, och vart och ett av dem har ett namn.",
        "The country has 47 massive mountains with flat tops, and each of them has a name.", "note"
      ),
      (
        "Caracas har väldiga berg med platta toppar, och de reser sig högt i landet.",
        "Caracas has massive mountains with flat tops, and they rise high in the country.", "note"
      ),
      (
        "Venezuela har väldiga berg med platta toppar, och de reser sig högt i landet.",
        "Venezuela has massive mountains with flat tops, and they rise high in the country.", "note"
      ),
      (
        "Här finns ett av världens största berg, och toppen på det är alldeles platt.",
        "Here is one of the world's largest mountains, and the top of it is quite flat.", "note"
      ),
      (
        "I landet reser sig väldiga berg med platta toppar, och ingen rad säger det här.",
        "In the country rise massive mountains with flat tops, and no row says so here.", ""
      ),
    ])
  func dishonest(sv: String, en: String, predicate: String) async throws {
    let rows = predicate.isEmpty ? [] : [try row(predicate)]
    let bad = clue(10, sv, en, rows: rows)
    let (job, pack) = try await pack(#"{"clues":[\#(bad)]}"#)
    #expect(pack.clues.allSatisfy { $0.text.sv != sv })
    #expect((job.artefacts.clues ?? []).allSatisfy { !$0.isModelled })
    #expect(try Kit.linter().check(pack).errors.isEmpty)
    #expect(pack.document["provenance"]?["models"] == .array([]))
    #expect(job.ledger.count <= 4)
  }

  @Test("a model that fails leaves the work to the templates")
  func failing() async throws {
    try await LoopbackService.with(.reply(401)) { server in
      let author = try Kit.author(Drafter(model: model(server, InstantClock())))
      let job = try await Kit.finished(Kit.job(seed: 4), by: author)
      #expect(try Kit.pack(of: job).metadata.verified)
      #expect(job.ledger.map(\.outcome) == ["the key is not accepted"])
    }
  }

  @Test("the budget of a pack and of a day is not passed, and a restart remembers the day")
  func budget() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tripto-budget-\(UUID()).json")
    try await LoopbackService.with(.form(#"{"clues":[]}"#)) { server in
      var limits = Drafter.Limits()
      limits.perDay = 60_000
      func drafter() -> Drafter {
        Drafter(
          model: model(server, InstantClock()), limits: limits, file: file, today: { "2026-11-21" })
      }
      let first = drafter()
      let paid = try await first.ask(question, spent: 0).1
      #expect(paid.outcome == "ok")
      let refused = try await first.ask(question, spent: 249_000).1
      #expect(refused.outcome == "the budget is spent")
      var outcomes: [String] = []
      let second = drafter()
      for _ in 0..<6 { outcomes.append(try await second.ask(question, spent: 0).1.outcome) }
      #expect(outcomes.first == "ok" && outcomes.last == "the budget is spent")
      #expect(server.heard.count < 7)
    }
    try FileManager.default.removeItem(at: file)
  }

  @Test("a try that may have been billed keeps its reservation, and each try has its own")
  func reservations() async throws {
    let most = try await reserved(after: .hang)
    #expect(most.tries == 3 && most.microUSD > 0 && most.microUSD.isMultiple(of: 3))
    let one = most.microUSD / 3
    #expect(most.entry.outcome == "no answer in time" && most.entry.microUSD == most.microUSD)
    let paid = try await reserved(after: .hang, .form(#"{"clues":[]}"#))
    #expect(paid.tries == 2 && paid.microUSD == one + 9_000 && paid.entry.microUSD == paid.microUSD)
    #expect(try await reserved(after: .message(#"{"type":"text","text":"No."}"#)).microUSD == one)
    #expect(try await reserved(after: .truncated(Data("{".utf8))).microUSD == one)
    for refusal in [401, 429, 500] {
      #expect(try await reserved(after: .reply(refusal)).microUSD == 0)
    }
    let short = try await reserved(perDay: one * 2, after: .hang)
    #expect(short.tries == 2 && short.microUSD == one * 2)
    #expect(short.entry.outcome == "no answer in time")
  }

  /// What a day counts after one question.
  private func reserved(
    perDay: Int = 5_000_000, after answers: LoopbackService.Answer...
  ) async throws -> (microUSD: Int, tries: Int, entry: LedgerEntry) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tripto-reserved-\(UUID()).json")
    var limits = Drafter.Limits()
    limits.perDay = perDay
    return try await LoopbackService.with(answers) { server in
      let drafter = Drafter(
        model: model(server, InstantClock(), limit: 0.3), limits: limits, file: file,
        today: { "2026-11-21" })
      let entry = try await drafter.ask(question, spent: 0).1
      let day = try JSONValue(parsing: Data(contentsOf: file))
      try FileManager.default.removeItem(at: file)
      return (try #require(day["microUSD"]?.whole), server.heard.count, entry)
    }
  }

  @Test("five failures in a row give the model a rest")
  func breaker() async throws {
    try await LoopbackService.with(.reply(401)) { server in
      let drafter = Drafter(model: model(server, InstantClock()))
      for _ in 0..<7 { _ = try await drafter.ask(question, spent: 0) }
      #expect(server.heard.count == 5)
      let last = try await drafter.ask(question, spent: 0).1
      #expect(last.outcome == "resting after failures")
    }
  }
}
