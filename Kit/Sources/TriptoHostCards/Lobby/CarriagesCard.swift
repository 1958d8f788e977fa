import TriptoClient
import TriptoDesign
public import TriptoKernel
import TriptoScreens
package import TriptoWire

/// Who rides with whom, and the offer to do so from six guests on (EVE42, EVE43, UI-E18).
public struct CarriagesCard: Equatable, Sendable {
  public struct Carriage: Equatable, Sendable, Identifiable {
    public let id: String
    /// *Sovvagnen*.
    public let name: String
    /// *Alva, Bo*.
    public let members: String
    public let riders: [Rider]
    /// No more fit in.
    public let isFull: Bool
  }

  public struct Rider: Equatable, Sendable, Identifiable {
    public let id: PlayerID
    public let name: String
  }

  /// As many as a carriage holds (EVE42).
  static let seats = 4

  public let title: String
  /// What an offer offers; nil once there are carriages.
  public let why: String?
  public let carriages: [Carriage]
  /// *Lotta om*, or *Ja, dela in oss*.
  public let button: String
  /// What a press sends.
  package let message: ClientMessage

  /// - Returns: nil where there is nothing to show, and nothing to offer.
  package init?(_ view: GameView) {
    guard view.isEvening, view.state.phase == .lobby else { return nil }
    if let drawn = view.state.carriages {
      self.init(drawn, view)
    } else {
      self.init(offeringIn: view)
    }
  }

  private init(_ drawn: [CarriageView], _ view: GameView) {
    (title, why, button) = (view.host.carriagesSwitch, nil, view.host.carriagesDraw)
    carriages = drawn.map { carriage in
      Carriage(
        id: carriage.carriageId, name: view.messages.carriages.name(carriage.number),
        members: carriage.members.map(view.name).filter { !$0.isEmpty }.joined(separator: ", "),
        riders: carriage.members.map { Rider(id: $0, name: view.name($0)) },
        isFull: carriage.members.count >= Self.seats)
    }
    message = .hostCarriagesDraw
  }

  /// Where somebody may move to: into another carriage that has room (EX41).
  public func places(for rider: PlayerID) -> [Carriage] {
    carriages.filter { carriage in
      !carriage.isFull && !carriage.riders.contains { $0.id == rider }
    }
  }

  private static let worthOffering = 6

  private init?(offeringIn view: GameView) {
    let here = Guests.seated(view.game).count { $0.isConnected }
    guard let settings = view.game.lobby?.settings, settings.carriages != true,
      here >= Self.worthOffering
    else { return nil }
    (title, why, button) = (
      view.host.carriagesOffer, view.host.carriagesWhy, view.host.carriagesYes
    )
    carriages = []
    message = .hostSettingsSet(SettingsChange(carriages: true))
  }
}
