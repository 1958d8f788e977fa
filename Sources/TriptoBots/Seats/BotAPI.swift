import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import TriptoKernel
package import TriptoWire

/// Why a bot could not get what it asked for.
public enum BotError: Error, Sendable, Equatable, CustomStringConvertible {
  /// Bots may play on this machine only.
  case notLoopback(String)
  /// A REST answer with another status than the one promised.
  case status(String, code: Int, body: String)
  case unreachable(String)
  case badOptions(String)
  case server(String)

  public var description: String {
    switch self {
    case .notLoopback(let url): "\(url) is not on this machine; bots play on loopback only"
    case .status(let path, let code, let body): "\(path) answered \(code): \(body)"
    case .unreachable(let text): "the server cannot be reached: \(text)"
    case .badOptions(let text): text
    case .server(let text): "the server process: \(text)"
    }
  }
}

/// The REST part of the protocol, as bots use it (RE5, RE8–RE20).
public struct BotAPI: Sendable {
  /// `http://host:port`, without a slash at the end.
  let base: String
  /// How often a request is repeated while nobody listens, 100 ms apart.
  let attempts: Int

  /// - Throws: `BotError.notLoopback`.
  public init(base: String, attempts: Int = 1) throws(BotError) {
    let host = URLComponents(string: base)?.host ?? ""
    guard ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host) else {
      throw .notLoopback(base)
    }
    self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
    self.attempts = attempts
  }

  /// The `Host` of its requests.
  package var authority: String { base.split(separator: "/").last.map(String.init) ?? base }

  /// Clients take `wsUrl` from the answers; bots stay on loopback.
  package func socketURL(token: String, isExtended: Bool) -> String {
    let scheme = base.hasPrefix("https") ? "wss" + base.dropFirst(5) : "ws" + base.dropFirst(4)
    return "\(scheme)/ws?token=\(token)" + (isExtended ? "&v=2" : "")
  }

  /// RE8: a new session
  package func create(_ settings: SettingsChange) async throws -> CreateSessionResponse {
    try await send("/v1/sessions", CreateSessionRequest(settings: settings), expecting: 201)
  }

  /// RE10, RE13: as a person does, from the code to the seat.
  package func join(code: String, name: String) async throws -> JoinResponse {
    let found: LookupResponse = try await send("/v1/sessions/by-code/\(code)")
    let request = JoinRequest(name: name, joinToken: code)
    return try await send("/v1/sessions/\(found.sessionId)/join", request)
  }

  /// RE20: the TV's place
  /// - Parameter token: of who has made the session; a TV that was found otherwise has none.
  func joinTV(_ session: SessionID, token: String? = nil) async throws -> TVJoinResponse {
    try await send("/v1/sessions/\(session)/tv", TVJoinRequest(tvJoinToken: token))
  }

  /// RE5: returns once the server answers.
  package func waitForHealth() async throws { _ = try await answer("/health", nil, 200) }

  /// A GET, or a POST of `body`.
  private func send<Answer: Decodable>(
    _ path: String, _ body: (any WirePayload)? = nil, expecting status: UInt = 200
  ) async throws -> Answer {
    let answer = try await answer(path, body, status)
    return try JSONDecoder().decode(Answer.self, from: Data(answer.readableBytesView))
  }

  private func answer(
    _ path: String, _ body: (any WirePayload)?, _ status: UInt
  ) async throws -> ByteBuffer {
    var request = HTTPClientRequest(url: base + path)
    if let body {
      request.method = .POST
      request.headers.add(name: "Content-Type", value: "application/json")
      request.body = .bytes(ByteBuffer(bytes: body.jsonBytes()))
    }
    let response = try await execute(request)
    let answer = try await response.body.collect(upTo: 1 << 20)
    guard response.status.code == status else {
      let text = String(buffer: answer)
      throw BotError.status(path, code: Int(response.status.code), body: text)
    }
    return answer
  }

  private func execute(_ request: HTTPClientRequest) async throws -> HTTPClientResponse {
    var last = ""
    for attempt in 0..<max(attempts, 1) {
      if attempt > 0 { try await Task.sleep(for: .milliseconds(100)) }
      do {
        return try await HTTPClient.shared.execute(request, timeout: .seconds(10))
      } catch {
        last = "\(error)"
      }
    }
    throw BotError.unreachable(last)
  }
}
