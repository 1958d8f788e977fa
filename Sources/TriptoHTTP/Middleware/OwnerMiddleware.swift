import AsyncHTTPClient
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import TriptoGuard
import TriptoMetrics
import TriptoRooms
import TriptoStore
import TriptoTraces

/// Requests about a game go to the node that has it (CL3). Behind the door for other nodes none goes on.
struct OwnerMiddleware: RouterMiddleware {
  typealias Context = APIContext
  let services: SessionServices
  let membership: Membership
  let isInner: Bool

  /// A game may move while a request is on its way.
  private static let attempts = 3
  private static let timeout = TimeAmount.seconds(20)
  /// Of what writes destinations (RE34).
  private static let longTimeout = TimeAmount.seconds(130)
  /// Of a request, in bytes; those of a library go to the node that was asked.
  private static let longestBody = 1 << 20

  /// NB: a redirect is the client's to follow.
  private static let client: HTTPClient = {
    var configuration = HTTPClient.Configuration.singletonConfiguration
    configuration.redirectConfiguration = .disallow
    configuration.decompression = .disabled
    configuration.timeout.connect = .seconds(2)
    return HTTPClient(configuration: configuration)
  }()

  func handle(_ request: Request, context: APIContext, next: Next) async throws -> Response {
    guard let subject = Subject(request.uri.path) else { return try await next(request, context) }
    do {
      guard isHere(subject) else { return try await elsewhere(subject, request, context, next) }
      return try await next(request, context)
    } catch StoreError.fenced {
      // NB: nothing of the request was done: another node has taken the game meanwhile (CL2).
      throw isInner ? APIError.moved : APIError.moving
    }
  }

  private func elsewhere(
    _ subject: Subject, _ request: Request, _ context: APIContext, _ next: Next
  ) async throws -> Response {
    var request = request
    let body = try await request.body(upTo: Self.longestBody)
    for _ in 0..<Self.attempts {
      switch await place(of: subject) {
      case .here, .nowhere:
        request.body = .init(buffer: body)
        return try await next(request, context)
      case .unsettled: throw APIError.moving
      case .at where isInner: throw APIError.moved
      case .at(let address):
        if let response = try await pass(request, body, context, to: address) { return response }
      }
    }
    throw APIError.moving
  }

  private func isHere(_ subject: Subject) -> Bool {
    switch subject {
    case .session(let id): services.directory.session(id: id) != nil
    case .code(let code): services.directory.session(code: code) != nil
    }
  }

  private func place(of subject: Subject) async -> GamePlace {
    switch subject {
    case .session(let id): await membership.locator.place(ofSession: id)
    case .code(let code): await membership.locator.place(ofCode: code)
    }
  }

  /// - Returns: nil when the game is not there any more, or nobody answers there.
  private func pass(
    _ request: Request, _ body: ByteBuffer, _ context: APIContext, to address: NodeAddress
  ) async throws -> Response? {
    // NB: no more of its address than what follows the host: the other node's is ours to say.
    let target = request.uri.path + (request.uri.query.map { "?\($0)" } ?? "")
    guard target.hasPrefix("/") else {
      throw APIError(.badRequest, "Bad Request", "The path begins with /")
    }
    var asked = HTTPClientRequest(url: "http://\(address.host):\(address.port)\(target)")
    asked.method = HTTPMethod(rawValue: request.method.rawValue)
    asked.headers = headers(of: request, context)
    asked.body = .bytes(body)
    do {
      let answer = try await Self.client.execute(
        asked, timeout: request.uri.path.contains("/game-plan/") ? Self.longTimeout : Self.timeout)
      guard answer.status != .misdirectedRequest else { return nil }
      services.metrics.requestsPassedOn.increment()
      return Response(
        status: .init(code: Int(answer.status.code)), headers: Self.fields(of: answer.headers),
        body: ResponseBody(asyncSequence: answer.body))
    } catch {
      context.logger.notice(
        "a request could not be passed on",
        metadata: ["node": "\(address.host):\(address.port)", "why": "\(error)"])
      // NB: what may have been done is not done twice.
      guard request.method == .get || request.method == .head || Self.wasNotSent(error) else {
        throw APIError.moving
      }
      return nil
    }
  }

  private static func wasNotSent(_ error: any Error) -> Bool {
    error is NIOConnectionError || error as? HTTPClientError == .connectTimeout
  }

  private static func fields(of headers: HTTPHeaders) -> HTTPFields {
    var fields = HTTPFields()
    for (name, value) in headers {
      guard let name = HTTPField.Name(name), !hops.contains(name.canonicalName) else { continue }
      fields.append(HTTPField(name: name, value: value))
    }
    return fields
  }

  /// Of one connection alone.
  private static let hops = ["transfer-encoding", "content-length", "connection", "keep-alive"]

  private func headers(of request: Request, _ context: APIContext) -> HTTPHeaders {
    var headers = HTTPHeaders(request.headers.map { ($0.name.rawName, $0.value) })
    for name in Self.hops { headers.remove(name: name) }
    if let host = request.head.authority { headers.replaceOrAdd(name: "host", value: host) }
    headers.replaceOrAdd(name: Membership.keyHeader, value: membership.key)
    headers.replaceOrAdd(
      name: Membership.clientHeader, value: context.remoteAddress?.ipAddress ?? "")
    if let place = Traces.current.traceparent {
      headers.replaceOrAdd(name: "traceparent", value: place)
    }
    return headers
  }
}

extension OwnerMiddleware {
  /// What a request is about.
  enum Subject: Equatable {
    case session(String)
    case code(String)

    /// Nil for what any node answers.
    init?(_ path: String) {
      let parts = path.split(separator: "/", maxSplits: 4)
      guard parts.count >= 4, parts[0] == "v1", parts[1] == "sessions" else { return nil }
      if parts[2] == "by-code" {
        guard let text = String(parts[3]).removingPercentEncoding,
          let code = JoinCode.normalized(text)
        else { return nil }
        self = .code(code)
      } else {
        self = .session(String(parts[2]))
      }
    }
  }
}

extension APIError {
  /// The game's place is not known yet.
  static let moving = APIError(
    .serviceUnavailable, "Service Unavailable", "The game is being moved, try again",
    retryAfterSeconds: 1)
  fileprivate static let moved = APIError(
    .misdirectedRequest, "Misdirected Request", "The game is on another node")
}
