@_spi(Testing) import AppleFoundation
import Foundation

public final class NWListener: Sendable {
  @nonexhaustive public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }

  public struct Service: Equatable, Sendable {
    public let name: String?
    public let type: String
    public let domain: String?
    public var txtRecordObject: NWTXTRecord?

    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      (self.name, self.type, self.domain, txtRecordObject) = (name, type, domain, nil)
    }

    public init(
      name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord
    ) {
      (self.name, self.type, self.domain, txtRecordObject) = (name, type, domain, txtRecord)
    }
  }

  public let parameters: NWParameters
  private let states = Told<NWListener.State>()
  private let kept: Guarded<NWListener.Service?>
  private let door = Guarded<(@Sendable (NWConnection) -> Void)?>(nil)
  private let place = Guarded<NWEndpoint.Port?>(nil)

  public init(service: NWListener.Service, using parameters: NWParameters) throws {
    if let error = FakeNetwork.current.listening.value { throw error }
    self.parameters = parameters
    kept = Guarded(service)
  }

  public var service: NWListener.Service? {
    get { kept.value }
    set { kept.value = newValue }
  }

  public var port: NWEndpoint.Port? { place.value }

  @preconcurrency public var stateUpdateHandler: (@Sendable (NWListener.State) -> Void)? {
    get { states.handler.value }
    set { states.handler.value = newValue }
  }

  @preconcurrency public var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
    get { door.value }
    set { door.value = newValue }
  }

  public func start(queue: DispatchQueue) {
    states.start(on: queue)
    FakeNetwork.current.listeners.add(self)
  }

  public func cancel() { states.tell(.cancelled) }
}

// What a test says of the device.
@_spi(Testing) extension NWListener {
  public func becomes(_ state: NWListener.State) { states.tell(state) }

  public func stands(at port: NWEndpoint.Port) {
    place.value = port
    states.tell(.ready)
  }

  public func isCalled(by connection: NWConnection) {
    states.onQueue { [door] in door.value?(connection) }
  }

  public func cancelled() async throws { try await states.until(.cancelled) }
}
