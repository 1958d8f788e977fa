import Foundation
import Logging
import TriptoContent
import TriptoWire
import TriptoWords

/// One destination, from its job to the library.
extension GenerationDesk {
  /// From other seeds, and at other places, when no draft passes the checks.
  private static let tries = 3

  /// The job as it is begun: one that has not chosen its place stays out of the countries of the
  /// others.
  package func job(at place: GenerationQueue.Place) -> AuthoringJob? {
    guard let batch = queue.batch(place.batch) else { return nil }
    var job = batch.items[place.item].job
    guard job.stage == .select else { return job }
    job.brief.countriesToAvoid = batch.items.compactMap { $0.job.artefacts.place }
      .compactMap(author.country)
    return job
  }

  /// Makes it and tells what came of it, unless it has been cancelled or asked for anew meanwhile.
  package func work(on job: AuthoringJob, at place: GenerationQueue.Place) async {
    let outcome = await made(job, at: place)
    if queue.holds(job, at: place) { finish(place, outcome) }
  }

  private func made(
    _ job: AuthoringJob, at place: GenerationQueue.Place
  ) async -> Result<AuthoringJob, any Error> {
    do {
      return .success(
        try await author.finish(job, tries: Self.tries, taken: taken) { job in
          await self.keep(job, at: place)
        })
    } catch {
      return .failure(error)
    }
  }

  /// Saved after each stage.
  private func keep(_ job: AuthoringJob, at place: GenerationQueue.Place) {
    guard queue.holds(job, at: place) else { return }
    let name = author.name(of: job).map(GenerationBatch.Line.init)
    change(place.batch) { batch in
      batch.items[place.item].job = job
      batch.items[place.item].name = name
    }
  }

  private func finish(
    _ place: GenerationQueue.Place, _ outcome: Result<AuthoringJob, any Error>
  ) {
    do {
      let job = try outcome.get()
      // NB: a server that stopped between the pack and this line finds the pack in the library.
      if library.pack(job.id) == nil {
        _ = try library.importPack(Data((job.artefacts.pack ?? "").utf8))
      }
      change(place.batch) { $0.items[place.item].state = .completed }
    } catch is CancellationError {
      change(place.batch) { $0.items[place.item].state = isStopped ? .waiting : .cancelled }
    } catch {
      fail(place, error)
    }
  }

  private func fail(_ place: GenerationQueue.Place, _ error: any Error) {
    // NB: the error names the place, which may be tonight's (SE6).
    logger.notice("no destination was made", metadata: ["why": "\(Self.kind(of: error))"])
    let line = GenerationBatch.Line { words in
      (error as? AuthoringError)?.line(in: words) ?? words.text(.generateNotSaved)
    }
    change(place.batch) { batch in
      batch.items[place.item].state = .failed
      batch.items[place.item].error = line
    }
  }

  /// What went wrong, without the place and the pack that the error holds, for logs (SE6).
  package static func kind(of error: any Error) -> String {
    guard error is AuthoringError || error is LibraryError else { return "unexpected" }
    return String("\(error)".prefix { $0 != "(" })
  }
}
