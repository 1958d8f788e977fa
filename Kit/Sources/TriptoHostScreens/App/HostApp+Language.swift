import Observation
public import TriptoClient
import TriptoDesign
public import TriptoKernel
import TriptoScreens
import TriptoWire

// The language and the address.
extension HostApp {
  /// The person's own choice, kept on the device (UI-A17).
  public func choose(_ language: Language) {
    services.preferences.keep(language.rawValue, .language)
    choice.chosen = language
    renewLanguage()
  }

  /// The languages that can be chosen, by their own names.
  public var languages: [(language: Language, name: String)] {
    Language.allCases.map { ($0, $0.ownName) }
  }

  /// Keeps what somebody typed as *Serveradress*; what the environment says comes before it (UI-X1).
  func save(_ address: ServerAddress) {
    services.preferences.keep(address.description, .serverAddress)
    renewBook(nearby: nil)
  }

  /// What a look into the local network shows: the first server is used where no other address is known (UI-X1, UI-X2).
  public func sees(_ sight: NearbySight) {
    switch sight {
    case .services(let services):
      launch.sees(services)
      renewBook(nearby: services.lazy.filter { $0.game == nil }.compactMap(\.address).first)
    case .refused:
      launch.isNetworkRefused = true
    }
  }

  func renewBook(nearby: ServerAddress?) {
    book = AddressBook(
      environment: services.environment, saved: services.preferences.text(.serverAddress),
      nearby: nearby)
    launch.renew()
  }

  func renewLanguage() {
    guard messages.language != choice.current else { return }
    messages = Messages(choice.current)
    launch.renew()
    banner.renew()
    lobby.renew(game)
    play.renew(game)
    tools.renew(game)
    past.renew()
    along.renewLanguage()
    library.renewLanguage()
    renewScreen()
  }
}
