import Observation
import TriptoClient
import TriptoDesign
import TriptoHostCards
import TriptoKernel
import TriptoWire

// How many stops of the journey hold something that a source contradicts (UI-H50).
extension LibraryModel {
  /// Looks into the packs of the journey: when it is another one. NB: who plays along must not hold the secrets
  /// (UI-H61).
  public func check() async {
    rejected = 0
    guard let seat = owner, app.game.lobby?.settings?.hostPlays != true else { return }
    let picked = shelf.picked
    var count = 0
    for case .some(let id) in picked where await isRejected(id, seat) { count += 1 }
    if picked == shelf.picked, owner == seat { rejected = count }
  }

  private func isRejected(_ id: PackID, _ seat: Seat) async -> Bool {
    do throws(APIError) {
      return Evidence(try await app.api.pack(id, seat)).isRejected
    } catch {
      return false  // NB: a pack that cannot be looked at is no reason to ask.
    }
  }
}
