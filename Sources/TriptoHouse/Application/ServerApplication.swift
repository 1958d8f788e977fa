import Hummingbird
import HummingbirdCore
import HummingbirdTLS
public import Logging
import NIOCore
import NIOPosix
import NIOSSL
import ServiceLifecycle
import TriptoContent
import TriptoGuard
import TriptoHTTP
public import TriptoMetrics
public import TriptoRooms
import TriptoSocket
import TriptoStore
import TriptoTelemetry
import TriptoTraces
import UnixSignals

/// The whole server: everything is wired here and nowhere else.
public struct ServerApplication: Sendable {
  let configuration: ServerConfiguration
  let logger: Logger
  let clock: ServerClock
  /// Called once the port is open, with the address people should use.
  let onReady: @Sendable (ReadyServer) async -> Void
  private let figures: MetricsRegistry
  private let limit: StopLimit

  /// - Parameters:
  ///   - figures: Where its own figures are and those that libraries report while it runs.
  ///   - onOverdue: Is called when a stop that was asked for does not end (SE41); a program ends
  ///     itself there.
  public init(
    configuration: ServerConfiguration, logger: Logger = Logger(label: "tripto"),
    clock: ServerClock = ServerClock(), figures: MetricsRegistry = MetricsRegistry(),
    onOverdue: @escaping @Sendable () -> Void = {},
    onReady: @escaping @Sendable (ReadyServer) async -> Void = { _ in }
  ) {
    self.configuration = configuration
    self.logger = logger
    self.clock = clock
    self.figures = figures
    self.onReady = onReady
    limit = StopLimit {
      logger.critical("the server did not stop in time and ends now; what it has saved is safe")
      onOverdue()
    }
  }

  /// Serves until SIGTERM or SIGINT, or until the surrounding task is cancelled.
  ///
  /// - Throws: what kept it from starting, in words a person can act on.
  public func run() async throws {
    let export = configuration.spanExport(figures)
    let traces = export?.traces ?? .current
    do {
      try await traces.binding { try await figures.measuring { try await runMeasured() } }
    } catch {
      await export?.close(within: ServerConfiguration.lastWord)
      throw error
    }
    await export?.close(within: ServerConfiguration.lastWord)
  }

  private func runMeasured() async throws {
    for warning in configuration.warnings { logger.warning("\(warning)") }
    let openFiles = OpenFileLimit.raised()
    logger.info(
      "open files",
      metadata: ["limit": "\(openFiles.count)", "connections": "\(openFiles.connections)"])
    let house = try await House(
      configuration: configuration, logger: logger, clock: clock, figures: figures)
    let jobs = Jobs()
    jobs.add { await house.rescueStranded() }
    jobs.add { house.readSpoilers() }
    jobs.add { await house.forgetOldGames() }
    do {
      try await serve(house, openFiles, jobs)
    } catch {
      try await close(house, after: jobs)
      throw error
    }
    try await close(house, after: jobs)
  }

