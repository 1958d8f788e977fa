import Observation
import TriptoClient
import TriptoDesign
import TriptoHostCards
import TriptoKernel
import TriptoScreens
import TriptoWire

// Another host, and another screen.
extension ToolsModel {
  public func openHandover() {
    includesKey = false
    handover = made(nil)
    app.commands.run(.hostHandover)
  }

  public func closeHandover() {
    handover = nil
    handoverTimer.run(nil, isPaused: false)
  }

  public func includeKey(_ isIncluded: Bool) {
    includesKey = isIncluded
    if let handover { show(\.handover, made(handover.offer)) }
  }

  func offered(_ offer: HandoverCode) {
    guard handover != nil else { return }
    show(\.handover, made(offer))
    handoverTimer.run(
      TimerModel.Span(kind: .handover, endMs: offer.expiresAtMs, totalMs: .max, lowMs: 0),
      isPaused: false)
  }

  func made(_ offer: HandoverCode?) -> Handover {
    Handover(
      offer, joinCode: app.game.state?.joinCode ?? "", link: app.lobby.ticket?.qr,
      houseKey: (app.services.keys as? HouseKeyModel)?.key, isKeyIncluded: includesKey,
      app.messages)
  }

  public func openScreens() {
    screenSheet = JoinSheet(.screen(address: tvAddress), app.messages)
  }

  public func closeScreens() { screenSheet = nil }

  public func typeScreenCode(_ text: String) {
    guard var sheet = screenSheet else { return }
    sheet.type(text, app.messages)
    show(\.screenSheet, sheet)
  }

  /// The right code puts the game there (UI-H67).
  public func showOnScreen() async {
    guard let sheet = screenSheet, sheet.canJoin, !isHeld, let seat = app.seat else { return }
    screenSheet?.isBusy = true
    do throws(APIError) {
      try await app.api.showOnScreen(seat, screenCode: sheet.entry.text)
      expectScreen()
      screenSheet = nil
      app.commands.tell(app.messages.host.screenShows(code: sheet.entry.text), .news)
    } catch {
      refused(error)
    }
  }

  /// NB: the host's own change of the screen is no news to the host (UI-H71).
  func expectScreen() {
    guard let nowMs = app.serverNowMs else { return }
    let until = Milliseconds(nowMs + Self.screenComesMs)
    app.services.preferences.keep(String(until), .knownTV)
  }

  func refused(_ problem: APIError) {
    app.services.haptics.play(.error)
    screenSheet?.isBusy = false
    screenSheet?.error = problem.text.words(app.messages)
    guard case .refused(let refusal) = problem else { return }
    if refusal.status == 404 { screenSheet?.error = app.messages.host.noSuchScreen }
    guard refusal.waitSeconds > 0 else { return }
    isHeld = true
    _ = app.services.after(Double(refusal.waitSeconds) * 1000) { [self] in
      isHeld = false
      screenSheet?.error = nil
    }
  }
}
