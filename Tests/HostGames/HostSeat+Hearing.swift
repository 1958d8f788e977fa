import TriptoClient
import TriptoWire

@testable import TriptoBots
@testable import TriptoHostCards
@testable import TriptoHostScreens
@testable import TriptoScreens

// What the server says.
extension HostSeat: AppSeat {
  var client: GameClient { app.client }

  func willHear(_ frame: TriptoClient.Frame) {}

  func hasHeard(_ plans: [BotPlan]) {
    for plan in plans { schedule(plan) }
    noteSituation()
    wake()
  }

  func hasLost() {
    noted = .unknown
    wake()
  }

  func says(_ type: ClientMessageType) { commands.said(type) }
}
