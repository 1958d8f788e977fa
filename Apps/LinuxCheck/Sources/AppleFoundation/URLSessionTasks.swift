import Foundation

open class URLSessionTask: NSObject, @unchecked Sendable {
  let session: URLSession

  init(_ session: URLSession) { self.session = session }

  open func resume() {}
  open func cancel() {}
}

/// NB: what the other side does is said by the test, through `peer`.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  /// NB: an enumeration of C on Apple's systems. Such a one takes every number, as this structure does.
  public struct CloseCode: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init?(rawValue: Int) { self.rawValue = rawValue }
    private init(_ rawValue: Int) { self.rawValue = rawValue }

    public static let invalid = CloseCode(0)
    public static let normalClosure = CloseCode(1000)
    public static let goingAway = CloseCode(1001)
    public static let policyViolation = CloseCode(1008)
  }

  @nonexhaustive public enum Message: Sendable {
    case data(Data)
    case string(String)
  }

  open var maximumMessageSize: Int {
    get { peer.longest.value }
    set { peer.longest.value = newValue }
  }
  open var closeCode: CloseCode { peer.goodbye.value.code }
  open var closeReason: Data? { peer.goodbye.value.reason }

  @_spi(Testing) public let url: URL
  @_spi(Testing) public let peer = Peer()

  init(_ session: URLSession, _ url: URL) {
    self.url = url
    super.init(session)
  }

  open override func resume() { peer.deeds.add(.resumed) }
  open override func cancel() { end(.cancelled, URLError(.cancelled)) }

  open func cancel(with closeCode: CloseCode, reason: Data?) {
    end(.closed(closeCode.rawValue, reason), URLError(.cancelled))
  }

  public func send(_ message: Message) async throws {
    try peer.check()
    peer.deeds.add(.sent(message))
  }

  public func receive() async throws -> Message { try await peer.next() }

  private func end(_ deed: Peer.Deed, _ error: any Error) {
    peer.deeds.add(deed)
    peer.breakLine(error)
  }

  private var witness: (any URLSessionTaskDelegate)? {
    session.delegate as? any URLSessionTaskDelegate
  }
}

// What a test says of the other side.
@_spi(Testing) extension URLSessionWebSocketTask {
  public func opens() {
    (witness as? any URLSessionWebSocketDelegate)?
      .urlSession(session, webSocketTask: self, didOpenWithProtocol: nil)
  }

  /// The other side says goodbye.
  public func closes(_ code: Int, _ reason: String?) {
    guard let code = CloseCode(rawValue: code) else { return }
    peer.goodbye.value = (code, reason.map { Data($0.utf8) })
    (witness as? any URLSessionWebSocketDelegate)?
      .urlSession(session, webSocketTask: self, didCloseWith: code, reason: closeReason)
    peer.breakLine(URLError(.networkConnectionLost))
  }

  /// The line breaks, or never stood.
  public func fails(_ error: any Error) {
    witness?.urlSession(session, task: self, didCompleteWithError: error)
    peer.breakLine(error)
  }
}
