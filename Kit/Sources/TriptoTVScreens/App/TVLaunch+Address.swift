import TriptoClient
import TriptoScreens

// *Serveradress*: the third way to a game (UI-X1).
extension TVLaunch {
  public func openAddress() { address = AddressEntry(app.book.server.description, app.messages) }

  public func closeAddress() { address = nil }

  public func typeAddress(_ text: String) {
    address?.text = text
    address?.error = nil
  }

  /// *Använd adressen*; what is no address stays, and is told.
  public func saveAddress() {
    guard let typed = address?.text else { return }
    do throws(ServerAddress.Fault) {
      app.turn(to: try ServerAddress(typed: typed))
      address = nil
    } catch {
      address?.error = AddressEntry.words(error, app.messages)
    }
  }
}
