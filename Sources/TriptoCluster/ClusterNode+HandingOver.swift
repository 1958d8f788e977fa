import Logging
import Synchronization
package import TriptoRooms
import TriptoStore

extension ClusterNode: NodeOperations {
  package func status() -> NodeStatus {
    NodeStatus(name: store.node, version: version, isSettled: mayClaim, registry)
  }

  package func handOver(_ id: String, to node: String) async throws(HandOverRefusal) {
    guard let session = registry.session(id: id) else { throw .notHere }
    guard node != store.node else { throw .itself }
    guard mayClaim else { throw .unsettled }
    if nodes[node] == nil { await renew() }
    guard nodes[node] != nil else { throw .unknownNode(node) }
    guard await !session.isStranded else { throw .unsaved }
    try promise(id, to: node)
    defer { heirs.withLock { $0[id] = nil } }
    await session.drained()
    await release(of: id)?.value
    guard await isOwner(node, of: id) else { throw .failed }
    logger.info("a game was handed over", metadata: ["session": "\(id)", "node": "\(node)"])
  }

  private func promise(_ id: String, to node: String) throws(HandOverRefusal) {
    let isFirst = heirs.withLock { heirs in
      guard heirs[id] == nil else { return false }
      heirs[id] = node
      return true
    }
    guard isFirst else { throw .moving }
  }

  private func isOwner(_ node: String, of id: String) async -> Bool {
    do {
      return try await store.owner(sessionId: id)?.node == node
    } catch {
      logger.error(
        "it is not known whether a game was handed over",
        metadata: ["session": "\(id)", "why": "\(error)"])
      return false
    }
  }
}
