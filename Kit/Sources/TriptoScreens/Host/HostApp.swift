public import Observation
public import TriptoClient
public import TriptoDesign
public import TriptoKernel
public import TriptoWire

/// The host's app: a seat or the launch screen, and what the connection makes of it.
@MainActor @Observable
public final class HostApp: Shown {
  public enum Screen: Equatable, Sendable {
    case launch
    /// Until WELCOME and the first state have come (UI-H4).
    case connecting
    case closed(ClosedScreen)
    case lobby
    /// A running game, and its end.
    case game(PhaseName)
  }

  public private(set) var screen = Screen.launch
  public private(set) var messages: Messages
  /// *Ansluter…* and the way back from it.
  public var connectingText: String { messages.common.connecting }
  public var backText: String { messages.common.back }
  /// A view of a snapshot plays no entry (UI-A6).
  public private(set) var isRestored = true
  @ObservationIgnored public private(set) lazy var launch = LaunchModel(self)
  @ObservationIgnored public private(set) lazy var banner = Banner(self)
  @ObservationIgnored public private(set) lazy var commands = Commands(self)
  @ObservationIgnored public private(set) lazy var lobby = LobbyModel(self)
  @ObservationIgnored public private(set) lazy var play = GameModel(self)
  @ObservationIgnored public private(set) lazy var tools = ToolsModel(self)

  let services: Services
  @ObservationIgnored private(set) var client: GameClient
  @ObservationIgnored private(set) var book: AddressBook
  @ObservationIgnored private(set) var seat: Seat?
  @ObservationIgnored private(set) var game = Game()
  @ObservationIgnored private var clock = ServerClock()
  @ObservationIgnored private var choice: LanguageChoice
  @ObservationIgnored private var isDisplaced = false
  @ObservationIgnored private var announced: NearbyGame?
  @ObservationIgnored private var listener: Task<Void, Never>?

  public init(_ services: Services) {
    self.services = services
    client = GameClient(world: services.world)
    book = AddressBook(
      environment: services.environment, saved: services.preferences.text(.serverAddress))
    let chosen = services.preferences.text(.language).flatMap(Language.init)
    choice = LanguageChoice(chosen: chosen, tags: services.languageTags)
    messages = Messages(choice.current)
  }

  /// The root's identifier for tests that look at the screen (UI-A5).
  public var identifier: String {
    switch screen {
    case .launch: "phase.LAUNCH"
    case .connecting: "phase.CONNECTING"
    case .closed: "phase.CLOSED"
    case .lobby: "phase.LOBBY"
    case .game(let phase): "phase.\(phase.rawValue)"
    }
  }

  /// Begins to listen, and comes back to the seat that the device has kept (UI-X8).
  public func start() async {
    if listener == nil { listen() }
    if seat == nil, let kept = await services.seats.load() { await open(kept) }
  }

  /// The app is looked at again (UI-X8).
  public func appear() async { await client.appear() }

  public func sleep() async { await client.sleep() }

  public func networkChanged() async { await client.networkChanged() }
}

// The seat.
extension HostApp {
  /// Takes a seat, and keeps it.
  func take(_ seat: Seat) async {
    await services.seats.save(seat)
    await open(seat)
  }

  private func open(_ seat: Seat) async {
    self.seat = seat
    isDisplaced = false
    await client.connect(to: seat.address(device: services.household))
  }

  /// Leaves the seat for the start.
  public func leave() async {
    seat = nil
    await services.seats.save(nil)
    await client.disconnect()
    await fallSilent()
    choice.session = nil
    renewLanguage()
    renewScreen()
  }

  /// Opens the seat here again: after it was opened elsewhere (UI-A14).
  public func reopen() async {
    if let seat { await open(seat) }
  }

  var api: HostAPI {
    HostAPI(
      server: book.server, transport: services.transport, language: choice.current,
      keys: services.keys)
  }

  /// A new game (UI-H2).
  func created() async throws(APIError) -> Seat {
    let settings = SettingsChange(language: choice.current, evening: true)
    let created = try await api.createSession(
      settings: settings, householdId: services.household)
    return Seat(
      sessionId: created.sessionId, joinCode: created.joinCode, token: created.hostAuthToken,
      wsURL: created.wsUrl, joinURLTemplate: created.joinUrlTemplate)
  }

  /// A new game in place of this one; this one stays when there is no new one (UI-H17).
  func beginAnew() async {
    do throws(APIError) {
      await take(try await created())
    } catch {
      services.haptics.play(.error)
      commands.tell(error.text.words(messages))
    }
  }

  /// The host's seat of a game by its code (UI-H9).
  func joined(_ code: String, handover: String?) async throws(APIError) -> Seat {
    let found = try await api.lookupByCode(code)
    let name = messages.common.hostName
    let joined = try await api.joinSession(
      found.sessionId,
      JoinRequest(name: name, role: .host, joinToken: found.joinCode, handoverCode: handover))
    return Seat(
      sessionId: found.sessionId, joinCode: found.joinCode, token: joined.playerAuthToken,
      wsURL: joined.wsUrl, playerId: joined.playerId, name: name)
  }
}

// What the server says.
extension HostApp {
  private func listen() {
    let news = client.news
    listener = Task { [weak self] in
      for await item in news { await self?.take(item) }
    }
  }

  private func take(_ item: GameClient.News) async {
    switch item {
    case .game(let game): await take(game)
    case .clock(let clock): self.clock = clock
    case .happened(let message): happened(message)
    }
  }

  private func take(_ game: Game) async {
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
    renewScreen()
    await announce()
    if game.status != before.status { await findDisplaced() }
  }

  /// The server has said something that a command may have waited for. An error is told by itself.
  private static func answers(_ game: Game, _ before: Game) -> Bool {
    var (moments, earlier) = (game.moments, before.moments)
    (moments.error, earlier.error) = (nil, nil)
    return before.live != game.live || before.lobby != game.lobby || earlier != moments
  }

  private func happened(_ message: ServerMessage) {
    switch message {
    case .error(let error): commands.refused(error)
    case .playerJoined(let guest): lobby.arrived(guest)
    case .brakeAccepted: services.haptics.play(.warning)
    // NB: these two answer a command without any change of the state.
    case .musicGainSet(let gain):
      tools.heard(gain)
      commands.settle()
    case .contentPackSelected: commands.settle()
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

  private func renewScreen() { show(\.screen, screenNow) }

  private var screenNow: Screen {
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
  private func findDisplaced() async {
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
  private func announce() async {
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

  private func fallSilent() async {
    guard announced != nil else { return }
    announced = nil
    await services.announcer?.fallSilent()
  }
}

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

  /// Bonjour has found a server (UI-X2).
  public func found(_ address: ServerAddress?) { renewBook(nearby: address) }

  private func renewBook(nearby: ServerAddress?) {
    book = AddressBook(
      environment: services.environment, saved: services.preferences.text(.serverAddress),
      nearby: nearby)
    launch.renew()
  }

  private func renewLanguage() {
    guard messages.language != choice.current else { return }
    messages = Messages(choice.current)
    launch.renew()
    banner.renew()
    lobby.renew(game)
    play.renew(game)
    tools.renew(game)
    renewScreen()
  }
}
