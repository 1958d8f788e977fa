import Observation
import TriptoClient
import TriptoDesign
import TriptoHostCards
import TriptoKernel
import TriptoScreens
import TriptoWire

// What the server says.
extension HostApp {
  func listen() {
    let news = client.news
    listener = Task { [weak self] in
      for await item in news { await self?.take(item) }
    }
  }

  func take(_ item: GameClient.News) async {
    switch item {
    case .game(let game): await take(game)
    case .clock(let clock): self.clock = clock
    case .happened(let message): happened(message)
    }
  }

  func take(_ game: Game) async {
    let before = self.game
    self.game = game
    if Self.answers(game, before) { commands.settle() }
    if before.status.stage == .online, game.status.stage == .reconnecting {
      services.haptics.play(.warning)
    }
    commands.connection(isOnline: game.status.stage == .online)
    banner.renew(game.status)
    choice.session = game.lobby?.settings?.language ?? choice.session
    renewLanguage()
    show(\.isRestored, game.isRestored)
    lobby.renew(game)
    play.renew(game)
    tools.renew(game)
    library.renew(game)
    along.renew(host: game)
    renewScreen()
    await announce()
    if game.status != before.status { await findDisplaced() }
  }

  /// The server has said something that a command may have waited for. An error is told by itself.
  static func answers(_ game: Game, _ before: Game) -> Bool {
    var (moments, earlier) = (game.moments, before.moments)
    (moments.error, earlier.error) = (nil, nil)
    return before.live != game.live || before.lobby != game.lobby || earlier != moments
  }

  func happened(_ message: ServerMessage) {
    switch message {
    case .error(let error): commands.refused(error)
    case .playerJoined(let guest): lobby.arrived(guest)
    case .brakeAccepted: services.haptics.play(.warning)
    // NB: these two answer a command without any change of the state.
    case .musicGainSet(let gain):
      tools.heard(gain)
      commands.settle()
    case .contentPackSelected(let selected):
      library.selected(selected.contentPackId)
      commands.settle()
    case .handoverCode(let offer): tools.offered(offer)
    case .welcome, .stateSnapshot, .lobbyUpdated, .playerLeft, .cluePresent, .brakeRejected,
      .brakeAnswerLocked, .answerCountUpdate, .destinationReveal, .destinationResults,
      .scoreboardUpdate, .followupQuestionPresent, .followupAnswersLocked, .followupResults,
      .nextDestinationEvent, .gameEndedEvent, .finalResultsPresent, .uiEffectTrigger, .musicSet,
      .musicStop, .sfxPlay, .audioPlay, .audioStop, .ttsPrefetch, .voiceLine, .helloAck, .resumed,
      .statePatch, .timerSync, .clockPing, .clueAdvance, .brakePending, .brakeOrder, .goodbye,
      .reaction, .showHealth, .followupAnswerCount, .brakeReleased, .noteHanded,
      .rulesStep, .testPull, .verdictShown, .finaleStage, .unknown:
      break
    }
  }

  /// Epoch ms on the server's clock; nil before its first word.
  var serverNowMs: Double? { clock.now(at: services.world.monoMs) }

  func renewScreen() { show(\.screen, screenNow) }

  var screenNow: Screen {
    guard seat != nil else { return .launch }
    if !game.keepsResults,
      let closed = ClosedScreen(game.status, isDisplaced: isDisplaced, messages)
    {
      return .closed(closed)
    }
    guard let state = game.state else { return .connecting }
    return state.phase == .lobby ? .lobby : .game(state.phase)
  }

  /// The ticket is refused while the game goes on with a host: somebody else has the seat (RE17, UI-H68).
  func findDisplaced() async {
    guard game.status.stage == .closed(code: Int(CloseCode.invalidToken.rawValue)), let seat
    else { return }
    do throws(APIError) {
      isDisplaced = try await api.lookupByCode(seat.joinCode).hasHost
    } catch {
      isDisplaced = false  // NB: the refusal's own words stay.
    }
    renewScreen()
  }

  /// Tells the neighbours of a game that can be joined (ID21, UI-X2).
  func announce() async {
    guard let seat, let state = game.state, game.status.stage == .online, game.lobby?.locked != true
    else {
      if game.status.stage != .reconnecting { await fallSilent() }
      return
    }
    let count = state.totalDestinations ?? game.lobby?.settings?.destinationsCount ?? 1
    let now = NearbyGame(sessionId: seat.sessionId, joinCode: state.joinCode, destinations: count)
    guard now != announced else { return }
    announced = now
    await services.announcer?.announce(now)
  }

  func fallSilent() async {
    guard announced != nil else { return }
    announced = nil
    await services.announcer?.fallSilent()
  }
}
