import Foundation
import TriptoProcess

extension LocalCluster {
  /// Starts one after the other; the nodes after the first one, which makes the tables, all at once.
  ///
  /// - Throws: `LocalClusterError`, and what keeps a file from being written.
  func start() async throws {
    try await startPostgres()
    let redis = add(
      .redis, "redis", programs.redis, plan.redisArguments, in: Surroundings())
    try await wait(for: redis) { await LocalPorts.isOpen(plan.redisPort) }
    try await startNodes(1...1)
    if plan.nodePorts.count > 1 { try await startNodes(2...plan.nodePorts.count) }
    try await startNginx()
  }

  private func startPostgres() async throws {
    var surroundings = Surroundings()
    surroundings.folder = "/"
    // NB: asked to terminate it would wait for its clients.
    surroundings.ending = .interrupt
    if geteuid() == 0 {
      guard let account = UserAccount("postgres") else { throw LocalClusterError.noAccount }
      surroundings.account = account
    }
    try await makeDatabase(surroundings)
    let postgres = add(
      .postgres, "postgres", programs.postgres, plan.postgresArguments, in: surroundings)
    try await wait(for: postgres) {
      try await programs.isReady.run(["-q", "-h", "127.0.0.1", "-p", "\(plan.postgresPort)"])
        .status == 0
    }
  }

  /// Makes the database, unless the folder has it from before.
  private func makeDatabase(_ surroundings: Surroundings) async throws {
    let files = FileManager.default
    guard !files.fileExists(atPath: plan.database + "/PG_VERSION") else { return }
    try files.createDirectory(
      atPath: plan.database, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try surroundings.account?.own(plan.database)
    let status = try await programs.initdb.run(
      plan.initdbArguments, in: surroundings, log: plan.log("initdb"))
    try Task.checkCancellation()
    guard status == 0 else {
      let tail = ClusterPart(.postgres, "initdb", log: plan.log("initdb")).tail
      throw LocalClusterError.ended("initdb", status: status, log: tail)
    }
  }

  private func startNode(_ number: Int) -> ClusterPart {
    var surroundings = Surroundings()
    surroundings.environment = plan.settings(
      ofNode: number, given: ProcessInfo.processInfo.environment)
    // NB: longer than the node's own limit (SE41), which says in its log what hung.
    surroundings.patience = .seconds(50)
    return add(
      .node, "node\(number)", .current, ["serve", "--no-banner"], in: surroundings)
  }

  /// Starts nodes at once and returns when all answer.
  private func startNodes(_ numbers: ClosedRange<Int>) async throws {
    for (number, node) in numbers.map({ ($0, startNode($0)) }) {
      try await wait(for: node) { await LocalHealth.isGood(at: plan.address(ofNode: number)) }
    }
  }

  private func startNginx() async throws {
    let file = try NginxConfiguration(
      folder: plan.folder, port: plan.port, nodes: plan.nodePorts.map { "127.0.0.1:\($0)" })
    try file.text.write(toFile: plan.nginxFile, atomically: true, encoding: .utf8)
    let nginx = add(.nginx, "nginx", programs.nginx, plan.nginxArguments, in: Surroundings())
    try await wait(for: nginx) { await LocalHealth.isGood(at: plan.address) }
    for port in plan.nodePorts {
      let node = "http://127.0.0.1:\(port)"
      try await wait(for: nginx) { await LocalHealth.isGood(at: node, path: "/ready") }
    }
  }
}
