package import TriptoAuthoring
package import TriptoGuard
package import TriptoLint
package import TriptoRooms

/// All that the server answers over HTTP: REST, pages, speech and figures.
package struct HTTPService: Sendable {
  let isTLS: Bool
  let isGenerationOff: Bool
  /// Of a request for speech that names no voice (RE38).
  let defaultVoice: String
  let factory: SessionFactory
  /// Nil without the word lists of its checks (RE24).
  let linter: Linter?
  /// Nil when destinations are not generated.
  let generation: GenerationDesk?
  let tokens: TokenService
  let key: HouseKeyFile
  let door: FrontDoor
  let limiter: RateLimiter
  let address: AddressBook
  let clips: ClipAddress
  let site: StaticSite

  package init(
    isTLS: Bool, isGenerationOff: Bool, defaultVoice: String, factory: SessionFactory,
    linter: Linter?, generation: GenerationDesk?, tokens: TokenService, key: HouseKeyFile,
    door: FrontDoor, limiter: RateLimiter, address: AddressBook, clips: ClipAddress,
    site: StaticSite
  ) {
    self.isTLS = isTLS
    self.isGenerationOff = isGenerationOff
    self.defaultVoice = defaultVoice
    self.factory = factory
    self.linter = linter
    self.generation = generation
    self.tokens = tokens
    self.key = key
    self.door = door
    self.limiter = limiter
    self.address = address
    self.clips = clips
    self.site = site
  }

  var services: SessionServices { factory.services }
}
