import TriptoClient
import TriptoKernel
import TriptoTestWorld

/// A server's REST side: each call has its answer, by method and path below `/v1`.
actor House: HTTPTransport {
  private var answers: [String: (status: Int, body: JSONValue)]
  private var silent: Set<String> = []
  private let world: FakeWorld

  init(_ world: FakeWorld) {
    self.world = world
    answers = Library.answers
  }

  func put(_ call: String, _ body: JSONValue, status: Int = 200) {
    answers[call] = (status, body)
  }

  /// This call is never answered.
  func keepSilent(_ call: String) { silent.insert(call) }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let call = Self.call(request)
    if silent.contains(call) { try await world.sleep(untilMs: .greatestFiniteMagnitude) }
    let (status, body) = answers[call] ?? (404, Self.refusal("Not found"))
    return HTTPResponse(status: status, body: body.jsonBytes())
  }

  /// Without the server's address and what stands behind a question mark.
  private static func call(_ request: HTTPRequest) -> String {
    let path = request.url.split(separator: "?").first.map(String.init) ?? ""
    let below = path.components(separatedBy: "/v1/").dropFirst().joined()
    return "\(request.method.rawValue) \(below)"
  }

  static func refusal(_ name: String) -> JSONValue {
    ["error": .string(name), "message": "in English"]
  }
}
