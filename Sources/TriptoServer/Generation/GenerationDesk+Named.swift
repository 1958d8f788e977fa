import TriptoAuthoring
import TriptoContent
import TriptoWire

/// Destinations that a plan names and the library lacks (RE33, RE34).
extension GenerationDesk {
  /// v1 waits 120 s for a plan; what is not ready by then comes from the library.
  static let patience = Duration.seconds(90)

  /// Makes the places that the wish names.
  ///
  /// - Returns: Ids of the packs that are ready in time.
  func make(namedBy wish: PlanWish, atMost most: Int) async -> [String] {
    let deadline = ContinuousClock.now + Self.patience
    let names = author.places(besides: taken) { wish.names($0) }.prefix(max(0, most))
    var ids: [String] = []
    for batch in names.compactMap(begin) {
      let items = await settled(batch.id, by: deadline)?.items ?? []
      ids += items.filter { $0.state == .completed }.map(\.job.id)
    }
    return ids
  }

  private func begin(_ name: LocalText) -> GenerationBatch? {
    do {
      return try add(GenerationWish(GenerateRequest(place: name.sv)))
    } catch {
      complain("a plan goes without the place it names", error)
      return nil
    }
  }

  /// The batch when all of it is over, or as it is at the deadline; nil when there is none.
  private func settled(
    _ id: String, by deadline: ContinuousClock.Instant
  ) async -> GenerationBatch? {
    guard let batch = queue.batch(id), !batch.isOver, !isStopped else { return queue.batch(id) }
    let alarm = Task {
      try await Task.sleep(until: deadline)
      release(id)
    }
    await withCheckedContinuation { watchers[id, default: []].append($0) }
    alarm.cancel()
    return queue.batch(id)
  }
}
