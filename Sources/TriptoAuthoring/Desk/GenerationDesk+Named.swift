import Logging
import ServiceLifecycle
package import TriptoContent
package import TriptoKernel
import TriptoWire

/// Destinations that a plan names and the library lacks (RE33, RE34).
extension GenerationDesk {
  /// v1 waits 120 s for a plan; what is not ready by then comes from the library.
  package static let patience = Duration.seconds(90)

  /// Makes the places that the wish names, and returns when they are in the library or at the latest
  /// after `patience`.
  package func make(namedBy wish: PlanWish, atMost most: Int, for session: String) async {
    let deadline = ContinuousClock.now + Self.patience
    let names = author.places(besides: taken) { wish.names($0) }.prefix(max(0, most))
    for batch in names.compactMap({ begin($0, for: session) }) {
      await settle(batch.id, by: deadline)
    }
  }

  /// A place of that name can be written about, and is none of these packs (RE68).
  package nonisolated func canWrite(_ name: String, besides packs: [PackID]) -> Bool {
    author.canWrite(name, besides: places(of: packs))
  }

  /// Some that can be.
  package nonisolated func examples(_ count: Int, besides packs: [PackID]) -> [LocalText] {
    Array(author.places(besides: places(of: packs)) { _ in true }.shuffled().prefix(count))
  }

  private nonisolated func places(of packs: [PackID]) -> TakenPlaces {
    TakenPlaces(packs.compactMap { library.pack($0)?.destination })
  }

  private func begin(_ name: LocalText, for session: String) -> GenerationBatch? {
    do {
      return try add(GenerationWish(GenerateRequest(place: name.sv), for: session))
    } catch {
      complain("a plan goes without the place it names", error)
      return nil
    }
  }

  /// Waits until all of the batch is over; no longer than to the deadline, or than the server runs.
  private func settle(_ id: String, by deadline: ContinuousClock.Instant) async {
    guard let batch = queue.batch(id), !batch.isOver, !isStopped else { return }
    let alarm = Task {
      try await Task.sleep(until: deadline)
      release(id)
    }
    await withTaskCancellationOrGracefulShutdownHandler {
      guard !Task.isCancelled, !Task.isShuttingDownGracefully else { return }
      await withCheckedContinuation { watchers[id, default: []].append($0) }
    } onCancelOrGracefulShutdown: {
      Task { await self.release(id) }
    }
    alarm.cancel()
  }
}
