@_spi(Testing) import AppleFoundation
import Foundation

public final class NWConnection: Sendable {
  @nonexhaustive public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  private let states = Told<NWConnection.State>()
  private let path = Guarded<NWPath?>(nil)

  public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }

  @preconcurrency public var stateUpdateHandler: (@Sendable (NWConnection.State) -> Void)? {
    get { states.handler.value }
    set { states.handler.value = newValue }
  }

  public var currentPath: NWPath? { path.value }

  public func start(queue: DispatchQueue) {
    states.start(on: queue)
    states.tell(.preparing)
    FakeNetwork.current.connections.add(self)
  }

  public func cancel() { states.tell(.cancelled) }
}

// What a test says of the other side.
@_spi(Testing) extension NWConnection {
  public func becomes(_ state: NWConnection.State) { states.tell(state) }

  public func stands(at host: NWEndpoint.Host, _ port: NWEndpoint.Port) {
    path.value = NWPath(.satisfied, remote: .hostPort(host: host, port: port))
    states.tell(.ready)
  }

  public func cancelled() async throws { try await states.until(.cancelled) }
}
