@_spi(Testing) import AppleFoundation

/// The network of one test: what an app started in it, in order.
@_spi(Testing) public final class FakeNetwork: Sendable {
  /// NB: of each task its own, so that tests run beside each other.
  @TaskLocal public static var current = FakeNetwork()

  public let browsers = Made<NWBrowser>()
  public let connections = Made<NWConnection>()
  public let listeners = Made<NWListener>()
  public let monitors = Made<NWPathMonitor>()
  /// What making a listener throws.
  public let listening = Guarded<NWError?>(nil)

  public init() {}
}
