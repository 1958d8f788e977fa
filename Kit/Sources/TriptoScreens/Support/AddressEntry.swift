package import TriptoClient
package import TriptoDesign

/// *Serveradress*: which server the app talks to (UI-X1).
public struct AddressEntry: Equatable, Sendable {
  public package(set) var text: String
  /// Why it is no address; what was typed stays.
  public package(set) var error: String?

  public let title: String
  public let hint: String
  public let saveLabel: String
  public let cancelLabel: String

  static let example = "192.168.1.5:3000"

  package init(_ text: String, _ messages: Messages) {
    self.text = text
    title = messages.apps.serverAddress
    hint = messages.apps.serverAddressHint(url: Self.example)
    (saveLabel, cancelLabel) = (messages.apps.useAddress, messages.common.cancel)
  }

  package static func words(_ fault: ServerAddress.Fault, _ messages: Messages) -> String {
    switch fault {
    case .empty: messages.apps.addressEmpty
    case .misspelt: messages.apps.addressMisspelt(url: example)
    }
  }
}
