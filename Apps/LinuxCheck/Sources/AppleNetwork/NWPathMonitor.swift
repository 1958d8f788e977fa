@_spi(Testing) import AppleFoundation
import Foundation

public final class NWPathMonitor: Sendable {
  private let paths = Told<NWPath>()
  private let ends = Made<Bool>()

  public init() {}

  @preconcurrency public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { paths.handler.value }
    set { paths.handler.value = newValue }
  }

  public func start(queue: DispatchQueue) {
    paths.start(on: queue)
    FakeNetwork.current.monitors.add(self)
  }

  public func cancel() { ends.add(true) }
}

// What a test says of the device's network.
@_spi(Testing) extension NWPathMonitor {
  public func sees(_ path: NWPath) { paths.tell(path) }
  public func cancelled() async throws { _ = try await ends.next() }
}
