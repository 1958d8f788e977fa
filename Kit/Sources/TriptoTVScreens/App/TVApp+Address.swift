import TriptoClient
import TriptoScreens

// Which server the TV talks to (UI-X1).
extension TVApp {
  /// Keeps an address that somebody has typed or chosen; what the environment says comes before it.
  func turn(to address: ServerAddress) {
    services.preferences.keep(address.description, .serverAddress)
    renewBook(nearby: nil)
  }

  /// Bonjour has found a server (UI-X2).
  func found(_ address: ServerAddress?) { renewBook(nearby: address) }

  private func renewBook(nearby: ServerAddress?) {
    let before = book.server
    book = AddressBook(
      environment: services.environment, saved: services.preferences.text(.serverAddress),
      nearby: nearby)
    launch.renew()
    guard book.server != before, seat == nil else { return }
    launch.begin(anew: true)
  }
}
