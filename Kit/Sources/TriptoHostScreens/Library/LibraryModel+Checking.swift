import Observation
import TriptoClient
import TriptoDesign
import TriptoHostCards
import TriptoKernel
import TriptoWire

// How many stops of the journey hold something that a source contradicts (UI-H50).
extension LibraryModel {
  /// nil until plan and packs have been looked into: the start waits for it.
  var rejected: Int? {
    guard !isReadingPlan else { return nil }
    if toCheck.isEmpty { return 0 }
    return checked?.packs == toCheck ? checked?.rejected : nil
  }

  /// Looks into the packs of the journey: whenever `toCheck` has changed.
  public func check() async {
    guard let seat = owner else { return }
    let packs = toCheck
    var count = 0
    for id in packs where await isRejected(id, seat) { count += 1 }
    guard packs == toCheck, owner == seat, !Task.isCancelled else { return }
    checked = (packs, count)
    app.lobby.renewStart()
  }

  /// NB: who plays along must not hold the secrets (UI-H61).
  func renewToCheck() {
    let plays = app.game.lobby?.settings?.hostPlays == true
    let packs = plays ? [] : shelf.picked.compactMap(\.self)
    guard packs != toCheck else { return }
    toCheck = packs
    app.lobby.renewStart()
  }

  private func isRejected(_ id: PackID, _ seat: Seat) async -> Bool {
    do throws(APIError) {
      return Evidence(try await app.api.pack(id, seat)).isRejected
    } catch {
      return false  // NB: a pack that cannot be looked at is no reason to ask.
    }
  }
}
