import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
import TriptoKernel
import TriptoScreens
import TriptoWire

// What was taken out, and comes back (UI-H70).
extension LibraryModel {
  /// How long one press undoes it; the list does so later too.
  static let undoMs = 15_000.0

  /// *Ångra*.
  public func undo() async {
    if let last = deleted.last { await bringBack(last) }
  }

  public func bringBack(_ row: BinCard.Row) async {
    await bringBack(BinCard.Removed(id: row.id, title: row.title))
  }

  /// Takes a pack out of the library, and out of the journey (RE26).
  /// - Returns: whether it is gone.
  func delete(_ id: PackID) async -> Bool {
    guard let seat = owner else { return false }
    let removed = BinCard.Removed(id: id, title: shelf.title(id, app.messages))
    do throws(APIError) {
      try await app.api.deletePack(id, seat)
    } catch {
      app.services.haptics.play(.error)
      app.commands.tell(error.ofContent(app.messages))
      return false
    }
    guard owner == seat else { return true }
    if shelf.picked.contains(id) { toggle(id) }
    (deleted.last, deleted.back, deleted.trouble) = (removed, nil, nil)
    undoTime?.cancel()
    undoTime = app.services.after(Self.undoMs) { [self] in
      deleted.last = nil
      renew()
    }
    await reload()
    return true
  }

  func lookIntoBin() async {
    guard let seat = owner else { return }
    do throws(APIError) {
      let packs = try await app.api.deletedPacks(seat)
      if owner == seat { deleted.packs = packs }
    } catch {
      // NB: of a missing house key the library tells already.
      if owner == seat, !error.isAboutKey { deleted.trouble = .refused(error) }
    }
    renew()
  }

  private func bringBack(_ removed: BinCard.Removed) async {
    guard let seat = owner else { return }
    deleted.trouble = nil
    do throws(APIError) {
      _ = try await app.api.restorePack(removed.id, seat)
      guard owner == seat else { return }
      (deleted.last, deleted.back) = (nil, removed.title)
      await reload()
    } catch {
      guard owner == seat else { return }
      await lookIntoBin()
      deleted.trouble = error.isGone ? .gone(removed.title) : .refused(error)
      renew()
    }
  }
}

extension APIError {
  var isAboutKey: Bool {
    if case .refused(let refusal) = self { refusal.name == "House key needed" } else { false }
  }

  /// There is nothing to bring back, or something else has its name.
  fileprivate var isGone: Bool {
    guard case .refused(let refusal) = self, refusal.name != "Pack in play" else { return false }
    return refusal.status == 404 || refusal.status == 409
  }
}
