import TriptoAuthoring
import TriptoContent
import TriptoGuard
import TriptoLint
import TriptoMetrics
import TriptoRooms
import TriptoStore
import TriptoVoice

/// All that the server answers over HTTP: REST, pages, speech and figures.
package struct HTTPService: Sendable {
  package struct Settings: Sendable {
    package let isTLS: Bool
    package let isStrict: Bool
    package let isGenerationOff: Bool
    /// Of a request for speech that names no voice (RE38).
    package let defaultVoice: String

    package init(isTLS: Bool, isStrict: Bool, isGenerationOff: Bool, defaultVoice: String) {
      (self.isTLS, self.isStrict) = (isTLS, isStrict)
      (self.isGenerationOff, self.defaultVoice) = (isGenerationOff, defaultVoice)
    }
  }

  package let settings: Settings
  package let clock: ServerClock
  package let metrics: ServerMetrics
  package let store: any JournalStore
  package let registry: SessionRegistry
  package let factory: SessionFactory
  package let planner: LibraryPlanner
  package let library: PackLibrary
  /// Nil without the word lists of its checks (RE24).
  package let linter: Linter?
  /// Nil when destinations are not generated.
  package let generation: GenerationDesk?
  package let tokens: TokenService
  package let key: HouseKeyFile
  package let door: FrontDoor
  package let limiter: RateLimiter
  package let address: AddressBook
  /// Nil when the voice is switched off.
  package let speaker: Speaker?
  package let clips: ClipAddress
  package let site: StaticSite

  package init(
    settings: Settings, clock: ServerClock, metrics: ServerMetrics, store: any JournalStore,
    registry: SessionRegistry, factory: SessionFactory, planner: LibraryPlanner,
    library: PackLibrary, linter: Linter?, generation: GenerationDesk?, tokens: TokenService,
    key: HouseKeyFile, door: FrontDoor, limiter: RateLimiter, address: AddressBook,
    speaker: Speaker?, clips: ClipAddress, site: StaticSite
  ) {
    self.settings = settings
    self.clock = clock
    self.metrics = metrics
    self.store = store
    self.registry = registry
    self.factory = factory
    self.planner = planner
    self.library = library
    self.linter = linter
    self.generation = generation
    self.tokens = tokens
    self.key = key
    self.door = door
    self.limiter = limiter
    self.address = address
    self.speaker = speaker
    self.clips = clips
    self.site = site
  }
}
