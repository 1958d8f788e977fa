import NIOCore
import NIOPosix
import Testing
import TriptoKernel
import TriptoSocket
import TriptoTestEvening
import TriptoWire

/// The protocol a client speaks (EX1).
enum ProtocolVersion: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case v1, v2
  /// With patches (EX6): to be used where nobody waits for a snapshot.
  case patching

  static let allCases: [ProtocolVersion] = [.v1, .v2]

  var testDescription: String { rawValue }
  /// What the socket's address says of it.
  var query: String {
    switch self {
    case .v1: ""
    case .v2: "&v=2"
    case .patching: "&v=2&patch=1"
    }
  }
}

/// A client's socket.
struct GameSocket: Sendable {
  let connection: WebSocketClientConnection
  let inbox: Inbox

  /// How long anything that must come is waited for: far longer than any rule allows, so that a
  /// busy machine fails no test.
  static let patience = TimeAmount.seconds(20)

  static func open(
    _ server: ServerUnderTest, query: String = "", headers: [(String, String)] = []
  ) async throws -> GameSocket {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let inbox = Inbox(loop)
    let handlers = WebSocketClientHandlers(
      onText: { _, text in inbox.received(String(buffer: text)) },
      onClose: { inbox.closed($0, $1) })
    let connection = try await WebSocketClient.connect(
      url: "ws://\(server.host):\(server.port)/ws\(query)", headers: headers, on: loop,
      handlers: handlers)
    return GameSocket(connection: connection, inbox: inbox)
  }

  func send(_ type: String, _ payload: JSONValue = [:], commandID: String? = nil) {
    var frame: [String: JSONValue] = ["type": .string(type), "payload": payload]
    if let commandID { frame["commandId"] = .string(commandID) }
    send(raw: JSONValue.object(frame).jsonText)
  }

  func send(raw text: String) { connection.send(text: text) }

  /// The next message of a type; those before it count as read.
  @discardableResult
  func expect(
    _ type: String, within time: TimeAmount = patience,
    where fits: (Message) -> Bool = { _ in true }
  ) async throws -> Message {
    try await inbox.first(type, within: time) { $0.type == type && fits($0) }
  }

  /// The next message, whatever it is; clock pings come when they like and are passed over.
  func next() async throws -> Message {
    try await inbox.first("message", within: Self.patience) { $0.type != "CLOCK_PING" }
  }

  /// The next snapshot in a phase; those before it count as read.
  @discardableResult
  func snapshot(
    _ phase: String, within time: TimeAmount = patience,
    where fits: (JSONValue) -> Bool = { _ in true }
  ) async throws -> JSONValue {
    try await inbox.first("SNAPSHOT(\(phase))", within: time) {
      $0.type == "STATE_SNAPSHOT" && $0.phase == phase && fits($0.state)
    }.state
  }

  /// Sends a command and gives the code of the ERROR that answers it.
  func refusal(_ type: String, _ payload: JSONValue = [:]) async throws -> String? {
    send(type, payload)
    return try await expect("ERROR").payload.text("errorCode")
  }

  /// The state as the server sees it now, by RESUME_SESSION; all before it counts as read.
  func state() async throws -> JSONValue {
    // NB: a snapshot that was still under way would be taken for the answer.
    try await settled()
    send("RESUME_SESSION", ["playerId": "", "lastReceivedEventId": .null])
    return try await expect("STATE_SNAPSHOT").state
  }

  /// Everything unread up to now, without clock pings. The server answers in order, so what it had decided before this
  /// call is in the list, and what is not in it was never sent.
  @discardableResult
  func settled() async throws -> [Message] {
    send("RESUME_SESSION", ["playerId": "nobody-has-this-id"])
    return try await inbox.upTo("barrier", within: Self.patience) {
      $0.type == "ERROR" && $0.payload.text("errorCode") == "UNAUTHORIZED"
    }.filter { $0.type != "CLOCK_PING" }
  }

  func closed() async throws -> Inbox.Close { try await inbox.close(within: Self.patience) }

  func close() async throws {
    connection.close()
    _ = try await closed()
  }
}
