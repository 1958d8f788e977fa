import Foundation
import Hummingbird
import Logging
import NIOCore
import NIOPosix
import Synchronization
import TriptoAnswers
import TriptoAuthoring
import TriptoContent
import TriptoGuard
import TriptoHTTP
import TriptoKernel
import TriptoLint
import TriptoMetrics
import TriptoPlan
import TriptoRooms
import TriptoStore
import TriptoVoice

/// The parts of a running server.
final class House: Sendable {
  let clock: ServerClock
  let metrics: ServerMetrics
  let limiter: RateLimiter
  let registry = SessionRegistry()
  let address: AddressBook
  private let folder: FolderLock
  let door: FrontDoor
  private let store: any JournalStore
  /// Where a damaged database lies now (DA27).
  let setAside: String?
  let tokens: TokenService
  let key: HouseKeyFile
  /// Nil when destinations are not generated.
  private let generation: GenerationDesk?
  let factory: SessionFactory
  let gateway: Gateway
  /// Nil for a server of its own (CL1).
  let cluster: HouseCluster?
  /// What answers over HTTP.
  let http: HTTPService
  /// Nil when the voice is switched off.
  private let speaker: Speaker?
  let loops: MultiThreadedEventLoopGroup
  let retention: Retention
  private let library: PackLibrary
  let logger: Logger
  private let ticker = Mutex<RepeatedTask?>(nil)

  init(
    configuration: ServerConfiguration, logger: Logger, clock: ServerClock,
    figures: MetricsRegistry
  ) async throws {
    self.clock = clock
    metrics = ServerMetrics(figures)
    loops = MultiThreadedEventLoopGroup.singleton
    address = AddressBook(
      configuration.publicAddress(verifiedAddress: nil, boundPort: configuration.port),
      port: configuration.port)
    folder = try Self.claimFolder(configuration)
    door = FrontDoor(configuration, address: address)
    let database = try await OpenedDatabase(configuration, logger)
    (store, setAside) = (database.store, database.setAside)
    let tokenKey = try await TokenKey(configuration, store)
    cluster = try await HouseCluster(
      configuration, database.store, tokenKey, registry, metrics, logger)
    limiter = RateLimiter(refusals: metrics.rateLimited, shared: cluster?.limits)
    self.logger = logger
    key = HouseKeyFile(folder: configuration.dataDirectory)
    _ = try key.keep()
    tokens = TokenService(secret: tokenKey.secret, nowMs: { Int64(clock.nowMs()) })
    let clips = ClipAddress(secret: tokenKey.secret)
    speaker =
      configuration.voice == .on ? Speaker(configuration, logger: logger, told: metrics.count) : nil
    let world = Self.gazetteer(logger)
    library = PackLibrary(directories: configuration.packDirectories, world: world)
    let linter = Self.linter(world, logger)
    generation = GenerationDesk(
      configuration, library: library, linter: linter, places: world, logger: logger,
      told: metrics.count)
    let registry = registry
    retention = Retention(
      store: database.store, keepDays: configuration.keptDays, logger: logger,
      live: { Set(registry.all.map(\.id)) })
    let services = SessionServices(
      clock: clock, store: store,
      planner: LibraryPlanner(library: library, defaultPacks: configuration.defaultPacks),
      metrics: metrics, logger: logger, registry: registry, membership: cluster?.membership,
      isStrict: configuration.isStrict,
      speaker: speaker, clipAddresses: clips.addresses { [address] in address.get() })
    factory = SessionFactory(
      services: services, loops: loops, pacing: PacingTable.pacing(configuration.pacing))
    gateway = Gateway(services, tokens: tokens)
    http = HTTPService(
      isTLS: configuration.tls != nil, isGenerationOff: configuration.generator == .off,
      defaultVoice: configuration.elevenLabsVoiceId ?? "", factory: factory, linter: linter,
      generation: generation, tokens: tokens, key: key, door: door, limiter: limiter,
      address: address, clips: clips,
      site: try StaticSite.load(directory: configuration.webDirectory))
    let restored = cluster == nil ? try await factory.restore() : 0
    await generation?.open()
    if restored > 0 { logger.info("games restored", metadata: ["count": "\(restored)"]) }
  }

  /// DA25: one server has a data folder
  private static func claimFolder(_ configuration: ServerConfiguration) throws -> FolderLock {
    try requireWritable(configuration.dataDirectory)
    return try FolderLock(folder: configuration.dataDirectory)
  }

  private static func requireWritable(_ folder: String) throws(ConfigurationError) {
    let unusable = ConfigurationError(
      key: "TRIPTO_DATA_DIR", value: folder,
      allowed: "a folder that this user may make and write to")
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw unusable
    }
    guard FileManager.default.isWritableFile(atPath: folder) else { throw unusable }
  }

  /// The judge's places; without them it still knows the names in the packs (AN5).
  private static func gazetteer(_ logger: Logger) -> Gazetteer {
    do {
      return try Gazetteer(contentsOf: URL(fileURLWithPath: Places.gazetteerFile))
    } catch {
      logger.error("answers are judged without the gazetteer", metadata: ["why": "\(error)"])
      return .empty
    }
  }

  /// The checks of the preview; without their word lists it shows none (RE24).
  private static func linter(_ world: Gazetteer, _ logger: Logger) -> Linter? {
    do {
      let folder = URL(fileURLWithPath: Places.lintDirectory, isDirectory: true)
      return Linter(
        tables: try LintTables(directory: folder), places: world,
        today: { Day(secondsSince1970: Date().timeIntervalSince1970) })
    } catch {
      logger.error("packs are shown without their checks", metadata: ["why": "\(error)"])
      return nil
    }
  }

  /// Until cancelled: games that could not be saved come back when they can (WS17).
  func rescueStranded() async {
    do {
      while true {
        try await Task.sleep(for: .seconds(2))
        await factory.rescue()
      }
    } catch {
      return
    }
  }

  /// So that no draw has to wait for it (L62).
  func readSpoilers() { _ = library.spoilers }

  /// Once a second: pings and timer syncs that are due.
  func startTicking() {
    let registry = registry
    let (metrics, clock) = (metrics, clock)
    let freed = Mutex(FreedMemory())
    ticker.withLock { ticker in
      ticker = loops.next().scheduleRepeatedTask(
        initialDelay: .seconds(1), delay: .seconds(1)
      ) { _ in
        let sessions = registry.all
        metrics.sessions.set(Double(sessions.count))
        for session in sessions { session.post { $0.tick() } }
        let isDue = freed.withLock { $0.isDue(games: sessions.count, nowMs: clock.nowMs()) }
        if isDue { FreedMemory.giveBack() }
      }
    }
  }

  /// Saves what nobody was told yet. No timer of this house fires after this, so that another may
  /// open the same data.
  func close() async throws {
    ticker.withLock { $0?.cancel() }
    await generation?.stop()
    await speaker?.stop()
    for session in registry.all { await session.shutDown(retryAfterMs: 0) }
    await cluster?.leave()
    defer { folder.release() }
    try await store.close()
  }
}
