import Observation
import TriptoClient
import TriptoDesign
import TriptoHostCards
import TriptoKernel
import TriptoScreens
import TriptoWire

// The server's address, and the language.
extension LaunchModel {
  public func openAddress() {
    address = AddressEntry(app.book.server.description, app.messages)
  }

  public func closeAddress() { address = nil }

  public func typeAddress(_ text: String) {
    address?.text = text
    address?.error = nil
  }

  /// The button *Använd adressen*; what is no address stays, and is told.
  public func saveAddress() {
    guard let typed = address?.text else { return }
    do throws(ServerAddress.Fault) {
      app.save(try ServerAddress(typed: typed))
      address = nil
      forget()
    } catch {
      app.services.haptics.play(.error)
      address?.error = AddressEntry.words(error, app.messages)
    }
  }

  /// The language or the address has changed.
  func renew() {
    show(\.texts, Texts(app.messages, app.book))
    if let sheet { show(\.sheet, sheet.inLanguage(of: app.messages)) }
    if let address { show(\.address, AddressEntry(address.text, app.messages)) }
    renewNearby()
    tellFault()
  }
}
