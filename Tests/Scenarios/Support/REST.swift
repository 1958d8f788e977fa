import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Testing
import TriptoKernel
import TriptoTestEvening
import TriptoWire

/// What a request got.
struct Answer: Sendable {
  let status: Int
  let headers: [String: String]
  let body: ByteBuffer

  var text: String { String(buffer: body) }

  var json: JSONValue {
    get throws { try JSONValue(parsing: body.readableBytesView) }
  }

  func header(_ name: String) -> String? { headers[name.lowercased()] }
}

/// A body that a test may write as JSON or as bytes that are none.
enum Body {
  case none
  case json(JSONValue)
  case raw(String)
}

extension ServerUnderTest {
  /// Redirects are answers too.
  private static let client = HTTPClient(
    eventLoopGroupProvider: .singleton, configuration: .init(redirectConfiguration: .disallow))

  var base: String { "http://\(host):\(port)" }

  func request(
    _ method: String, _ path: String, _ body: Body = .none, headers: [String: String] = [:]
  ) async throws -> Answer {
    var request = HTTPClientRequest(url: base + path)
    request.method = .init(rawValue: method)
    switch body {
    case .none: break
    case .json(let value):
      request.headers.add(name: "content-type", value: "application/json")
      request.body = .bytes(ByteBuffer(bytes: value.jsonBytes()))
    case .raw(let text):
      request.headers.add(name: "content-type", value: "application/json")
      request.body = .bytes(ByteBuffer(string: text))
    }
    for (name, value) in headers { request.headers.replaceOrAdd(name: name, value: value) }
    let response = try await Self.client.execute(request, timeout: .seconds(30))
    let all = response.headers.map { ($0.name.lowercased(), $0.value) }
    return Answer(
      status: Int(response.status.code), headers: Dictionary(all) { $0 + "," + $1 },
      body: try await response.body.collect(upTo: 4 << 20))
  }

  func get(_ path: String, bearer: String? = nil) async throws -> Answer {
    try await request("GET", path, headers: Self.authorization(bearer))
  }

  func post(_ path: String, _ json: JSONValue = [:], bearer: String? = nil) async throws -> Answer {
    try await request("POST", path, .json(json), headers: Self.authorization(bearer))
  }

  func delete(_ path: String, bearer: String? = nil) async throws -> Answer {
    try await request("DELETE", path, headers: Self.authorization(bearer))
  }

  private static func authorization(_ token: String?) -> [String: String] {
    token.map { ["authorization": "Bearer \($0)"] } ?? [:]
  }
}

extension Answer {
  /// RE1: the status is exact, and the body is `{error, message, details?}` and nothing else.
  func expectError(
    _ status: Int, _ error: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(self.status == status, "\(text)", sourceLocation: sourceLocation)
    let body = try json
    #expect(body.text("error") == error, sourceLocation: sourceLocation)
    #expect(body.text("message")?.isEmpty == false, sourceLocation: sourceLocation)
    #expect(
      body.keys.subtracting(["details"]) == ["error", "message"], sourceLocation: sourceLocation)
  }
}
