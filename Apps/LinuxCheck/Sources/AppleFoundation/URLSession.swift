import Foundation

@_exported import class FoundationNetworking.HTTPURLResponse
@_exported import struct FoundationNetworking.URLRequest
@_exported import class FoundationNetworking.URLResponse

/// NB: with the fake internet of the task that makes it behind it.
open class URLSession: NSObject, @unchecked Sendable {
  open var configuration: URLSessionConfiguration { kept }
  public var delegate: (any URLSessionDelegate)? { holder.value }

  private let kept: URLSessionConfiguration
  private let holder: Guarded<(any URLSessionDelegate)?>
  private let internet = FakeInternet.current

  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    kept = configuration
    holder = Guarded(delegate)
  }

  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  open func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    let task = URLSessionWebSocketTask(self, url)
    internet.sockets.add(task)
    return task
  }

  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await internet.answer(request, in: self)
  }

  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url), delegate: delegate)
  }

  /// NB: as Apple's, a session holds its delegate until then.
  open func finishTasksAndInvalidate() {
    holder.value = nil
    internet.ended.add(self)
  }
}

open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 7 * 24 * 3600
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  open var httpShouldSetCookies = true
}
