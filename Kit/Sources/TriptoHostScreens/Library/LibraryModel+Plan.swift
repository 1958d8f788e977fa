import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
public import TriptoKernel
public import TriptoWire

// The journey.
extension LibraryModel {
  /// Into the journey, or out of it.
  public func toggle(_ id: PackID) {
    let picked = shelf.picked.compactMap(\.self)
    let isIn = picked.contains(id)
    guard !shelf.isClosed, isIn || !shelf.isFull else { return }
    pick(isIn ? picked.filter { $0 != id } : picked + [id])
  }

  /// *Spela den här*: it is the whole journey.
  public func playAlone(_ id: PackID) { pick([id]) }

  /// A stop one place up or down.
  public func move(_ stop: PlanCard.Stop, up: Bool) {
    var picked = shelf.picked.compactMap(\.self)
    let (from, to) = (stop.id - 1, up ? stop.id - 2 : stop.id)
    guard !shelf.isClosed, picked.indices.contains(from), picked.indices.contains(to) else {
      return
    }
    picked.swapAt(from, to)
    pick(picked)
  }

  public func remove(_ stop: PlanCard.Stop) {
    var picked = shelf.picked.compactMap(\.self)
    guard !shelf.isClosed, picked.indices.contains(stop.id - 1) else { return }
    picked.remove(at: stop.id - 1)
    pick(picked)
  }

  /// *Spela {n} resmål*.
  public func save() async {
    guard let draft = shelf.draft, !isStoring else { return }
    isStoring = true
    await store(draft)
    isStoring = false
    renew()
  }

  /// *Rensa*: the game chooses by itself.
  public func clear() {
    (shelf.draft, shelf.trouble, shelf.warnings) = (nil, nil, [])
    // NB: what could not be said to the server is still its plan.
    if !app.commands.isOff {
      app.commands.run(.hostSelectContentPack(contentPackId: nil))
      shelf.stored = []
    }
    renew()
  }

  /// Where a drawn journey may go.
  public func choose(drawnRegion region: Region?) {
    shelf.drawnRegion = region
    renew()
  }

  /// *Lotta resan*: a journey that surprises the host too (RE32).
  public func draw() async {
    guard let seat = owner else { return }
    let regions = shelf.drawnRegion.map { [$0] } ?? []
    let count = app.game.lobby?.settings?.destinationsCount ?? 1
    let sent = shelf.draft
    shelf.trouble = nil
    await take(seat, sent: sent) { api throws(APIError) in
      try await api.drawPlan(count: count, regions: regions, seat)
    }
  }

  /// The server has another plan, told by its event.
  func selected(_ id: PackID?) {
    shelf.stored = id.map { [$0] } ?? []
    renew()
  }

  private func pick(_ ids: [PackID]) {
    shelf.draft = Array(ids.prefix(Shelf.mostDestinations))
    renew()
    guard isEvening, !isStoring else { return }
    isStoring = true
    app.during { await $0.library.storeAll() }
  }

  /// One draft after the other, so that the last one wins.
  private func storeAll() async {
    while let draft = shelf.draft {
      await store(draft)
      if shelf.draft == draft { break }
    }
    isStoring = false
    renew()
  }

  private func store(_ draft: [PackID]) async {
    guard !draft.isEmpty, let seat = owner else { return clear() }
    shelf.trouble = nil
    await take(seat, sent: draft) { api throws(APIError) in try await api.importPlan(draft, seat) }
  }

  /// - Parameter sent: the draft that is on its way; a newer one stays.
  private func take(
    _ seat: Seat, sent: [PackID]?,
    _ call: (HostAPI) async throws(APIError) -> StoredPlan
  ) async {
    do throws(APIError) {
      let plan = try await call(app.api)
      guard owner == seat else { return }
      (shelf.stored, shelf.warnings) = (plan.packIds, plan.warnings)
      if shelf.draft == sent { shelf.draft = nil }
      if plan.packIds.isEmpty { shelf.trouble = .nothingDrawn }
    } catch {
      fail(error, seat)
      // NB: an evening shows what the server has; elsewhere the choice stays, to be stored again.
      if isEvening, owner == seat, shelf.draft == sent { shelf.draft = nil }
    }
    renew()
  }
}
