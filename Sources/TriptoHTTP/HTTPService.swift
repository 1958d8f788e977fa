package import TriptoAuthoring
package import TriptoContent
package import TriptoGuard
package import TriptoLint
package import TriptoMetrics
package import TriptoRooms
package import TriptoStore
package import TriptoVoice

/// All that the server answers over HTTP: REST, pages, speech and figures.
package struct HTTPService: Sendable {
  package struct Settings: Sendable {
    let isTLS: Bool
    let isStrict: Bool
    let isGenerationOff: Bool
    /// Of a request for speech that names no voice (RE38).
    let defaultVoice: String

    package init(isTLS: Bool, isStrict: Bool, isGenerationOff: Bool, defaultVoice: String) {
      (self.isTLS, self.isStrict) = (isTLS, isStrict)
      (self.isGenerationOff, self.defaultVoice) = (isGenerationOff, defaultVoice)
    }
  }

  let settings: Settings
  let clock: ServerClock
  let metrics: ServerMetrics
  let store: any JournalStore
  let registry: SessionRegistry
  let factory: SessionFactory
  let planner: LibraryPlanner
  let library: PackLibrary
  /// Nil without the word lists of its checks (RE24).
  let linter: Linter?
  /// Nil when destinations are not generated.
  let generation: GenerationDesk?
  let tokens: TokenService
  let key: HouseKeyFile
  let door: FrontDoor
  let limiter: RateLimiter
  let address: AddressBook
  /// Nil when the voice is switched off.
  let speaker: Speaker?
  let clips: ClipAddress
  let site: StaticSite

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
