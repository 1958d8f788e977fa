package import Hummingbird
import TriptoGuard
import TriptoMetrics
import TriptoRooms
import TriptoStore
import TriptoWire

extension HTTPService {
  /// Every address the server answers, beside the sockets.
  ///
  /// - Parameter isInner: Behind the door for other nodes (CL3).
  package func router(isInner: Bool = false) -> Router<APIContext> {
    let (router, routes) = listener(site, isInner: isInner)
    addOperations(to: routes)
    if isInner, let membership = services.membership {
      NodeAPI(membership: membership).add(to: routes)
    }
    SessionsAPI(factory: factory, tokens: tokens, address: address).add(to: routes)
    ScreensAPI(services, tokens: tokens, address: address).add(to: routes)
    let watch = LibraryWatch(
      house: house, tokens: tokens, directory: services.directory, generation: generation)
    let library = services.planner.library
    ContentAPI(library: library, house: house, watch: watch, linter: linter).add(to: routes)
    GenerationAPI(desk: generation, house: house, watch: watch, isOff: isGenerationOff)
      .add(to: routes)
    PlacesAPI(library: library, desk: generation, house: house, watch: watch).add(to: routes)
    PlanAPI(
      services: services, generation: generation,
      hosts: HostGuard(tokens: tokens, isStrict: services.isStrict), house: house
    ).add(to: routes)
    ReplayAPI(services: services, tokens: tokens).add(to: routes)
    HistoryAPI(services: services, guardian: house).add(to: routes)
    ClipAPI(speaker: services.speaker, clips: clips).add(to: routes)
    ClipLookupAPI(services: services, tokens: tokens).add(to: routes)
    return router
  }

  /// The second listener: speech for other programs (RE38–RE40).
  package func speechRouter() -> Router<APIContext> {
    let (router, routes) = listener(nil)
    SpeechAPI(
      services: services, clips: clips, house: house, address: address, defaultVoice: defaultVoice
    ).add(to: routes)
    ClipAPI(speaker: services.speaker, clips: clips).add(to: routes)
    return router
  }

  /// - Parameter site: The pages, where there are any.
  private func listener(
    _ site: StaticSite?, isInner: Bool = false
  ) -> (Router<APIContext>, Routes) {
    let router = Router(context: APIContext.self, options: .autoGenerateHeadEndpoints)
    if isInner, let membership = services.membership {
      router.add(middleware: InnerDoorMiddleware(key: membership.key))
    }
    router.add(middleware: RequestLogMiddleware(metrics: services.metrics))
    router.add(middleware: MetricsMiddleware())
    router.add(middleware: TraceMiddleware())
    router.add(middleware: SecurityHeadersMiddleware(isTLS: isTLS))
    if !isInner { router.add(middleware: CORS(door: door)) }
    router.add(middleware: FailureMiddleware())
    router.add(middleware: RequestLimit(limiter: limiter, clock: services.clock))
    router.add(middleware: FrontDoorMiddleware(door: door))
    if let membership = services.membership, site != nil {
      router.add(
        middleware: OwnerMiddleware(services: services, membership: membership, isInner: isInner))
    }
    router.add(middleware: StaticSiteMiddleware(site: site))
    if site != nil { router.add(middleware: SelfProbeMiddleware()) }
    return (router, Routes(router, limiter: limiter, clock: services.clock))
  }

  private var house: HouseGuard { HouseGuard(key: key, isStrict: services.isStrict) }

  /// RE5, RE6, RE78: health, metrics and whether it takes games
  private func addOperations(to router: Routes) {
    let services = services
    let startMs = services.clock.nowMs()
    let health = { @Sendable () -> Response in
      let nowMs = services.clock.nowMs()
      var response = Response.json(
        HealthBody(uptime: (nowMs - startMs) / 1_000, serverTimeMs: nowMs))
      response.headers[.cacheControl] = "no-store"
      return response
    }
    router.get("/health", .watch) { _, _ in health() }
    router.get("/ready", .watch) { _, _ in
      guard !services.registry.isClosing else { throw APIError.restarting }
      guard await services.membership?.operations.hasSettled() ?? true else {
        throw APIError.settling
      }
      return health()
    }
    router.get("/metrics", .watch) { _, _ -> Response in
      let text = services.metrics.render(
        nowMs: Int64(services.clock.nowMs()), journal: services.store.stats(),
        database: services.store.connections())
      return Response(
        status: .ok, headers: [.contentType: ServerMetrics.contentType],
        body: .init(byteBuffer: ByteBuffer(string: text)))
    }
  }
}
