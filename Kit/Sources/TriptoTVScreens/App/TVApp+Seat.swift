import Observation
import TriptoClient
import TriptoDesign
import TriptoKernel
import TriptoScreens
import TriptoWire

// The seat (UI-T1, UI-T32, UI-T33).
extension TVApp {
  var api: HostAPI {
    HostAPI(
      server: book.server, transport: services.transport, language: choice.current,
      keys: services.keys)
  }

  func take(_ seat: Seat) async {
    await services.seats.save(seat)
    await open(seat)
  }

  func open(_ seat: Seat) async {
    launch.end()
    self.seat = seat
    (memory, game) = (TVMemory(), Game())
    renewScreen()
    await client.connect(to: seat.address(device: await services.household()))
  }

  /// Leaves the game for the start: *Nytt spel*, *Till start*.
  public func leave() async {
    (seat, leaving) = (nil, nil)
    await services.seats.save(nil)
    await client.disconnect()
    choice.session = nil
    renewLanguage()
    renewScreen()
    launch.begin()
  }

  /// Shows the game here again (UI-T33).
  public func reopen() async {
    if let seat { await open(seat) }
  }

  func renewScreen() { show(\.screen, screenNow) }

  private var screenNow: Screen {
    guard seat != nil else { return .launch }
    if !game.keepsResults, let closed { return .closed(closed) }
    guard game.state != nil else {
      return .connecting(text: messages.common.connecting, toStart: messages.common.backToStart)
    }
    return .show
  }

  private var closed: TVClosed? {
    guard case .closed(let code) = game.status.stage, let reason = game.status.closeText else {
      return nil
    }
    let toStart = messages.common.backToStart
    switch UInt16(exactly: code).flatMap(CloseCode.init) {
    case .replaced:
      return TVClosed(text: messages.tv.otherScreen, here: messages.tv.showHere, toStart: toStart)
    case .sessionEnded, .invalidToken, .expiredToken, .sessionNotFound:
      return TVClosed(text: reason.words(messages), here: nil, toStart: toStart)
    case .goingAway, .protocolError, .invalidUTF8, .policyViolation, .messageTooBig,
      .serviceRestart, .tryAgainLater, nil:
      let again = messages.common.tryAgain
      return TVClosed(text: reason.words(messages), here: again, toStart: toStart)
    }
  }
}
