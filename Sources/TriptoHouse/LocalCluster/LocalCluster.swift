import Foundation
import TriptoProcess
import UnixSignals

/// Postgres, Redis, some nodes and nginx on the loopback of this machine, to be tried. They end together.
public actor LocalCluster {
  let plan: ClusterPlan
  let programs: ClusterPrograms
  private let isTemporary: Bool
  private var parts: [ClusterPart] = []
  private let clock = ContinuousClock()
  private let (deaths, died) = AsyncStream.makeStream(of: ClusterPart.self)
  /// How long a part may take until it answers.
  private static let patience = Duration.seconds(60)

  /// - Parameters:
  ///   - nodes: How many.
  ///   - port: Of nginx; 0 for any that is free.
  ///   - folder: Is kept; without it, one that is removed at the end.
  /// - Throws: `LocalClusterError` for a port that is taken, the error of the folder.
  public init(
    _ programs: ClusterPrograms, nodes: Int, port: Int, folder: String?
  ) async throws {
    guard try await LocalPorts.isFree(port) else { throw LocalClusterError.portTaken(port) }
    let ports = try await LocalPorts.free(nodes + 3, besides: port)
    self.programs = programs
    isTemporary = folder == nil
    plan = ClusterPlan(
      folder: try Self.made(folder), port: port == 0 ? ports[0] : port, postgresPort: ports[1],
      redisPort: ports[2], nodePorts: Array(ports.dropFirst(3)))
  }

  private static func made(_ folder: String?) throws -> String {
    let path =
      folder ?? FileManager.default.temporaryDirectory.path + "/tripto-cluster-" + UUID().uuidString
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    // NB: the user of Postgres has to get to its own folder below it.
    try FileManager.default.createDirectory(
      atPath: absolute, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o711])
    return absolute
  }

  /// Starts everything and returns after SIGINT, SIGTERM or the end of the terminal, when all has ended.
  ///
  /// - Parameter onReady: Is told once all of it answers.
  /// - Throws: why it did not start, or what ended by itself; nothing runs then.
  public func run(onReady: @escaping @Sendable (ClusterReport) throws -> Void) async throws {
    let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm, .sighup)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { for await _ in signals { return } }
      group.addTask { try await self.serve(onReady) }
      try await group.next()
      group.cancelAll()
      try await group.waitForAll()
    }
  }

  private func serve(_ onReady: (ClusterReport) throws -> Void) async throws {
    let result: Result<Void, any Error>
    do {
      try await untilOneEnds(onReady)
      result = .success(())
    } catch is CancellationError {
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await end()
    // NB: what went wrong stands in its logs.
    try result.get()
    if isTemporary { try FileManager.default.removeItem(atPath: plan.folder) }
  }

  private func untilOneEnds(_ onReady: (ClusterReport) throws -> Void) async throws {
    try await start()
    try onReady(ClusterReport(plan, parts))
    for await part in deaths { throw await part.failure() }
  }

  private func end() async {
    for kind in ClusterPart.Kind.allCases.reversed() {
      await withTaskGroup(of: Void.self) { group in
        for part in parts where part.kind == kind { group.addTask { await part.end() } }
      }
    }
  }

  /// Starts a process and returns at once.
  func add(
    _ kind: ClusterPart.Kind, _ name: String, _ program: Program, _ arguments: [String],
    in surroundings: Surroundings
  ) -> ClusterPart {
    let part = ClusterPart(kind, name, log: plan.log(name))
    parts.append(part)
    part.start(program, arguments, in: surroundings) { [died] in died.yield(part) }
    return part
  }

  /// Returns when it answers; asks again and again, since other programs do not tell.
  ///
  /// - Throws: why it does not.
  func wait(for part: ClusterPart, until isReady: () async throws -> Bool) async throws {
    let deadline = clock.now.advanced(by: Self.patience)
    while true {
      let answers = try await isReady()
      try Task.checkCancellation()
      guard !part.hasEnded else { throw await part.failure() }
      if answers { return }
      guard clock.now < deadline else {
        throw LocalClusterError.silent(part.name, log: part.tail)
      }
      try await Task.sleep(for: .milliseconds(50))
    }
  }
}
