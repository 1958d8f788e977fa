import NIOCore
import NIOHTTP1
import NIOWebSocket

/// What becomes of a request for a WebSocket path.
enum Handshake {
  /// `isKnown`: it comes back to a game (SE26).
  case accept(WebSocketRoute, isKnown: Bool)
  case refuse(Refusal)

  /// An answer of RE1's shape.
  struct Refusal {
    var status: HTTPResponseStatus
    var message: String
    var headers: HTTPHeaders = [:]
    /// The status in words, unless the route has its own.
    var error: String?

    var body: String {
      #"{"error":"\#(error ?? status.reasonPhrase)","message":"\#(message)"}"#
    }

    static let notAnUpgrade = Refusal(
      status: .upgradeRequired, message: "This address speaks WebSocket only.",
      headers: ["upgrade": "websocket"])
    static let wrongVersion = Refusal(
      status: .upgradeRequired, message: "Only version 13 of WebSocket is spoken here.",
      headers: ["upgrade": "websocket", "sec-websocket-version": "13"])
    static let wrongMethod = Refusal(
      status: .methodNotAllowed, message: "A WebSocket is opened with GET.",
      headers: ["allow": "GET"])
    static let malformed = Refusal(
      status: .badRequest, message: "The WebSocket handshake is malformed.")
    static func tooMany(_ seconds: Int) -> Refusal {
      Refusal(
        status: .tooManyRequests, message: "Too many connections. Wait \(seconds) s.",
        headers: ["retry-after": "\(seconds)"])
    }
    static let full = Refusal(
      status: .serviceUnavailable, message: "The server is full. Try again in a moment.",
      headers: ["retry-after": "5"])
    static let closing = Refusal(
      status: .serviceUnavailable, message: "The server is restarting.",
      headers: ["retry-after": "2"])
    static let unreadable = Refusal(status: .badRequest, message: "The request is malformed.")
  }

  /// Judges `head`, a request for `route`'s path, by RFC 6455 section 4.2.1.
  static func judge(
    _ head: HTTPRequestHead, from address: SocketAddress?, for route: WebSocketRoute
  ) -> Handshake {
    guard head.method == .GET else { return .refuse(.wrongMethod) }
    guard asksForWebSocket(head) else { return .refuse(.notAnUpgrade) }
    guard head.headers["sec-websocket-version"] == ["13"] else { return .refuse(.wrongVersion) }
    guard isWellFormed(head) else { return .refuse(.malformed) }
    if let refusal = route.refuse(head) {
      return .refuse(
        Refusal(status: refusal.status, message: refusal.message, error: refusal.error))
    }
    switch route.judge(head, address) {
    case .stranger: return .accept(route, isKnown: false)
    case .known: return .accept(route, isKnown: true)
    case .tooMany(let seconds): return .refuse(.tooMany(seconds))
    case .closing: return .refuse(.closing)
    }
  }

  private static func asksForWebSocket(_ head: HTTPRequestHead) -> Bool {
    head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
  }

  private static func isWellFormed(_ head: HTTPRequestHead) -> Bool {
    let keys = head.headers["sec-websocket-key"]
    return head.version == .http1_1 && head.stopsTheDecoder && head.headers.contains(name: "host")
      && keys.count == 1 && keys.allSatisfy(isKey) && !hasBody(head)
  }

  /// A key is sixteen bytes in base64: 22 characters and two `=`.
  private static func isKey(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    guard bytes.count == 24, bytes.suffix(2) == [61, 61] else { return false }
    return bytes.dropLast(2).allSatisfy { byte in
      switch byte {
      case 48...57, 65...90, 97...122, 43, 47: true
      default: false
      }
    }
  }

  private static func hasBody(_ head: HTTPRequestHead) -> Bool {
    let length = head.headers.first(name: "content-length") ?? "0"
    return length != "0" || head.headers.contains(name: "transfer-encoding")
  }
}

extension HTTPRequestHead {
  /// The path without the query.
  var path: Substring { uri.prefix { $0 != "?" } }

  /// Whether the address is one: visible ASCII.
  var hasLegalURI: Bool { uri.utf8.allSatisfy { (0x21...0x7e).contains($0) } }

  /// Whether NIO's decoder reads nothing after this request, since another protocol might follow.
  var stopsTheDecoder: Bool {
    if method == .CONNECT { return true }
    return headers.contains(name: "upgrade")
      && headers[canonicalForm: "connection"].contains { $0.lowercased() == "upgrade" }
  }
}
