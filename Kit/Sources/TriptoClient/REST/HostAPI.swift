import Foundation
public import TriptoKernel
import TriptoWire

/// All that a host asks of its server over REST (UI-X5). Every call throws `APIError`.
public struct HostAPI: Sendable {
  public let server: ServerAddress
  /// In which language texts of packs and refusals are wanted.
  public var language: Language
  private let transport: any HTTPTransport
  private let keys: (any HouseKeys)?

  public init(
    server: ServerAddress, transport: any HTTPTransport, language: Language = .sv,
    keys: (any HouseKeys)? = nil
  ) {
    (self.server, self.transport, self.language, self.keys) = (server, transport, language, keys)
  }

  /// The body of the answer. Where the house key is missing, its person is asked for it, and then the call is made
  /// again.
  func call(
    _ method: HTTPRequest.Method, _ path: String, _ body: (any JSONWritable)? = nil,
    as token: String? = nil, headers: [String: String] = [:]
  ) async throws(APIError) -> [UInt8] {
    while true {
      let key = await keys?.key
      var request = request(method, path, body, token)
      request.headers.merge(headers) { $1 }
      request.headers["Tripto-Key"] = key
      do throws(APIError) {
        return try await once(request)
      } catch {
        guard error.asksForHouseKey, let keys else { throw error }
        // NB: a key that came while this call was under way is tried before anybody is asked.
        let isNew = await keys.key != key
        guard isNew else {
          if await keys.ask(refused: key) { continue }
          throw error
        }
      }
    }
  }

  private func request(
    _ method: HTTPRequest.Method, _ path: String, _ body: (any JSONWritable)?, _ token: String?
  ) -> HTTPRequest {
    var headers: [String: String] = ["Accept": "application/json"]
    if body != nil { headers["Content-Type"] = "application/json" }
    if let token { headers["Authorization"] = "Bearer \(token)" }
    return HTTPRequest(
      method: method, url: "\(server)\(path)", headers: headers, body: body?.jsonBytes())
  }

  private func once(_ request: HTTPRequest) async throws(APIError) -> [UInt8] {
    let response: HTTPResponse
    do {
      response = try await transport.send(request)
    } catch {
      // NB: whatever kept the answer away has one text, and one remedy.
      throw .unreachable
    }
    if (200...299).contains(response.status) { return response.body }
    guard let refusal = Refusal(response) else { throw .notUnderstood(status: response.status) }
    throw .refused(refusal)
  }

  /// The same for an answer that is a JSON object.
  func read<Answer: Decodable>(
    _ method: HTTPRequest.Method, _ path: String, _ body: (any JSONWritable)? = nil,
    as token: String? = nil, headers: [String: String] = [:]
  ) async throws(APIError) -> Answer {
    let bytes = try await call(method, path, body, as: token, headers: headers)
    do {
      return try JSONDecoder().decode(Answer.self, from: Data(bytes))
    } catch {
      throw .notUnderstood(status: 200)
    }
  }

  /// A path with its parts escaped.
  static func path(_ parts: String...) -> String {
    "/v1/" + parts.map(URLText.escaped).joined(separator: "/")
  }
}

extension APIError {
  var asksForHouseKey: Bool {
    if case .refused(let refusal) = self { refusal.name == "House key needed" } else { false }
  }
}
