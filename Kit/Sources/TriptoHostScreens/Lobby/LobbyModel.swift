public import Observation
import TriptoClient
import TriptoDesign
public import TriptoHostCards
public import TriptoKernel
public import TriptoScreens
import TriptoWire

/// LOBBY (UI-H12–UI-H17, UI-H58, UI-E16, UI-E17): QR and code, players, the start, and an evening's three questions.
@MainActor @Observable
public final class LobbyModel: Shown {
  /// nil before there is a seat.
  public private(set) var ticket: Ticket?
  public private(set) var guests: Guests
  public private(set) var start: StartButton
  /// nil in a session that is no evening.
  public private(set) var questions: Questions?
  /// nil where there are none, and none are offered.
  public private(set) var carriages: CarriagesCard?
  /// Also in play, where fewer may change.
  public private(set) var settings: SettingsCard?
  /// *{n} resmål i resan är underkänt. Starta ändå?*, while it is asked.
  public private(set) var startQuestion: String?
  /// *Nytt spel* was pressed, and is asked about (UI-H17).
  public private(set) var isAskingForNew = false

  /// The code stands as large as the screen (UI-E16), also after the device was turned.
  public private(set) var isSharing = false

  private unowned let app: HostApp

  init(_ app: HostApp) {
    self.app = app
    guests = Guests(app.game, app.messages)
    start = StartButton(app.game, isOff: true, isStarting: false, app.messages)
  }

  func renew(_ game: Game) {
    show(\.ticket, app.seat.map { Ticket(game, $0, app.book, app.messages) })
    show(\.guests, Guests(game, app.messages))
    app.players.renew()
    renewQuestions(game)
    let view = GameView(game, app.messages)
    show(\.carriages, view.flatMap(CarriagesCard.init))
    show(\.settings, view.flatMap(SettingsCard.init))
    renewStart()
  }

  /// Also when the journey changes.
  func renewQuestions(_ game: Game) {
    show(\.questions, Questions(game, planned: app.library.shelf.picked.count, app.messages))
  }

  /// Also when a command is sent or answered.
  func renewStart() {
    let isStarting = app.commands.busy == .hostStartGame
    show(
      \.start,
      StartButton(
        app.game, isOff: app.commands.isOff || app.library.rejected == nil, isStarting: isStarting,
        waitsForPlan: app.library.isWaiting, app.messages))
  }

  /// Somebody came in the middle of a destination, and waits for the next (UI-H59).
  func arrived(_ guest: PlayerJoined) {
    guard !guest.isReconnect, let phase = app.game.state?.phase, phase != .lobby else { return }
    app.commands.tell(app.messages.host.rejoining(name: guest.name), .news)
  }
}

// What can be pressed.
extension LobbyModel {
  /// Asks first where the journey holds something rejected (UI-H50).
  public func startGame() {
    guard start.isEnabled, let rejected = app.library.rejected else { return }
    if rejected > 0, startQuestion == nil {
      startQuestion = app.messages.host.rejectedSure(n: rejected)
      return
    }
    startQuestion = nil
    app.commands.run(.hostStartGame, .heavy)
  }

  public func doNotStart() { startQuestion = nil }

  public func toggleLock() {
    guard let ticket else { return }
    app.commands.run(.hostLobbyLock(locked: !ticket.isLocked))
  }

  public func choose(_ answer: Questions.Answer) {
    guard answer.isEnabled else { return }
    app.commands.run(.hostSettingsSet(answer.change))
  }

  public func choose(_ option: SettingsCard.Option) {
    app.commands.run(.hostSettingsSet(option.change))
  }

  public func flip(_ setting: SettingsCard.Switch) {
    app.commands.run(.hostSettingsSet(setting.change))
  }

  /// Draws the carriages anew, or takes up the offer (EX46, EVE42).
  public func pressCarriages() {
    guard let carriages, !app.commands.isOff else { return }
    app.commands.run(carriages.message)
  }

  /// Moves somebody into another carriage (EX41).
  public func move(_ rider: PlayerID, to carriage: String) {
    guard let carriages, !app.commands.isOff,
      carriages.places(for: rider).contains(where: { $0.id == carriage })
    else { return }
    app.commands.run(.seatSet(SeatSet(playerId: rider, carriageId: carriage)))
  }

  public func kick(_ id: PlayerID, ban: Bool = false) {
    app.commands.run(.hostKick(playerId: id, ban: ban), .warning)
  }

  public func rename(_ id: PlayerID, to name: String) {
    app.commands.run(.hostRename(playerId: id, name: name))
  }

  public func share() { isSharing = true }
  public func stopSharing() { isSharing = false }

  public func askForNew() { isAskingForNew = true }
  public func keepThis() { isAskingForNew = false }

  /// A new game in place of this one; this one stays when there is no new one (UI-H17).
  public func newGame() async {
    isAskingForNew = false
    await app.beginAnew()
  }
}
