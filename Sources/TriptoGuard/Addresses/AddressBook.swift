import Synchronization

/// The public address and the port; known for certain only once that is open.
package final class AddressBook: Sendable {
  private let current: Mutex<(address: PublicAddress, port: Int)>

  package init(_ address: PublicAddress, port: Int) { current = Mutex((address, port)) }

  /// The port that the server listens on.
  package var port: Int { current.withLock { $0.port } }

  package func get() -> PublicAddress { current.withLock { $0.address } }
  package func set(_ address: PublicAddress, port: Int) {
    current.withLock { $0 = (address, port) }
  }
}
