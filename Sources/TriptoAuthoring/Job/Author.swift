import Foundation
public import TriptoContent
import TriptoKernel
public import TriptoLint
import TriptoTraces

/// Makes packs of facts: by templates, or by a model that is held to the facts.
public struct Author: Sendable {
  let book: FactBook
  let templates: Templates
  let linter: Linter
  let places: (any PlaceFacts)?
  public let drafter: Drafter?

  /// - Parameters:
  ///   - linter: What every pack must pass without an error.
  ///   - places: For P15 and L03; without it they are not checked.
  ///   - drafter: A model with a budget; nil for templates alone.
  public init(
    book: FactBook, templates: Templates, linter: Linter, places: (any PlaceFacts)? = nil,
    drafter: Drafter? = nil
  ) {
    self.book = book
    self.templates = templates
    self.linter = linter
    self.places = places
    self.drafter = drafter
  }

  /// Takes a job from where it is to its pack.
  ///
  /// - Parameters:
  ///   - tries: How often, from other seeds and at other places, when no draft passes the checks.
  ///   - taken: What the library has.
  ///   - save: Called after each stage, and with what a stage that failed has cost.
  /// - Throws: ``AuthoringError``, `CancellationError`, and what `save` throws.
  public func finish(
    _ job: AuthoringJob, tries: Int = 1, taken: TakenPlaces,
    save: @Sendable (AuthoringJob) async throws -> Void
  ) async throws -> AuthoringJob {
    var job = job
    var left = tries - 1
    while job.stage != .done {
      try Task.checkCancellation()
      do {
        try await advance(&job, taken: taken)
      } catch AuthoringError.notPassed where left > 0 {
        left -= 1
        job = job.again()
      } catch {
        try await save(job)
        throw error
      }
      try await save(job)
      await Task.yield()
    }
    return job
  }

  /// Makes the next stage; one that fails leaves what it has cost, and nothing else.
  func advance(_ job: inout AuthoringJob, taken: TakenPlaces) async throws {
    var next = job
    do {
      try await make(&next, taken: taken)
    } catch {
      job.ledger = next.ledger
      throw error
    }
    job = next
  }

  private func make(_ job: inout AuthoringJob, taken: TakenPlaces) async throws {
    try await Traces.current.span("generation \(job.stage.rawValue)") { _ in
      try await makeStage(&job, taken: taken)
    }
  }

  private func makeStage(_ job: inout AuthoringJob, taken: TakenPlaces) async throws {
    switch job.stage {
    case .select:
      let place = try select(job, taken: taken)
      job.artefacts.place = place
      if job.id.isEmpty { job.id = AuthoringJob.id(seed: job.seed, place: place) }
    case .retrieve: job.artefacts.facts = try retrieve(job)
    case .draft: try await draft(&job)
    case .claims: try bind(job)
    case .verify: try await verify(&job)
    case .followups: job.artefacts.questions = try questions(job)
    case .leaks: try await mend(&job)
    case .preview: job.artefacts.pack = try preview(job)
    case .done: break
    }
    job.stage = job.stage.next
  }

  func place(of job: AuthoringJob) throws(AuthoringError) -> FactBook.Place {
    guard let place = job.artefacts.place.flatMap(book.place) else { throw .outdated }
    return place
  }

  func facts(of job: AuthoringJob) throws(AuthoringError) -> [Fact] {
    try facts(job.artefacts.facts ?? [])
  }

  func facts(_ ids: [String]) throws(AuthoringError) -> [Fact] {
    let facts = ids.compactMap(book.fact)
    guard facts.count == ids.count else { throw .outdated }
    return facts
  }

  func clues(of job: AuthoringJob) throws(AuthoringError) -> [ClueDraft] {
    guard let clues = job.artefacts.clues, clues.count == 5 else { throw .outdated }
    return clues
  }

  /// The name of the place, once it is chosen.
  public func name(of job: AuthoringJob) -> LocalText? {
    job.artefacts.place.flatMap(book.place)?.name
  }

  /// The names that fit, of places that are not taken.
  public func places(
    besides taken: TakenPlaces, where fits: (LocalText) -> Bool
  ) -> [LocalText] {
    book.places.filter { fits($0.name) && isFree($0, besides: taken) }.map(\.name)
  }

  /// The country of a place, by ISO code.
  public func country(_ geonameId: Int) -> String? { book.place(geonameId)?.country }
}

extension AuthoringJob {
  /// The same chance each time a stage is made.
  func chance(_ stage: Stage) -> SplitMix64 {
    let number = UInt64(Stage.allCases.firstIndex(of: stage) ?? 0)
    return SplitMix64(seed: seed &+ number &* 0x9E37_79B9 &+ UInt64(attempts))
  }
}
