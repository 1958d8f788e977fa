public import Observation
import TriptoClient
public import TriptoDesign
public import TriptoDesk
import TriptoKernel
public import TriptoScreens
import TriptoWire

/// The TV's app: a seat or the launch screen, and what the connection makes of it (UI.md §5).
@MainActor @Observable
public final class TVApp: Shown {
  public enum Screen: Equatable, Sendable {
    case launch
    case connecting(text: String, toStart: String)
    case closed(TVClosed)
    case show
  }

  public internal(set) var screen = Screen.launch
  public internal(set) var messages: Messages
  // What a view reads of the show, part by part, so that a tick redraws the clock alone.
  public internal(set) var picture: TVPicture?
  public internal(set) var notices: TVNotices?
  public internal(set) var clock: TVClock?
  public internal(set) var ride: TVRide?
  public internal(set) var train: TVTrain?
  public internal(set) var captions: [String] = []
  /// *Återansluter…* (UI-T26).
  public internal(set) var link: String?
  /// *Undertexter: …*, for a moment after it was changed.
  public internal(set) var captionsTold: String?
  /// Menu's question, while it stands there (UI-X7).
  public internal(set) var leaving: TVLeaving?
  @ObservationIgnored public internal(set) lazy var launch = TVLaunch(self)

  let services: Services
  @ObservationIgnored let engine: any SoundEngine
  @ObservationIgnored let client: GameClient
  @ObservationIgnored var book: AddressBook
  @ObservationIgnored var seat: Seat?
  @ObservationIgnored var game = Game()
  @ObservationIgnored var serverClock = ServerClock()
  @ObservationIgnored var choice: LanguageChoice
  @ObservationIgnored var memory = TVMemory()
  @ObservationIgnored var spoken: Captions
  @ObservationIgnored var desk: SoundDesk
  @ObservationIgnored var countdown: Countdown?
  @ObservationIgnored var toldAudio: TVAudio?
  @ObservationIgnored var toldVoices: [TVVoice]?
  @ObservationIgnored var isLate = false
  @ObservationIgnored var listener: Task<Void, Never>?
  @ObservationIgnored var patience: Task<Void, Never>?
  @ObservationIgnored var ticking: Task<Void, Never>?
  @ObservationIgnored var telling: Task<Void, Never>?

  public init(_ services: Services, engine: any SoundEngine = NoSound()) {
    (self.services, self.engine) = (services, engine)
    client = GameClient(world: services.world)
    let preferences = services.preferences
    book = AddressBook(
      environment: services.environment, saved: preferences.text(.serverAddress))
    let chosen = preferences.text(.language).flatMap(Language.init)
    choice = LanguageChoice(chosen: chosen, tags: services.languageTags, followsSession: true)
    messages = Messages(choice.current)
    let mode = preferences.text(.captions).flatMap(CaptionMode.init)
    spoken = Captions(mode: mode ?? .banter)
    desk = SoundDesk(kept: preferences.text(.track).flatMap { KeptTrack($0) })
  }

  /// The root's identifier for tests that look at the screen (UI-A5).
  public var identifier: String {
    switch screen {
    case .launch: "phase.LAUNCH"
    case .connecting: "phase.CONNECTING"
    case .closed: "phase.CLOSED"
    case .show: "phase.\(game.state?.phase.rawValue ?? "")"
    }
  }

  /// Begins to listen, and comes back to the seat that the device has kept.
  public func start() async {
    if listener == nil { listen() }
    if seat == nil, let kept = await services.seats.load() { return await open(kept) }
    if seat == nil { launch.begin() }
  }

  public func appear() async { await client.appear() }
  public func sleep() async { await client.sleep() }
  public func networkChanged() async { await client.networkChanged() }

  /// The remote's key for captions: off, the conductor, all speech (UI-T25).
  public func nextCaptions() {
    spoken.mode = spoken.mode.next
    services.preferences.keep(spoken.mode.rawValue, .captions)
    captionsTold = spoken.mode.label(messages.tv)
    telling?.cancel()
    telling = services.after(2500) { [weak self] in self?.captionsTold = nil }
    renew()
  }

  public var captionsText: String { spoken.mode.label(messages.tv) }
}

/// What a final close shows (UI-A14, UI-T33): nothing returns by itself.
public struct TVClosed: Equatable, Sendable {
  public let text: String
  /// *Visa här igen*, focused; nil where the seat is gone.
  public let here: String?
  public let toStart: String
}
