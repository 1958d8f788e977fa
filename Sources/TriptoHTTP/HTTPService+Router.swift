import HTTPTypes
package import Hummingbird
import Logging
import TriptoGuard
import TriptoMetrics
import TriptoRooms
import TriptoStore
import TriptoWire

extension HTTPService {
  /// Every address the server answers, beside the sockets.
  package func router() -> Router<APIContext> {
    let router = Router(context: APIContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: RequestLogMiddleware(metrics: metrics))
    router.add(middleware: MetricsMiddleware())
    router.add(middleware: TraceMiddleware())
    router.add(middleware: SecurityHeadersMiddleware(isTLS: settings.isTLS))
    router.add(middleware: CORS(door: door))
    router.add(middleware: FailureMiddleware())
    router.add(middleware: RequestLimit(limiter: limiter, clock: clock))
    router.add(middleware: FrontDoorMiddleware(door: door))
    router.add(middleware: StaticSiteMiddleware(site: site))
    router.add(middleware: SelfProbeMiddleware())
    let routes = Routes(router, limiter: limiter, clock: clock)
    addOperations(to: routes)
    let address = address
    SessionsAPI(
      factory: factory, registry: registry, tokens: tokens,
      address: { address.get() }, isStrict: settings.isStrict
    ).add(to: routes)
    ScreensAPI(
      directory: registry, tokens: tokens, clock: clock, isStrict: settings.isStrict,
      address: { address.get() }
    ).add(to: routes)
    let house = HouseGuard(key: key, isStrict: settings.isStrict)
    let watch = LibraryWatch(
      house: house, tokens: tokens, directory: registry, generation: generation)
    ContentAPI(library: library, house: house, watch: watch, linter: linter).add(to: routes)
    GenerationAPI(
      desk: generation, house: house, watch: watch, isOff: settings.isGenerationOff
    ).add(to: routes)
    PlanAPI(
      library: library, planner: planner, generation: generation, directory: registry,
      hosts: HostGuard(tokens: tokens, isStrict: settings.isStrict), house: house
    ).add(to: routes)
    let addresses = clips.addresses { address.get() }
    ReplayAPI(store: store, clips: addresses, tokens: tokens, directory: registry).add(to: routes)
    ClipAPI(speaker: speaker, clips: clips).add(to: routes)
    ClipLookupAPI(tokens: tokens, directory: registry, addresses: addresses).add(to: routes)
    return router
  }

  /// The second listener: speech for other programs (RE38–RE40).
  package func speechRouter() -> Router<APIContext> {
    let router = Router(context: APIContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: RequestLogMiddleware(metrics: metrics))
    router.add(middleware: MetricsMiddleware())
    router.add(middleware: TraceMiddleware())
    router.add(middleware: SecurityHeadersMiddleware(isTLS: settings.isTLS))
    router.add(middleware: CORS(door: door))
    router.add(middleware: FailureMiddleware())
    router.add(middleware: RequestLimit(limiter: limiter, clock: clock))
    router.add(middleware: FrontDoorMiddleware(door: door))
    router.add(middleware: UnknownPathMiddleware())
    let routes = Routes(router, limiter: limiter, clock: clock)
    let guardian = SpeechGuard(house: HouseGuard(key: key, isStrict: settings.isStrict))
    let address = address
    SpeechAPI(
      speaker: speaker, clips: clips, guardian: guardian, clock: clock,
      address: { address.get() }, defaultVoice: settings.defaultVoice
    ).add(to: routes)
    ClipAPI(speaker: speaker, clips: clips).add(to: routes)
    return router
  }

  /// RE5, RE6: health and metrics
  private func addOperations(to router: Routes) {
    let clock = clock
    let startMs = clock.nowMs()
    router.get("/health", .watch) { _, _ -> Response in
      let nowMs = clock.nowMs()
      var response = Response.json(
        HealthBody(uptime: (nowMs - startMs) / 1_000, serverTimeMs: nowMs))
      response.headers[.cacheControl] = "no-store"
      return response
    }
    let (metrics, store) = (metrics, store)
    router.get("/metrics", .watch) { _, _ -> Response in
      let text = metrics.render(nowMs: Int64(clock.nowMs()), journal: store.stats())
      return Response(
        status: .ok, headers: [.contentType: ServerMetrics.contentType],
        body: .init(byteBuffer: ByteBuffer(string: text)))
    }
  }
}
