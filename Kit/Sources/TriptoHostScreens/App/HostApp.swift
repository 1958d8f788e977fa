public import Observation
import TriptoClient
public import TriptoDesign
public import TriptoHostCards
import TriptoKernel
public import TriptoScreens
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

  public internal(set) var screen = Screen.launch
  public internal(set) var messages: Messages
  /// *Ansluter…* and the way back from it.
  public var connectingText: String { messages.common.connecting }
  public var backText: String { messages.common.back }
  /// A view of a snapshot plays no entry (UI-A6).
  public internal(set) var isRestored = true
  @ObservationIgnored public internal(set) lazy var launch = LaunchModel(self)
  @ObservationIgnored public internal(set) lazy var banner = Banner(self)
  @ObservationIgnored public internal(set) lazy var commands = Commands(self)
  @ObservationIgnored public internal(set) lazy var lobby = LobbyModel(self)
  @ObservationIgnored public internal(set) lazy var play = GameModel(self)
  @ObservationIgnored public internal(set) lazy var tools = ToolsModel(self)
  @ObservationIgnored public internal(set) lazy var library = LibraryModel(self)
  @ObservationIgnored public internal(set) lazy var preview = PreviewModel(self)
  @ObservationIgnored public internal(set) lazy var importing = ImportModel(self)
  @ObservationIgnored public internal(set) lazy var generation = GenerationModel(self)
  @ObservationIgnored public internal(set) lazy var players = PlayersModel(self)
  @ObservationIgnored public internal(set) lazy var past = PastTripsModel(self)
  @ObservationIgnored public internal(set) lazy var along = PlayModel(self)

  let services: Services
  @ObservationIgnored var client: GameClient
  @ObservationIgnored var book: AddressBook
  @ObservationIgnored var seat: Seat?
  @ObservationIgnored var game = Game()
  @ObservationIgnored var clock = ServerClock()
  @ObservationIgnored var choice: LanguageChoice
  @ObservationIgnored var isDisplaced = false
  @ObservationIgnored var announced: NearbyGame?
  @ObservationIgnored var listener: Task<Void, Never>?

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

  /// Does something that nobody waits for; the app is there until it is done.
  func during(_ work: @escaping @MainActor (HostApp) async -> Void) {
    Task { await work(self) }
  }

  /// The app is looked at again (UI-X8).
  public func appear() async { await client.appear() }

  public func sleep() async { await client.sleep() }

  public func networkChanged() async { await client.networkChanged() }
}
