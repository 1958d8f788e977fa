import Observation
import TriptoClient
public import TriptoDesign
import TriptoKernel
import TriptoWire

extension LaunchModel {
  /// What stands on the screen.
  public struct Texts: Equatable, Sendable {
    public let name: String
    public let tagline: String
    public let create: String
    public let join: String
    public let takeOver: String
    public let addressTitle: String
    public let address: String
    public let createSymbol = Symbol.create
    public let joinSymbol = Symbol.join

    init(_ messages: Messages, _ book: AddressBook) {
      (name, tagline) = (messages.common.appName, messages.common.tagline)
      (create, join) = (messages.host.createGame, messages.host.joinGame)
      (takeOver, addressTitle) = (messages.host.handoverCode, messages.apps.serverAddress)
      address = book.server.description
    }
  }
}
