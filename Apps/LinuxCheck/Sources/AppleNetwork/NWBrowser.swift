@_spi(Testing) import AppleFoundation
import Foundation

public final class NWBrowser: Sendable {
  @nonexhaustive public enum Descriptor: Hashable, Sendable {
    case bonjour(type: String, domain: String?)
    case bonjourWithTXTRecord(type: String, domain: String?)
  }

  @nonexhaustive public enum State: Equatable, Sendable {
    case setup
    case ready
    case failed(NWError)
    case cancelled
    case waiting(NWError)
  }

  public struct Result: Hashable, Sendable {
    @nonexhaustive public enum Metadata: Hashable, Sendable {
      case none
      case bonjour(NWTXTRecord)
    }

    @nonexhaustive public enum Change: Hashable, Sendable {
      case identical
      case added(NWBrowser.Result)
      case removed(NWBrowser.Result)
    }

    public let endpoint: NWEndpoint
    public let metadata: NWBrowser.Result.Metadata

    @_spi(Testing) public init(_ endpoint: NWEndpoint, _ metadata: Metadata) {
      (self.endpoint, self.metadata) = (endpoint, metadata)
    }
  }

  typealias Results = @Sendable (Set<NWBrowser.Result>, Set<NWBrowser.Result.Change>) -> Void

  public let descriptor: NWBrowser.Descriptor
  public let parameters: NWParameters
  private let states = Told<NWBrowser.State>()
  private let results = Guarded<Results?>(nil)
  private let found = Guarded<Set<NWBrowser.Result>>([])

  public init(for descriptor: NWBrowser.Descriptor, using parameters: NWParameters) {
    (self.descriptor, self.parameters) = (descriptor, parameters)
  }

  @preconcurrency public var stateUpdateHandler: (@Sendable (NWBrowser.State) -> Void)? {
    get { states.handler.value }
    set { states.handler.value = newValue }
  }

  @preconcurrency public var browseResultsChangedHandler:
    (@Sendable (Set<NWBrowser.Result>, Set<NWBrowser.Result.Change>) -> Void)?
  {
    get { results.value }
    set { results.value = newValue }
  }

  public var browseResults: Set<NWBrowser.Result> { found.value }

  public func start(queue: DispatchQueue) {
    states.start(on: queue)
    FakeNetwork.current.browsers.add(self)
  }

  public func cancel() { states.tell(.cancelled) }
}

// What a test says of the neighbourhood.
@_spi(Testing) extension NWBrowser {
  public func becomes(_ state: NWBrowser.State) { states.tell(state) }

  public func finds(_ found: Set<NWBrowser.Result>) {
    self.found.value = found
    states.onQueue { [results] in results.value?(found, []) }
  }

  /// Returns when the app has cancelled it.
  public func cancelled() async throws { try await states.until(.cancelled) }
}
