public import NIOCore
public import NIOHTTP1

/// Another server that a socket is passed on to.
public struct RelayTarget: Sendable {
  public let host: String
  public let port: Int
  /// Sent with the upgrade, beside what the client sent.
  public let headers: HTTPHeaders
  /// How long the other server may take to grant the upgrade.
  public var timeout = TimeAmount.seconds(3)

  public init(host: String, port: Int, headers: HTTPHeaders) {
    (self.host, self.port, self.headers) = (host, port, headers)
  }

  /// The client's upgrade as the other server gets it.
  func request(of head: HTTPRequestHead) -> ByteBuffer {
    var fields = head.headers
    for field in headers { fields.replaceOrAdd(name: field.name, value: field.value) }
    var text = "GET \(head.uri) HTTP/1.1\r\n"
    for (name, value) in fields { text += "\(name): \(value)\r\n" }
    return ByteBuffer(string: text + "\r\n")
  }
}

/// Why a socket was not passed on.
public enum RelayError: Error, Sendable, Equatable {
  /// The other server answered with this instead of 101.
  case refused(status: Int)
  /// What came was no answer, or none came in time.
  case noAnswer
}
