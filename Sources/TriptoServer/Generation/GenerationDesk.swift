import Foundation
import Logging
import TriptoAuthoring
import TriptoContent

/// Writes destinations in the background, one at a time, behind the games (RE28, RE60–RE63).
actor GenerationDesk {
  /// Batches that may wait at a time.
  static let mostWaiting = 10
  /// From other seeds, and at other places, when no draft passes the checks.
  private static let tries = 3

  /// Without one, clues are worded by templates.
  nonisolated var hasModel: Bool { author.drafter != nil }
  private let author: Author
  private let library: PackLibrary
  private let folder: GenerationFolder
  private let logger: Logger
  /// Newest first.
  private var batches: [GenerationBatch] = []
  private var running: (batch: String, work: Task<Void, Never>)?
  private var isStopped = false

  init(author: Author, library: PackLibrary, folder: URL, logger: Logger) {
    self.author = author
    self.library = library
    self.folder = GenerationFolder(url: folder)
    self.logger = logger
  }

  /// Reads what was on its way when the server stopped, and goes on with it.
  func open() {
    do {
      let contents = try folder.load()
      batches = contents.batches
      for fault in contents.faults {
        logger.error("a generation job is set aside: it cannot be read", metadata: note(fault))
      }
    } catch {
      logger.error("generation begins anew: its folder cannot be read", metadata: note(error))
    }
    for index in batches.indices {
      for item in batches[index].items.indices
      where batches[index].items[item].state == .working {
        batches[index].items[item].state = .waiting
      }
    }
    pump()
  }

  /// Nothing more is begun; what is on its way goes on after the next start.
  func stop() async {
    isStopped = true
    running?.work.cancel()
    await running?.work.value
  }

  /// Newest first.
  func list() -> [GenerationBatch] { batches }

  func batch(_ id: String) -> GenerationBatch? { batches.first { $0.id == id } }

  /// - Returns: The batch, or nil when too many are waiting.
  func add(_ wish: GenerationWish) -> GenerationBatch? {
    guard batches.count(where: { !$0.isOver }) < Self.mostWaiting else { return nil }
    let batch = GenerationBatch(wish, now: Date())
    batches.insert(batch, at: 0)
    save(batch)
    forgetOld()
    pump()
    return batch
  }

  func cancel(_ id: String) -> GenerationBatch? {
    change(id) { $0.cancel() }
    if running?.batch == id { running?.work.cancel() }
    return batch(id)
  }

  func retry(_ id: String) -> GenerationBatch? {
    change(id) { $0.retry() }
    pump()
    return batch(id)
  }

  private func pump() {
    guard running == nil, !isStopped,
      let index = batches.lastIndex(where: { !$0.isOver })
    else { return }
    let (id, item) = (batches[index].id, batches[index].current)
    change(id) { $0.items[item].state = .working }
    let job = begun(batches[index], item)
    running = (
      id,
      // NB: games come first; this yields after each stage.
      Task(priority: .background) { await self.work(id, item, job) }
    )
  }

  /// A job that has not chosen its place stays out of the countries of the others.
  private func begun(_ batch: GenerationBatch, _ item: Int) -> AuthoringJob {
    var job = batch.items[item].job
    guard job.stage == .select else { return job }
    job.brief.countriesToAvoid = batch.items.compactMap { $0.job.artefacts.place }
      .compactMap(author.country)
    return job
  }

  private func work(_ id: String, _ item: Int, _ job: AuthoringJob) async {
    let outcome = await made(id, item, job)
    if holds(id, item, job.id) { finish(id, item, outcome) }
    running = nil
    pump()
  }

  /// Whether this job is still the one that is worked on there; after a cancellation and a retry
  /// it is not.
  private func holds(_ id: String, _ item: Int, _ job: String) -> Bool {
    guard let slot = batch(id)?.items[item] else { return false }
    return slot.state == .working && slot.job.id == job
  }

  private func made(
    _ id: String, _ item: Int, _ job: AuthoringJob
  ) async -> Result<AuthoringJob, any Error> {
    do {
      let taken = TakenPlaces(
        library.list().compactMap { library.pack($0.id)?.destination })
      return .success(
        try await author.finish(job, tries: Self.tries, taken: taken) { job in
          await self.keep(id, item, job)
        })
    } catch {
      return .failure(error)
    }
  }

  /// Saved after each stage.
  private func keep(_ id: String, _ item: Int, _ job: AuthoringJob) {
    guard holds(id, item, job.id) else { return }
    let name = author.name(of: job).map(GenerationBatch.Line.init)
    change(id) { batch in
      batch.items[item].job = job
      batch.items[item].name = name
    }
  }

  private func finish(_ id: String, _ item: Int, _ outcome: Result<AuthoringJob, any Error>) {
    do {
      let job = try outcome.get()
      // NB: a server that stopped between the pack and this line finds the pack in the library.
      if library.pack(job.id) == nil {
        _ = try library.importPack(Data((job.artefacts.pack ?? "").utf8))
      }
      change(id) { $0.items[item].state = .completed }
    } catch is CancellationError {
      change(id) { $0.items[item].state = isStopped ? .waiting : .cancelled }
    } catch {
      // NB: the error names the place, which may be tonight's (SE6).
      let kind = Mirror(reflecting: error).children.first?.label ?? "unexpected"
      logger.notice("no destination was made", metadata: ["why": "\(kind)"])
      let line = (error as? AuthoringError)?.line ?? Self.unexpected
      change(id) { batch in
        batch.items[item].state = .failed
        batch.items[item].error = GenerationBatch.Line(line)
      }
    }
  }

  private static let unexpected = LocalText(
    sv: "Resmålet kunde inte sparas.", en: "The destination could not be saved.")

  private func change(_ id: String, _ change: (inout GenerationBatch) -> Void) {
    guard let index = batches.firstIndex(where: { $0.id == id }) else { return }
    change(&batches[index])
    save(batches[index])
  }

  private func save(_ batch: GenerationBatch) {
    do {
      try folder.save(batch)
    } catch {
      logger.error("a generation job cannot be kept", metadata: note(error))
    }
  }

  private func forgetOld() {
    for batch in batches.dropFirst(GenerationFolder.kept) where batch.isOver {
      batches.removeAll { $0.id == batch.id }
      do {
        try folder.remove(batch.id)
      } catch {
        logger.error("an old generation job stays", metadata: note(error))
      }
    }
  }

  private func note(_ error: any Error) -> Logger.Metadata { ["why": "\(error)"] }
}