  /// Returns when the last listener has ended.
  private func serve(_ house: House, _ openFiles: OpenFileLimit, _ jobs: Jobs) async throws {
    let (bound, binding) = AsyncStream.makeStream(of: Int?.self)
    let app = try listener(
      house, house.http.router(), at: (configuration.host, configuration.port),
      openFiles.connections, routes(house)
    ) { channel in
      jobs.add { await ready(house, channel, bound, jobs) }
    }
    let speech = SpeechListener(
      app: try listener(
        house, house.http.speechRouter(), at: (configuration.host, configuration.contentPort),
        openFiles.speechConnections, []
      ) { binding.yield($0.localAddress?.port) },
      port: configuration.contentPort, logger: logger, outcome: binding)
    var services: [ServiceGroupConfiguration.ServiceConfiguration] = [
      .init(service: speech, successTerminationBehavior: .ignore), .init(service: app),
      .init(service: drain(house)),
    ]
    if let cluster = house.cluster {
      let inner = try innerListener(house, cluster, openFiles.connections, jobs)
      services.insert(.init(service: inner), at: 0)
    }
    var group = ServiceGroupConfiguration(
      services: services,
      gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    group.maximumGracefulShutdownDuration = .seconds(30)
    try await ServiceGroup(configuration: group).run()
  }

  private func drain(_ house: House) -> Drain {
    let passedOn = house.cluster?.membership.passedOn
    return Drain(registry: house.registry, limit: limit, passedOn: passedOn)
  }

  private func close(_ house: House, after jobs: Jobs) async throws {
    limit.begin()
    await jobs.end()
    try await house.close()
    limit.end()
  }

  /// A port; all have the same bind address and certificate (RE38).
  ///
  /// - Parameter onRunning: The server takes no connection before it returns, and `ready` calls the server.
  private func listener(
    _ house: House, _ router: Router<APIContext>, at place: (host: String, port: Int),
    _ connections: Int,
    _ routes: [WebSocketRoute], isInner: Bool = false,
    onRunning: @escaping @Sendable (any Channel) async -> Void
  ) throws -> some ApplicationProtocol & Service {
    let door = Doorkeeper(
      connections, configuration, house.metrics, logger, isInner: isInner)
    return Application(
      router: router, server: try server(routes, door, tls: isInner ? nil : configuration.tls),
      configuration: ApplicationConfiguration(
        address: .hostname(place.host, port: place.port), serverName: "Tripto",
        backlog: Self.mostWaiting,
        availableConnectionsDelegate: .maximum(door.limits.mostAccepted, logger: logger)),
      onServerRunning: onRunning, eventLoopGroupProvider: .shared(house.loops), logger: logger)
  }

  /// The door for the other nodes (CL3).
  private func innerListener(
    _ house: House, _ cluster: HouseCluster, _ connections: Int, _ jobs: Jobs
  ) throws -> some ApplicationProtocol & Service {
    try listener(
      house, house.http.router(isInner: true), at: cluster.door, connections,
      [house.innerRoute(cluster.membership)], isInner: true
    ) { channel in
      let port = channel.localAddress?.port
      jobs.add { await cluster.begin(port: port, house.factory) }
    }
  }

  /// Connections that wait to be accepted: of a whole house that comes back at one moment, each of the others is told
  /// only after a second that nobody takes it. The system may take fewer (`net.core.somaxconn`).
  private static let mostWaiting = 4_096

  private func server(
    _ routes: [WebSocketRoute], _ door: Doorkeeper, tls files: TLSFiles?
  ) throws -> HTTPServerBuilder {
    var http = HTTPConnectionConfiguration()
    http.isSecure = files != nil
    let plain = HTTPServerBuilder { [http] responder in
      HTTP1WebSocketChannel(responder: responder, routes: routes, http: http, roll: door.roll)
    }
    guard let files else { return plain }
    var tls = TLSConfiguration.makeServerConfiguration(
      certificateChain: try NIOSSLCertificate.fromPEMFile(files.certificatePath).map {
        .certificate($0)
      },
      privateKey: .privateKey(try NIOSSLPrivateKey(file: files.keyPath, format: .pem)))
    tls.applicationProtocols = ["http/1.1"]
    return try .tls(plain, tlsConfiguration: tls)
  }

  private func routes(_ house: House) -> [WebSocketRoute] {
    var game = WebSocketRoute(path: "/ws", delegate: house.gateway) { [house] head, address in
      house.judge(head, from: ClientAddress(address?.ipAddress ?? ""))
    }
    game.refuse = { [door = house.door] in door.refusal(of: $0) }
    guard configuration.servesEcho else { return [game] }
    return [
      game,
      WebSocketRoute(path: "/echo", configuration: .conformance, delegate: EchoDelegate()),
    ]
  }

  private func ready(
    _ house: House, _ channel: any Channel, _ speechPort: AsyncStream<Int?>, _ jobs: Jobs
  ) async {
    let port = channel.localAddress?.port ?? configuration.port
    let reach = await LANReach.find(configuration, port: port)
    // NB: a house that is closing must not begin to tick.
    guard !Task.isCancelled else { return }
    let address = configuration.publicAddress(
      verifiedAddress: reach.verified?.address, boundPort: port)
    house.address.set(address, port: port)
    house.startTicking()
    var outcomes = speechPort.makeAsyncIterator()
    let speechPort = await outcomes.next() ?? nil
    guard !Task.isCancelled else { return }
    logger.info("ready", metadata: ["address": "\(address.base)", "port": "\(port)"])
    if let announcement = Announcement(configuration, port: port) {
      jobs.add { await announcement.run(logger) }
    }
    await onReady(
      ReadyServer(
        port: port, contentPort: speechPort, address: address, reach: reach,
        setAside: house.setAside, key: house.key))
  }
}
